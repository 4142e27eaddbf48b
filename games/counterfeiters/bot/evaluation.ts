import type { Seat } from '@fairground/kernel'
import { BAD, DINER, GREAT, JET, PRINTER } from '../rules/board.ts'
import { NONE, type State } from '../state.ts'
import fitted from './fitted.json' with { type: 'json' }
import { starsOf, ticketsOf } from './outlook.ts'
import type { BotTable } from './table.ts'

/**
 * Estimates the final money of a seat as a weighted sum of features, with one set of weights for each stage of the police track.
 * `bots/tuning/fit.ts` fits the weights to games that the hand-written player plays against itself.
 */

/** Stage 0 is the end game; then come parts of the track, the one nearest to its end first. */
export const STAGES = 7
export const FEATURES = 25
/** The weights that are assumed without data, in the order of `readFeatures`. */
export const PRIOR_WEIGHTS = [0, 0, 0.85, -0.2, 0.95, 0.1, 0.15, 0.2, 0, 0, 0, 0.5, 0, 0.3, 0.3, 0, 0, 0, 0.4, 0, 0.3, 0.7, 0.9, 0.3, 0]

export function stageOf({ toEnd, facts }: BotTable, { police, trigger }: State): number {
  if (trigger !== NONE) return 0
  return 1 + Math.min(STAGES - 2, Math.floor(((toEnd[police] - 1) * (STAGES - 1)) / toEnd[facts.start]))
}

/** The features of one seat; money is in hundreds of dollars. */
export function readFeatures({ facts, toEnd, toGodfather, level }: BotTable, state: State, seat: Seat, into: Float64Array): void {
  const { police, first } = state
  const cards = state.cards[seat]
  const notes = state.notes[seat]
  const stock = notes[0] + notes[1] + notes[2]
  const cash = state.cash[seat] / 100
  const printers = cards[PRINTER]
  const stars = starsOf(cards)
  const near = 1 / Math.max(1, toGodfather[police])
  const refused = level[police] === 0 ? 0 : level[police] === 1 ? notes[0] : level[police] === 2 ? notes[0] + notes[1] : stock
  let i = 0
  into[i++] = 1
  into[i++] = toEnd[police]
  into[i++] = cash
  into[i++] = cash * near
  into[i++] = state.envelope[seat] / 100
  into[i++] = notes[0]
  into[i++] = notes[1]
  into[i++] = notes[2]
  into[i++] = Math.max(0, stock - facts.receiverNotes)
  into[i++] = Math.max(0, stock - 2 * facts.receiverNotes)
  into[i++] = refused
  into[i++] = printers
  into[i++] = Math.max(0, printers - 2)
  into[i++] = stars > 1 ? 1 : 0
  into[i++] = stars > 2 ? 1 : 0
  into[i++] = printers * stars
  into[i++] = printers * toEnd[police]
  into[i++] = stars * toEnd[police]
  into[i++] = cards[DINER]
  into[i++] = Math.min(cards[DINER], stock)
  into[i++] = cards[JET]
  into[i++] = cards[GREAT] + cards[BAD]
  into[i++] = ticketsOf(facts, cards) / 100
  into[i++] = state.henchmen[seat]
  into[i++] = (seat - first + facts.seats) % facts.seats === 0 ? 1 : 0
}

/** By stage: the weights, and the lead (in hundreds of dollars) that makes a win e times as likely as the rival's. */
export interface EvaluationWeights {
  readonly weights: readonly (readonly number[])[]
  readonly spread: readonly number[]
}

export function evaluationFor(seats: number): EvaluationWeights {
  // The file has a key for each number of seats.
  return fitted[`${seats}` as keyof typeof fitted]
}

/** Writes each seat's chance to win into `worth`. */
export function evaluate(
  table: BotTable,
  { weights, spread }: EvaluationWeights,
  state: State,
  features: Float64Array,
  worth: Float64Array,
): void {
  const { seats } = table.facts
  const stage = stageOf(table, state)
  const by = weights[stage]
  let most = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) {
    readFeatures(table, state, seat, features)
    let sum = 0
    for (let i = 0; i < FEATURES; i++) sum += by[i] * features[i]
    worth[seat] = sum
    if (sum > most) most = sum
  }
  let all = 0
  for (let seat = 0; seat < seats; seat++) {
    worth[seat] = Math.exp((worth[seat] - most) / spread[stage])
    all += worth[seat]
  }
  for (let seat = 0; seat < seats; seat++) worth[seat] /= all
}
