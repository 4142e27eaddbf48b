import type { Seat } from '@fairground/kernel'
import { NONE, type State } from '../state.ts'
import { HOLOGRAM, type Improvement, INK, JET, PAPER } from './board.ts'
import type { Table } from './table.ts'

/**
 * Which spaces a seat may choose has a public part and a private part. Public: free spaces, market cards that the seat may own, jets and
 * strikes. Private: what its cash, envelope and notes allow. The private part is a function of plain numbers, so that the belief about
 * a rival can call it for every purse the rival may have.
 */

/** A flag in a set of open spaces: no fakes of the seat's quality are left, so it can only print a better quality. */
const DRY = 1 << 30

/** The public part. */
export function openSpaces(table: Table, state: State, seat: Seat): number {
  const { standing } = state
  let occupied = 0
  for (let other = 0; other < standing.length; other++) occupied |= standing[other]
  return allowed(table, state, seat, table.all & ~occupied)
}

/** For squeezing in: occupied spaces, except the market. A seat squeezes in beside its own henchman at most once. */
export function takenSpaces(table: Table, state: State, seat: Seat): number {
  const { standing } = state
  let occupied = 0
  for (let other = 0; other < standing.length; other++) occupied |= standing[other]
  return allowed(table, state, seat, occupied & ~state.squeezed[seat] & ~table.market)
}

function allowed(table: Table, state: State, seat: Seat, spaces: number): number {
  const { market } = state
  const hasJet = state.cards[seat][JET] > 0
  for (let slot = 0; slot < market.length; slot++) {
    const card = market[slot]
    if (card === NONE || (card === JET && hasJet)) spaces &= ~(1 << slot)
  }
  if (!hasJet) spaces &= ~table.jet
  if (table.board.track[state.police] === 'strike') spaces &= ~table.flights
  if (table.board.strict && (spaces & table.print) !== 0 && supply(table, state, quality(state, seat)) === 0) spaces |= DRY
  return spaces
}

/** The set of improvements that a seat could use this turn, without those that have no effect now. */
export function improvementsInHand(table: Table, state: State, seat: Seat): number {
  if (state.boost !== NONE || (state.stage !== 'rounds' && state.stage !== 'last')) return 0
  let hand = 0
  for (let index = 0; index < state.owners.length; index++) {
    if (state.owners[index] !== seat || (state.spent & (1 << index)) !== 0) continue
    const { effect, amount } = table.boosts[index]
    if (effect === 'quiet' && state.stage !== 'rounds') continue
    if (effect === 'blind-cashier' && (amount === 0 || table.level[state.police] === 0)) continue
    if (effect === 'finer-print') {
      const now = quality(state, seat)
      const finer = Math.min(3, now + amount)
      if (finer === now || (table.board.strict && supply(table, state, finer) === 0)) continue
    }
    hand |= 1 << index
  }
  return hand
}

/** The private part. `boost` is the improvement in use or `NONE`; `offshore` is 1 if there is money in the envelope, else 0. */
export function usable(
  table: Table,
  boost: number,
  open: number,
  taken: number,
  level: number,
  cash: number,
  offshore: 0 | 1,
  one: number,
  two: number,
  three: number,
): number {
  let affordable = table.affordable
  if (boost !== NONE) {
    const { effect } = table.boosts[boost]
    affordable = table.boosts[boost].affordable
    if (effect === 'more-notes') open &= table.print | DRY
    else if (effect === 'finer-print') open &= table.print
    else if (effect === 'more-groceries') open &= table.supermarket
    else if (effect === 'own-rate') open &= table.receiver
    else if (effect === 'more-fraud') open &= table.tax
    else if (effect === 'discount') open &= table.market
    else if (effect === 'free-flight') open &= table.commercial
    else if (effect === 'quiet') open &= table.hats | DRY
    else if (effect === 'squeeze-in') open = taken
    else {
      // Any note can be sold, because one quality may be overlooked.
      open &= table.supermarket
      level = 0
    }
  }
  if ((open & DRY) !== 0) open &= ~table.print
  if ((level > 0 ? 0 : one) + (level > 1 ? 0 : two) + (level > 2 ? 0 : three) === 0) open &= ~table.supermarket
  if (one + two + three === 0) open &= ~table.receiver
  return open & affordable[offshore][cash < table.dearest ? cash : table.dearest]
}

/** The number of legal moves of a seat that places a henchman. */
export function countOffers(
  table: Table,
  boost: number,
  open: number,
  taken: number,
  hand: number,
  level: number,
  cash: number,
  offshore: 0 | 1,
  one: number,
  two: number,
  three: number,
): number {
  const spaces = bits(usable(table, boost, open, taken, level, cash, offshore, one, two, three))
  if (boost !== NONE) return spaces
  let count = spaces + 1
  for (let index = 0; hand >> index !== 0; index++)
    if ((hand & (1 << index)) !== 0 && usable(table, index, open, taken, level, cash, offshore, one, two, three) !== 0) count++
  return count
}

export function bits(set: number): number {
  let count = 0
  for (; set !== 0; set &= set - 1) count++
  return count
}

/** The stars of a seat's prints: the number of its different components. */
export function quality(state: State, seat: Seat): number {
  const cards = state.cards[seat]
  return (cards[INK] > 0 ? 1 : 0) + (cards[PAPER] > 0 ? 1 : 0) + (cards[HOLOGRAM] > 0 ? 1 : 0)
}

/** Fakes left in the box. Notes exchanged at diners do not return to it, because that would reveal their quality. */
export function supply(table: Table, state: State, stars: number): number {
  let left = table.board.fakes[stars - 1]
  for (let seat = 0; seat < table.seats; seat++) left -= state.traced[seat][stars - 1]
  return left
}

/** The improvement in use. */
export function boostOf(table: Table, state: State): Improvement | undefined {
  return state.boost === NONE ? undefined : table.boosts[state.boost]
}
