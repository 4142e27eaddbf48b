import type { Seat } from '@fairground/kernel'
import type { Facts } from '../state.ts'
import type { Position } from './position.ts'
import type { Likely } from './rows.ts'
import type { Appraise, Pairs } from './values.ts'

/** How likely each seat is to bid what, in both rows. */
export interface Guess {
  readonly farmers: Likely
  readonly traders: Likely
}

export function emptyGuess({ seats, highestBid }: Facts): Guess {
  const row = () => Array.from({ length: seats }, () => new Float64Array(highestBid + 1))
  return { farmers: row(), traders: row() }
}

/** Anything that is free and affordable, each as likely; a poor seat is thought to bid low. */
export function anything({ purse, blocked }: Position, { farmers, traders }: Guess): void {
  for (let seat = 0; seat < farmers.length; seat++) {
    const row = farmers[seat]
    const top = Math.max(POOR, Math.min(row.length - 1, purse[seat] - 1))
    let free = 0
    for (let card = 1; card <= top; card++) free += 1 - ((blocked[seat] >> card) & 1)
    for (let card = 1; card < row.length; card++) row[card] = card <= top && ((blocked[seat] >> card) & 1) === 0 ? 1 / free : 0
    traders[seat].set(row)
  }
}

/** Who can pay nothing still bids something. */
const POOR = 4

/** A chance for each pair that falls with what it is worth less than the best, written over the values; gives back their sum. */
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

/** Both rows of one seat from chances of pairs. */
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

/** Players who think one step: each gives a soft answer to rivals who might bid anything. */
export function oneStep(position: Position, from: Guess, appraise: Appraise, pairs: Pairs, values: Float64Array, guess: Guess): void {
  for (let seat = 0; seat < from.farmers.length; seat++) {
    const list = pairs.open(position.blocked[seat])
    const most = appraise(position, seat, from.farmers, from.traders, values)
    spread(guess, seat, values, list, soften(values, list, most, ONE_STEP_HEAT), pairs.width)
  }
}

const ONE_STEP_HEAT = 0.4
