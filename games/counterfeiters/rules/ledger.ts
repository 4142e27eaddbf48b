import type { Seat } from '@fairground/kernel'
import type { Notes, State } from '../state.ts'

/**
 * What everybody saw of a seat, as small integers: its start money, then one entry after another. The lowest three bits of an
 * entry's first number are its kind. Amounts are in tens of dollars.
 *
 *   PLACE      a choice of space: what was chosen, the detected level, the improvement in use; then the set of open spaces
 *   PLACE_WITH the same with improvements in hand: then the taken spaces and the set of improvements as well
 *   GAIN       money received, or paid if negative
 *   PRINT      notes and their quality
 *   SELL       a bundle, how many notes the shop would have bought, which qualities it refused and how many of them it overlooked
 *   FLY        money went into the envelope or out of it; the amount is unseen unless money is open
 *   GODFATHER  half of the cash was paid
 *   DINE       notes that diners exchanged; their qualities are unseen unless money is open
 */
export const PLACE = 0
export const PLACE_WITH = 1
export const GAIN = 2
export const PRINT = 3
export const SELL = 4
export const FLY = 5
export const GODFATHER = 6
export const DINE = 7

/** Choices of a PLACE other than a space. */
export const CHOSE_PASS = 30
export const CHOSE_IMPROVEMENT = 32

/** Added to amounts so that they are never negative. */
const ZERO = 4096
const UNSEEN = 0

export function notePlace(
  state: State,
  seat: Seat,
  chosen: number,
  level: number,
  boost: number,
  open: number,
  taken: number,
  hand: number,
): void {
  const ledger = state.ledger[seat]
  const extra = taken !== 0 || hand !== 0
  ledger.push((extra ? PLACE_WITH : PLACE) | (chosen << 3) | (level << 9) | ((boost + 1) << 11), open)
  if (extra) ledger.push(taken, hand)
}

export function noteGain(state: State, seat: Seat, dollars: number): void {
  state.ledger[seat].push(GAIN | ((dollars / 10 + ZERO) << 3))
}

export function notePrint(state: State, seat: Seat, stars: number, notes: number): void {
  state.ledger[seat].push(PRINT | (stars << 3) | (notes << 5))
}

export function noteSale(state: State, seat: Seat, [one, two, three]: Notes, most: number, level: number, overlooked: number): void {
  const qualities = overlooked < 3 ? overlooked : 3
  state.ledger[seat].push(SELL | (one << 3) | (two << 7) | (three << 11) | (most << 15) | (level << 19) | (qualities << 21))
}

export function noteFlight(state: State, seat: Seat, dollars: number | undefined): void {
  state.ledger[seat].push(FLY | ((dollars === undefined ? UNSEEN : dollars / 10 + ZERO) << 3))
}

export function noteGodfather(state: State, seat: Seat): void {
  state.ledger[seat].push(GODFATHER)
}

/** `seen`: money is open, so the entry contains the qualities. */
export function noteDiner(state: State, seat: Seat, one: number, two: number, three: number, seen: boolean): void {
  const notes = one + two + three
  state.ledger[seat].push(DINE | (notes << 3) | (seen ? ((one + 1) << 9) | (two << 15) | (three << 21) : UNSEEN))
}

export interface Choice {
  readonly chosen: number
  readonly level: number
  readonly boost: number
}

export function choiceIn(entry: number): Choice {
  return { chosen: (entry >> 3) & 63, level: (entry >> 9) & 3, boost: (entry >> 11) - 1 }
}

export function gainIn(entry: number): number {
  return (entry >> 3) - ZERO
}

export function printIn(entry: number): { readonly stars: number; readonly notes: number } {
  return { stars: (entry >> 3) & 3, notes: entry >> 5 }
}

export function saleIn(entry: number): {
  readonly notes: readonly [number, number, number]
  readonly most: number
  readonly level: number
  readonly overlooked: number
} {
  return {
    notes: [(entry >> 3) & 15, (entry >> 7) & 15, (entry >> 11) & 15],
    most: (entry >> 15) & 15,
    level: (entry >> 19) & 3,
    overlooked: entry >> 21,
  }
}

/** Tens moved into the envelope, or `undefined` when unseen. */
export function flightIn(entry: number): number | undefined {
  return entry >> 3 === UNSEEN ? undefined : (entry >> 3) - ZERO
}

export function dinerIn(entry: number): { readonly notes: number; readonly seen?: readonly [number, number, number] } {
  const notes = (entry >> 3) & 63
  return entry >> 9 === UNSEEN ? { notes } : { notes, seen: [((entry >> 9) & 63) - 1, (entry >> 15) & 63, (entry >> 21) & 63] }
}

/** The length of the entry that begins with this number. */
export function lengthOf(entry: number): number {
  const kind = entry & 7
  return kind === PLACE ? 2 : kind === PLACE_WITH ? 4 : 1
}
