/**
 * Fits a game's evaluation function to games that its hand-written player plays against itself, with some random moves so that it learns what
 * mistakes cost: `node bots/tuning/fit.ts counterfeiters > games/counterfeiters/bot/fitted.json`, then `npm run format`. It prints to standard
 * error how well the weights predict games that were not used. With `--searching N` every other game is played by Traders that search for
 * N iterations, who finish games sooner. The same seed gives the same weights.
 */
import { parseArgs } from 'node:util'
import { games } from '@fairground/games'
import * as counterfeiters from '@fairground/games/counterfeiters/bot/evaluation.ts'
import { botTable } from '@fairground/games/counterfeiters/bot/table.ts'
import * as faiyum from '@fairground/games/faiyum/bot/evaluation.ts'
import { Mind } from '@fairground/games/faiyum/bot/mind.ts'
import { tableFor } from '@fairground/games/faiyum/rules/table.ts'
import { type AnyRules, fastRandom, pick, type Random, rulesFor, type Seat } from '@fairground/kernel'
import { openBot } from '../open.ts'
import { Regression } from './regression.ts'

/** What is fitted: features of a seat, grouped by stage of the game. */
interface Subject {
  readonly stages: number
  readonly features: number
  /** The weight of each feature that is assumed without data: in the opening, for example, nobody has an envelope to learn from. */
  readonly beforehand: readonly number[]
  /** Scores are divided by this before they are predicted. */
  readonly unit: number
  stageOf(state: unknown): number
  read(state: unknown, seat: number, into: Float64Array): void
}

// A subject's state is that of the rules: the script opens both for the same game.
const SUBJECTS: Readonly<Record<string, (rules: AnyRules) => Subject>> = {
  counterfeiters({ facts }) {
    const table = botTable(facts as Parameters<typeof botTable>[0])
    type State = Parameters<typeof counterfeiters.stageOf>[1]
    return {
      stages: counterfeiters.STAGES,
      features: counterfeiters.FEATURES,
      beforehand: counterfeiters.PRIOR_WEIGHTS,
      unit: 100,
      stageOf: (state) => counterfeiters.stageOf(table, state as State),
      read: (state, seat, into) => counterfeiters.readFeatures(table, state as State, seat, into),
    }
  },
  faiyum({ facts }) {
    const table = tableFor(facts as Parameters<typeof tableFor>[0])
    const mind = new Mind(table, {})
    type State = Parameters<typeof faiyum.stageOf>[1]
    return {
      stages: faiyum.STAGES,
      features: faiyum.FEATURES,
      beforehand: faiyum.PRIOR_WEIGHTS,
      unit: 1,
      stageOf: (state) => faiyum.stageOf(table, state as State),
      read: (state, seat, into) => mind.read(state as State, seat, into),
    }
  },
}

/** One in so many moves is random, and one in so many positions is kept. */
const STRAYS = 12
const KEPT = 5

interface Sample {
  readonly stage: number
  readonly features: readonly Float64Array[]
  readonly scores: readonly number[]
  readonly shares: readonly number[]
}

/** Who plays: the quick player of the playouts, or a level that searches with few iterations. */
type Player = (state: unknown, seat: Seat, moves: readonly unknown[], random: Random) => unknown

function play(rules: AnyRules, player: Player, subject: Subject, seats: number, seed: string): Sample[] {
  const random = fastRandom(seed)
  const state: unknown = rules.setup(random)
  const kept: { stage: number; features: Float64Array[] }[] = []
  let before = -1
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
    const [seat] = turn
    const moves = rules.moves(state, seat)
    if ((seat !== before || seats === 1) && random.below(KEPT) === 0) {
      const features = Array.from({ length: seats }, (_, each) => {
        const into = new Float64Array(subject.features)
        subject.read(state, each, into)
        return into
      })
      kept.push({ stage: subject.stageOf(state), features })
    }
    before = seat
    const move = random.below(STRAYS) === 0 ? pick(moves, random) : player(state, seat, moves, random)
    rules.play(state, seat, move, random)
  }
  const { places = [], scores = [] } = rules.outcome(state) ?? {}
  const winners = places.filter((place) => place === 1).length
  const shares = places.map((place) => (place === 1 ? 1 / winners : 0))
  return kept.map((each) => ({ ...each, scores: scores.map((score) => score / subject.unit), shares }))
}

