import type { Seat } from '@fairground/kernel'
import type { Facts } from '../state.ts'
import type { Position } from './position.ts'
import type { Likely } from './rows.ts'
import type { EvaluatePairs, Pairs } from './values.ts'

/** The probability of each bid of each seat, in both rows. */
export interface Guess {
  readonly farmers: Likely
  readonly traders: Likely
}

export function emptyGuess({ seats, highestBid }: Facts): Guess {
  const row = () => Array.from({ length: seats }, () => new Float64Array(highestBid + 1))
  return { farmers: row(), traders: row() }
}

/** Every bid that is free and affordable is equally likely; a poor seat is expected to bid low. */
export function guessUniform({ purse, blocked }: Position, { farmers, traders }: Guess): void {
  for (let seat = 0; seat < farmers.length; seat++) {
    const row = farmers[seat]
    const top = Math.max(POOR, Math.min(row.length - 1, purse[seat] - 1))
    let free = 0
    for (let card = 1; card <= top; card++) free += 1 - ((blocked[seat] >> card) & 1)
    for (let card = 1; card < row.length; card++) row[card] = card <= top && ((blocked[seat] >> card) & 1) === 0 ? 1 / free : 0
    traders[seat].set(row)
  }
}

/** A player who cannot pay still bids something. */
const POOR = 4

/** Replaces the value of each pair by a weight that falls with its distance from the best (softmax); returns the sum. */
export function soften(values: Float64Array, list: Int32Array, most: number, heat: number): number {
  let sum = 0
  for (let i = 0; i < list.length; i++) {
    const behind = (values[list[i]] - most) / heat
    const chance = behind < -FAR ? 0 : Math.exp(behind)
    values[list[i]] = chance
    sum += chance
  }
  return sum
}

const FAR = 9

/** Sets both rows of one seat from the weights of its pairs. */
export function spread(guess: Guess, seat: Seat, chances: Float64Array, list: Int32Array, sum: number, width: number): void {
  const farmers = guess.farmers[seat]
  const traders = guess.traders[seat]
  farmers.fill(0)
  traders.fill(0)
  for (let i = 0; i < list.length; i++) {
    const pair = list[i]
    const share = chances[pair] / sum
    const farmer = (pair / width) | 0
    farmers[farmer] += share
    traders[pair - farmer * width] += share
  }
}

/** Models players who think one step ahead: each gives a soft best response to opponents who might bid anything. */
export function guessOneStep(
  position: Position,
  from: Guess,
  evaluatePairs: EvaluatePairs,
  pairs: Pairs,
  values: Float64Array,
  guess: Guess,
): void {
  for (let seat = 0; seat < from.farmers.length; seat++) {
    const list = pairs.open(position.blocked[seat])
    const most = evaluatePairs(position, seat, from.farmers, from.traders, values)
    spread(guess, seat, values, list, soften(values, list, most, ONE_STEP_HEAT), pairs.width)
  }
}

const ONE_STEP_HEAT = 0.4
