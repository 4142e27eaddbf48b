import type { Table } from '../rules/table.ts'
import type { State } from '../state.ts'
import fitted from './fitted.json' with { type: 'json' }
import type { Mind } from './mind.ts'

/**
 * Estimates the reputation that a seat will end with, as a weighted sum of facts about its position (`Mind.read`), with different weights
 * for each stage of the game. `bots/tuning/fit.ts` finds the weights from games of the hand-written player against itself.
 */

/** Stages by the number of cards still to come. Stage 0 is the end of the game, 1 is the one just before it. */
export const STAGES = 7
export const FEATURES = 23
/** Initial guess: reputation counts fully; three dollars, or two to three resources, are worth about one reputation. */
export const PRIOR_WEIGHTS = [1, 0, 0, 0.3, 0.2, 0.1, 0.4, 0.2, 0.3, 0.6, 0, 0.2, 0, 0, 0, 0, 0, 0, 0, 0, 0.3, 1, 0]

export function stageOf(table: Table, { ending, pile, last }: State): number {
  if (ending) return 0
  const all = table.blue.length + table.yellow.length + table.disasters.length
  return 1 + Math.min(STAGES - 2, Math.floor(((pile.length + last.length) * STAGES) / all))
}

export interface EvaluationWeights {
  readonly weights: readonly (readonly number[])[]
  /** The lead in reputation that makes a win e times as likely as the opponent's. */
  readonly spread: readonly number[]
}

export function evaluationFor(seats: number): EvaluationWeights {
  // The numbers of seats of the game are the file's keys.
  return fitted[`${seats}` as keyof typeof fitted]
}

/** A solo score that no Merchant has beaten; it counts as 1 in playouts. */
export const BEST_SOLO = 450

/** Writes how likely each seat is to win; in a solo game, how close it comes to the best score. */
export function evaluate(
  table: Table,
  mind: Mind,
  { weights, spread }: EvaluationWeights,
  state: State,
  features: Float64Array,
  worth: Float64Array,
): void {
  const { seats } = table
  const stage = stageOf(table, state)
  let most = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) {
    mind.read(state, seat, features)
    let sum = 0
    for (let i = 0; i < FEATURES; i++) sum += weights[stage][i] * features[i]
    worth[seat] = state.phase === 'over' ? state.reputation[seat] : sum
    if (worth[seat] > most) most = worth[seat]
  }
  if (seats === 1) {
    worth[0] = Math.max(0, Math.min(1, worth[0] / BEST_SOLO))
    return
  }
  let all = 0
  for (let seat = 0; seat < seats; seat++) {
    worth[seat] = Math.exp((worth[seat] - most) / spread[stage])
    all += worth[seat]
  }
  for (let seat = 0; seat < seats; seat++) worth[seat] /= all
}
