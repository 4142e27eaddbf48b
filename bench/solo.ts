/**
 * How a strong player fares alone at Faiyum, for tuning what is reconstructed: `node bench/solo.ts --games 12 --playouts 4`. At the
 * start of a turn each move is played out so often by the greedy player, and the best mean is taken; the steps of a card are the
 * greedy player's own.
 */
import { parseArgs } from 'node:util'
import { AT_ONCE, playWith } from '@fairground/bots'
import { gamePackage } from '@fairground/games/faiyum/game.ts'
import { type Bot, fastRandom, type Random, readOptions } from '@fairground/kernel'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '12' },
    playouts: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
})
const { game } = gamePackage
const read = readOptions(game, {}, 1)
if ('problems' in read) throw new Error('Faiyum is for one, too')
const rules = game.open(read.options, 1)
const { greedy } = await gamePackage.bot()

type State = ReturnType<typeof rules.setup>

/** What the greedy player must be beaten by: the mean of a few playouts is not exact. */
const MARGIN = 1

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}

function scoreAfter(player: Bot<unknown, never>, state: State, random: Random): number {
  playWith([player], rules, state, random, random)
  return rules.outcome(state)?.scores[0] ?? 0
}

function thoughtful(playouts: number): typeof greedy {
  return {
    choose(view, moves, _budget, random) {
      const usual = greedy.choose(view, moves, AT_ONCE, random)
      if (view.phase !== 'turn') return usual
      // The same chances for every move, so that luck does not choose.
      const deals = Array.from({ length: playouts }, () => `${random.below(2 ** 31)}`)
      const worth = (move: (typeof moves)[number]): number =>
        meanOf(
          deals.map((deal) => {
            const chance = fastRandom(deal)
            const state = rules.imagine(view, chance)
            rules.play(state, 0, move, chance)
            return scoreAfter(greedy, state, chance)
          }),
        )
      let best = usual
      let most = worth(usual) + MARGIN
      for (const move of moves) {
        const mean = move === usual ? most : worth(move)
        if (mean > most) {
          most = mean
          best = move
        }
      }
      return best
    },
  }
}

const player = thoughtful(Number(values.playouts))
const scores: number[] = []
for (let number = 0; number < Number(values.games); number++) {
  const random = fastRandom(`${values.seed}/${number}`)
  scores.push(scoreAfter(player, rules.setup(random), random))
  process.stdout.write(`${scores[number]} `)
}
process.stdout.write(`\nmean ${meanOf(scores).toFixed(0)}, ${Math.min(...scores)} to ${Math.max(...scores)}, over ${scores.length} games\n`)
