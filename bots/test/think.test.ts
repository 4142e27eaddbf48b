import { games } from '@fairground/games'
import { type AnyRules, checkedOptions, fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { type BotTask, LEVELS, LONGEST, longestOf, temperamentOf, thinker } from '../index.ts'

/** A choice in the first round of Fair Trade. */
async function taskFor(level: string, more: Partial<BotTask> = {}): Promise<BotTask> {
  const { game } = await games['fair-trade']()
  const options = checkedOptions(game, {}, 3)
  const rules: AnyRules = game.open(options, 3)
  const state = rules.setup(fastRandom('deal'))
  return {
    game: game.id,
    options,
    seats: 3,
    level,
    view: rules.view(state, 0),
    moves: rules.moves(state, 0),
    seed: 1,
    millis: 60_000,
    ...more,
  }
}

describe('A bot in a thread or a worker', () => {
  it.each(LEVELS)('answers with the index of a legal move, the same for the same seed (%s)', async (level) => {
    const task = await taskFor(level)
    const [first, again] = [await thinker(games)(task), await thinker(games)(JSON.parse(JSON.stringify(task)))]
    expect(task.moves[first]).toBeDefined()
    expect(again).toBe(first)
  })

  it('stops when its time is up, or when it is told to', async () => {
    const began = performance.now()
    await thinker(games)(await taskFor('merchant', { millis: 0 }))
    await thinker(games, () => true)(await taskFor('merchant'))
    // Far less than the search would take.
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  it('is refused when its level is unknown; the error names the level', async () => {
    await expect(thinker(games)(await taskFor('oracle'))).rejects.toThrow('there is no level oracle')
  })
})

describe('The maximum thinking time of a level', () => {
  it('is known for every name that a table may have for it; an unknown name gets the smallest', () => {
    for (const level of LEVELS) expect(longestOf(level)).toBe(LONGEST[level])
    expect(longestOf('greedy')).toBe(LONGEST.apprentice)
    expect(longestOf('oracle')).toBe(LONGEST.random)
  })
})

describe("A bot's temperament", () => {
  it('is the same for the same seed and seat, and differs from table to table', () => {
    expect(temperamentOf('seal', 2)).toBe(temperamentOf('seal', 2))
    const seen = new Set(Array.from({ length: 60 }, (_, table) => temperamentOf(`seal ${table}`, 1)))
    expect(seen).toEqual(new Set(['even', 'thrifty', 'bold', 'tricky']))
  })
})