function dot(weights: readonly number[], features: Float64Array): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i] * features[i]
  return sum
}

/** The log loss of predicting the winner when leads are scaled by `spread`. */
function logLoss(samples: readonly Sample[], weights: readonly number[], spread: number): number {
  let total = 0
  for (const { features, shares } of samples) {
    const worth = features.map((each) => Math.exp(dot(weights, each) / spread))
    const sum = worth.reduce((all, each) => all + each, 0)
    for (const [seat, share] of shares.entries()) if (share > 0) total -= share * Math.log(Math.max(worth[seat] / sum, 1e-9))
  }
  return total / samples.length
}

function bestSpread(samples: readonly Sample[], weights: readonly number[]): number {
  let best = 1
  let least = Number.POSITIVE_INFINITY
  for (let spread = 0.05; spread < 60; spread *= 1.1) {
    const found = logLoss(samples, weights, spread)
    if (found >= least) continue
    least = found
    best = spread
  }
  return best
}

/** Every fifth game is a test game, not used for fitting. */
const APART = 5

function fit(rules: AnyRules, players: readonly Player[], subject: Subject, seats: number, count: number, seed: string) {
  const sums = Array.from({ length: subject.stages }, () => new Regression(subject.features))
  const apart: Sample[][] = sums.map(() => [])
  for (let game = 0; game < count; game++)
    for (const sample of play(rules, players[game % players.length], subject, seats, `${seed}/${game}`)) {
      if (game % APART === 0) apart[sample.stage].push(sample)
      else for (const [seat, features] of sample.features.entries()) sums[sample.stage].add(features, sample.scores[seat])
    }
  const weights = sums.map((each) => each.solve(subject.beforehand).map(rounded))
  const spread = apart.map((samples, stage) => (seats === 1 ? 1 : rounded(bestSpread(samples, weights[stage]))))
  for (const [stage, samples] of apart.entries()) {
    const errors = samples.flatMap(({ features, scores }) => features.map((each, seat) => dot(weights[stage], each) - scores[seat]))
    const error = Math.sqrt(errors.reduce((sum, each) => sum + each * each, 0) / errors.length)
    const loss = logLoss(samples, weights[stage], spread[stage])
    process.stderr.write(
      `${seats} seats, stage ${stage}: ${sums[stage].samples} samples, error ${error.toFixed(2)}, spread ${spread[stage]}, log loss ${loss.toFixed(3)} of ${Math.log(seats).toFixed(3)}\n`,
    )
  }
  return { weights, spread }
}

function rounded(weight: number): number {
  return Number(weight.toPrecision(4))
}

async function fastPlayer(rules: AnyRules): Promise<Player> {
  const { playout } = (await gamePackage.bot()).search?.(rules) ?? {}
  if (playout === undefined) throw new Error('the game has no quick player')
  return playout
}

async function searching(rules: AnyRules, iterations: number): Promise<Player> {
  const bot = await openBot(gamePackage, 'trader', rules)
  return (state, seat, moves, random) => bot.choose(rules.view(state, seat), moves, { iterations }, random)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2500' },
    seed: { type: 'string', default: 'fit' },
    searching: { type: 'string' },
    seats: { type: 'string' },
  },
})
const [id] = positionals
if (!Object.hasOwn(SUBJECTS, id ?? '')) throw new Error(`name a game with an evaluation to fit: ${Object.keys(SUBJECTS).join(', ')}`)
const gamePackage = await games[id as keyof typeof games]()
const { min, max } = gamePackage.game.seats
const bySeats: Record<string, ReturnType<typeof fit>> = {}
for (let seats = min; seats <= max; seats++) {
  if (values.seats !== undefined && seats !== Number(values.seats)) continue
  const rules: AnyRules = rulesFor(gamePackage.game, seats)
  const players = [await fastPlayer(rules)]
  if (values.searching !== undefined) players.push(await searching(rules, Number(values.searching)))
  bySeats[seats] = fit(rules, players, SUBJECTS[id](rules), seats, Number(values.games), values.seed)
}
process.stdout.write(`${JSON.stringify(bySeats)}\n`)
