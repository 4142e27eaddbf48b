import type { Table } from '../rules/table.ts'
import type { State } from '../state.ts'
import fitted from './fitted.json' with { type: 'json' }
import type { Mind } from './mind.ts'

/**
 * The reputation that a seat will end with, as a sum of weighted facts about where it stands (`Mind.read`), one set of weights for each stretch
 * of the game. `bots/tuning/fit.ts` finds the weights from games that the hand-written player plays with itself.
 */

/** Stretches by the cards that are still to come, the last one first; before them the end itself. */
export const STAGES = 7
export const FEATURES = 23
/** By common sense: reputation counts, three dollars are worth one, and so is a resource. */
export const BEFOREHAND = [1, 0, 0, 0.3, 0.2, 0.1, 0.4, 0.2, 0.3, 0.6, 0, 0.2, 0, 0, 0, 0, 0, 0, 0, 0, 0.3, 1, 0]

export function stageOf(table: Table, { ending, pile, last }: State): number {
  if (ending) return 0
  const all = table.blue.length + table.yellow.length + table.disasters.length
  return 1 + Math.min(STAGES - 2, Math.floor(((pile.length + last.length) * STAGES) / all))
}

export interface Appraisal {
  readonly weights: readonly (readonly number[])[]
  /** By how much reputation a lead makes a win e times as likely as the rival's. */
  readonly spread: readonly number[]
}

export function appraisalFor(seats: number): Appraisal {
  // The numbers of seats of the game are the file's keys.
  return fitted[`${seats}` as keyof typeof fitted]
}

/** A score alone that no Merchant has topped: a full measure for playouts. */
export const BEST_ALONE = 450

/** How likely each seat is to win; alone how near it comes to the best. */
export function appraise(
  table: Table,
  mind: Mind,
  { weights, spread }: Appraisal,
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
    worth[0] = Math.max(0, Math.min(1, worth[0] / BEST_ALONE))
    return
  }
  let all = 0
  for (let seat = 0; seat < seats; seat++) {
    worth[seat] = Math.exp((worth[seat] - most) / spread[stage])
    all += worth[seat]
  }
  for (let seat = 0; seat < seats; seat++) worth[seat] /= all
}
