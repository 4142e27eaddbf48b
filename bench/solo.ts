/**
 * How a strong player fares alone, for tuning what is reconstructed: `node bench/solo.ts faiyum --games 20 --playouts 4`. At each turn
 * every move is played out so often by the game's greedy player, from states that its view allows, and the best mean is taken.
 */
import { parseArgs } from 'node:util'
import { AT_ONCE, botFor, playWith } from '@fairground/bots'
import { games as shelf } from '@fairground/games'
import { type AnyRules, type Bot, fastRandom, type Random, readOptions, type SeenBy } from '@fairground/kernel'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    playouts: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
})
const [name = 'faiyum'] = positionals
const furnished = await shelf[name]()
const read = readOptions(furnished.game, {}, 1)
if ('problems' in read) throw new Error(`${name} is not for one`)
const rules: AnyRules = furnished.game.open(read.options, 1)
const greedy = await botFor(furnished, 'greedy')

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}

function finalScore(state: unknown, random: Random): number {
  playWith([greedy], rules, state, random, random)
  return rules.outcome(state)?.scores[0] ?? 0
}

function thoughtful(playouts: number): Bot<unknown, SeenBy> {
  return {
    choose(view, moves, _budget, random) {
      const usual = greedy.choose(view, moves, AT_ONCE, random)
      const deals = Array.from({ length: playouts }, () => `${random.below(2 ** 31)}`)
      let best = usual
      let most = Number.NEGATIVE_INFINITY
      for (const move of [usual, ...moves.filter((each) => each !== usual)]) {
        const mean = meanOf(
          deals.map((deal) => {
            // The same chance for every move, so that luck does not choose.
            const chance = fastRandom(deal)
            const state = rules.imagine(view, chance)
            rules.play(state, 0, move, chance)
            return finalScore(state, chance)
          }),
        )
        if (mean > most) {
          most = mean
          best = move
        }
      }
      return best
    },
  }
}

const scores: number[] = []
for (let game = 0; game < Number(values.games); game++) {
  const random = fastRandom(`${values.seed}/${game}`)
  const state = rules.setup(random)
  playWith([thoughtful(Number(values.playouts))], rules, state, random, random)
  scores.push(rules.outcome(state)?.scores[0] ?? 0)
  process.stdout.write(`${scores[game]} `)
}
const low = Math.min(...scores)
const high = Math.max(...scores)
process.stdout.write(`\nmean ${meanOf(scores).toFixed(0)}, ${low} to ${high}, over ${scores.length} games\n`)
