/**
 * How well a strong player does in solo Faiyum, for tuning reconstructed values: `node bench/solo.ts --games 12 --playouts 4`. At the start
 * of a turn the greedy player plays out each move so often, and the best mean wins; the steps of a card are the greedy player's own.
 */
import { parseArgs } from 'node:util'
import { openBot, playoutBot, playWith } from '@fairground/bots'
import { gamePackage } from '@fairground/games/faiyum/game.ts'
import { fastRandom, rulesFor } from '@fairground/kernel'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '12' },
    playouts: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
})
const { game } = gamePackage
const rules = rulesFor(game, 1)

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}

const player = playoutBot(rules, await openBot(gamePackage, 'greedy', rules), {
  seats: 1,
  playouts: Number(values.playouts),
  // The mean of a few playouts is not exact.
  margin: 1,
  thinks: (view) => 'phase' in view && view.phase === 'turn',
})
const scores: number[] = []
for (let number = 0; number < Number(values.games); number++) {
  const random = fastRandom(`${values.seed}/${number}`)
  const state = rules.setup(random)
  playWith([player], rules, state, random, random)
  scores.push(rules.outcome(state)?.scores[0] ?? 0)
  process.stdout.write(`${scores[number]} `)
}
process.stdout.write(`\nmean ${meanOf(scores).toFixed(0)}, ${Math.min(...scores)} to ${Math.max(...scores)}, over ${scores.length} games\n`)
