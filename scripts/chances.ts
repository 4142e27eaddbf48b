/**
 * Which predicts better who wins, playouts or the master's network: `node scripts/chances.ts GAME SEATS LEVEL GAMES EVERY`. Bots of that level play
 * so many games, and in about one of EVERY choices both say what the seat that chooses can tell of everybody's chances.
 */
import { calibratedFor, isLevel, NO_LIMIT_BUT_LEVEL, openBot } from '@fairground/bots'
import { games } from '@fairground/games'
import { checkedOptions, fastRandom, type SeenBy } from '@fairground/kernel'
import { openEngine } from '@fairground/review'
import { chancesIn, outcomeShares } from '../review/chances.ts'

const SAMPLES = 24
const BINS = 10
/** No chance counts as smaller than this, so that a single surprise does not outweigh everything. */
const LEAST = 1e-3

/** How well one way predicted: the sum of the losses, and for each tenth the sums of what was said and what came. */
interface Score {
  loss: number
  readonly said: number[]
  readonly came: number[]
}

const [id = '', seatsText, level = '', count, every] = process.argv.slice(2)
const [seats, many, choices] = [seatsText, count, every].map(Number)
if (games[id] === undefined || !isLevel(level) || ![seats, many, choices].every((each) => each > 0))
  throw new Error('name a game, the seats, a level, how many games, and one of how many choices')
const gamePackage = await games[id]()
const options = checkedOptions(gamePackage.game, {}, seats)
const engine = await openEngine(gamePackage, options, seats)
const { rules } = engine
const master = (await gamePackage.bot()).thinking?.(seats).master
const network = master && (await calibratedFor(gamePackage, rules, master))
if (network === undefined) throw new Error('there is no network for this game and number of players')
const ways = { playouts: { ...engine, network: undefined }, network: { ...engine, network } }
const bot = await openBot(gamePackage, level, rules)
const scores = Object.keys(ways).map((): Score => ({ loss: 0, said: new Array(BINS).fill(0), came: new Array(BINS).fill(0) }))
let positions = 0

for (let game = 0; game < many; game++) {
  const random = fastRandom(`fit/${game}`)
  const state: unknown = rules.setup(random)
  const predicted: (readonly number[])[][] = []
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
    const asked = [...turn]
    const chosen = asked.map((seat) => {
      const moves = rules.moves(state, seat)
      return moves.length === 1 ? moves[0] : bot.choose(rules.view(state, seat), moves, NO_LIMIT_BUT_LEVEL, random)
    })
    const chooses = rules.moves(state, asked[0]).length > 1 && network.learning.unsettled?.(state) !== true
    if (chooses && random.below(choices) === 0) {
      const view: SeenBy = rules.view(state, asked[0])
      predicted.push(Object.values(ways).map((way) => chancesIn(way, view, SAMPLES).seats.map(({ value }) => value)))
    }
    for (const [place, seat] of asked.entries()) rules.play(state, seat, chosen[place], random)
  }
  const won = outcomeShares(engine, state)
  for (const both of predicted) {
    positions++
    for (const [way, chances] of both.entries()) add(scores[way], chances, won)
  }
}
process.stdout.write(`${id}, ${seats} players: ${positions} positions of ${many} games by ${level}\n`)
for (const [way, name] of Object.keys(ways).entries()) {
  const { loss, said, came } = scores[way]
  const off = said.reduce((sum, each, tenth) => sum + Math.abs(each - came[tenth]), 0) / (positions * seats)
  process.stdout.write(`${name.padEnd(8)}  loss ${(loss / positions).toFixed(3)}  off by ${(100 * off).toFixed(1)} points\n`)
}

function add(score: Score, chances: readonly number[], won: readonly number[]): void {
  for (const [seat, chance] of chances.entries()) {
    score.loss -= won[seat] * Math.log(Math.max(chance, LEAST))
    const tenth = Math.min(BINS - 1, Math.floor(BINS * chance))
    score.said[tenth] += chance
    score.came[tenth] += won[seat]
  }
}
