import { games } from '@fairground/games'
import { decisionsOf } from '@fairground/games/test/random-game.ts'
import { type AnyRules, type Bot, fastRandom, type MoveKey, readOptions, type SeenBy, type Weights } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { NO_SEARCH } from '../index.ts'
import { tune } from '../tune.ts'
import { matrixGame } from './matrix-game.ts'

/** The first seat chooses a row; the higher of the two numbers wins. */
const rules: AnyRules = matrixGame(
  Array.from({ length: 21 }, (_, mine) => Array.from({ length: 21 }, (_, theirs) => (mine === theirs ? 0.5 : mine > theirs ? 1 : 0))),
)
const tunable = {
  weights: { high: 5, useless: 1 },
  /** Takes roughly the number in its parameters. */
  player: ({ high }: Weights): Bot<unknown, SeenBy> => ({
    choose: (_view, moves, _budget, random) => moves[Math.min(20, Math.max(0, Math.round(high) + random.below(3)))],
  }),
}
const setting = { seats: 2, tables: 80, rounds: 3, step: 0.5, seed: 'tuning' }

describe('Tuning', () => {
  it('finds better numbers', () => {
    const { high } = tune(rules, tunable, setting)
    expect(high).toBeGreaterThan(10)
  })

  it('finds the same again with the same seed', () => {
    expect(tune(rules, tunable, setting)).toEqual(tune(rules, tunable, setting))
  })

  it('does not change what makes no difference', () => {
    const { useless } = tune(rules, tunable, { ...setting, seed: fastRandom(1).below(9).toString() })
    expect(useless).toBe(1)
  })
})

describe.each(Object.entries(games))('The numbers of the hand-written player of %s', (_id, load) => {
  it('give the same player again, and other numbers another', async () => {
    const { game, bot } = await load()
    const { tunable, greedy } = await bot()
    const read = readOptions(game, {}, 4)
    if (tunable === undefined || 'problems' in read) throw new Error('there is nothing to tune')
    const opened = game.open(read.options, 4)
    const { weights, player } = tunable(opened)
    const same = choices(opened, greedy(opened))
    expect(choices(opened, player(weights))).toEqual(same)
    expect(choices(opened, player(Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, 3 * weight]))))).not.toEqual(
      same,
    )
  })
})

/** What a player would choose at each point of a random game. */
function choices(opened: AnyRules, player: Bot<unknown, SeenBy>): readonly MoveKey[] {
  const chosen: MoveKey[] = []
  for (const { state, seat, moves } of decisionsOf(opened, fastRandom('numbers')))
    chosen.push(opened.key(player.choose(opened.view(state, seat), moves, NO_SEARCH, fastRandom(chosen.length))))
  return chosen
}
