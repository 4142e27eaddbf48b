import type { Emit, Seat } from '@fairground/kernel'
import { type Event, NONE, type Notes, type State } from '../state.ts'
import { DINER, PRINTER } from './board.ts'
import { noteDiner, noteFlight, noteGain, notePrint, noteSale } from './ledger.ts'
import { boostOf, quality, supply } from './offers.ts'
import { priceWith, type Table } from './table.ts'

/** The six actions of a henchman. Afterwards `ask` is 'nothing' if the action is done, else the choice it still needs. */
export function begin(table: Table, state: State, seat: Seat, space: number, emit?: Emit<Event>): void {
  state.space = space
  state.ask = 'nothing'
  switch (table.board.spaces[space].zone) {
    case 'market':
      buy(table, state, seat, space, emit)
      break
    case 'print':
      print(table, state, seat, space, emit)
      break
    case 'supermarket':
    case 'receiver':
      state.ask = 'notes'
      if (emit !== undefined) emit({ kind: 'went', seat, space, to: shopAt(table, space) })
      break
    case 'tax':
      dodgeTax(table, state, seat, space, emit)
      break
    case 'jet':
    case 'commercial':
      board(table, state, seat, space, emit)
  }
}

/** Money received, or paid if negative; everybody sees it. */
export function gain(state: State, seat: Seat, dollars: number): void {
  state.cash[seat] += dollars
  noteGain(state, seat, dollars)
}

function fare(table: Table, state: State, space: number): number {
  return priceWith(table.board, space, boostOf(table, state))
}

/** The fare is paid first, from the cash in hand. */
function board(table: Table, state: State, seat: Seat, space: number, emit?: Emit<Event>): void {
  const dollars = fare(table, state, space)
  if (dollars > 0) gain(state, seat, -dollars)
  state.ask = 'amount'
  emit?.({ kind: 'flew', seat, space, dollars })
}

function shopAt(table: Table, space: number): 'supermarket' | 'receiver' {
  return (table.supermarket & (1 << space)) !== 0 ? 'supermarket' : 'receiver'
}

function buy(table: Table, state: State, seat: Seat, space: number, emit?: Emit<Event>): void {
  const dollars = fare(table, state, space)
  const card = state.market[space]
  state.market[space] = NONE
  state.cards[seat][card]++
  if (dollars > 0) gain(state, seat, -dollars)
  emit?.({ kind: 'bought', seat, space, card: table.board.designs[card].id, dollars })
}

/** Two notes for each printer; as many stars as different components. */
function print(table: Table, state: State, seat: Seat, space: number, emit?: Emit<Event>): void {
  const { board } = table
  const boost = boostOf(table, state)
  let stars = quality(state, seat)
  let each = board.notesPerPrinter
  if (boost?.effect === 'finer-print') stars = Math.min(3, stars + boost.amount)
  if (boost?.effect === 'more-notes') each += boost.amount
  let notes = each * state.cards[seat][PRINTER]
  if (board.strict) notes = Math.min(notes, supply(table, state, stars))
  state.notes[seat][stars - 1] += notes
  state.traced[seat][stars - 1] += notes
  notePrint(state, seat, stars, notes)
  emit?.({ kind: 'printed', seat, space, notes, stars })
}

function dodgeTax(table: Table, state: State, seat: Seat, space: number, emit?: Emit<Event>): void {
  const boost = boostOf(table, state)
  const dollars = table.board.taxFraud + (boost?.effect === 'more-fraud' ? boost.amount : 0)
  const pawn = table.board.spaces[space].sunglasses
  gain(state, seat, dollars)
  if (pawn) state.first = seat
  emit?.({ kind: 'dodged', seat, space, dollars, pawn })
}

/** How many notes the shop of the current space buys. */
export function mostNotes(table: Table, state: State): number {
  const { board } = table
  if ((table.supermarket & (1 << state.space)) === 0) return board.receiverNotes
  const boost = boostOf(table, state)
  return board.supermarketNotes + (boost?.effect === 'more-groceries' ? boost.amount : 0)
}

/** How many qualities, from the lowest, the shop of the current space refuses. The receiver refuses none. */
export function refusedHere(table: Table, state: State): number {
  return (table.supermarket & (1 << state.space)) === 0 ? 0 : table.level[state.police]
}

/** How many of the refused qualities a bundle may contain anyway. */
export function overlookedHere(table: Table, state: State): number {
  const boost = boostOf(table, state)
  return boost?.effect === 'blind-cashier' ? boost.amount : 0
}

export function sell(table: Table, state: State, seat: Seat, notes: Notes, emit?: Emit<Event>): void {
  const [one, two, three] = notes
  const { space } = state
  noteSale(state, seat, notes, mostNotes(table, state), refusedHere(table, state), overlookedHere(table, state))
  const dollars = payFor(table, state, one, two, three)
  const held = state.notes[seat]
  const traced = state.traced[seat]
  for (let quality = 0; quality < 3; quality++) {
    held[quality] -= notes[quality]
    traced[quality] -= notes[quality]
  }
  gain(state, seat, dollars)
  state.ask = 'nothing'
  if (emit !== undefined) emit({ kind: 'sold', seat, space, to: shopAt(table, space), notes, dollars })
}

/** The supermarket pays the same for each note; the receiver pays for all of them at the rate of the worst. */
function payFor(table: Table, state: State, one: number, two: number, three: number): number {
  const { supermarketPays, receiverRates } = table.board
  if ((table.supermarket & (1 << state.space)) !== 0) return (one + two + three) * supermarketPays
  if (boostOf(table, state)?.effect === 'own-rate') return one * receiverRates[0] + two * receiverRates[1] + three * receiverRates[2]
  return (one + two + three) * receiverRates[one > 0 ? 0 : two > 0 ? 1 : 2]
}

export function fly(table: Table, state: State, seat: Seat, dollars: number, emit?: Emit<Event>): void {
  state.cash[seat] -= dollars
  state.envelope[seat] += dollars
  noteFlight(state, seat, table.board.openMoney ? dollars : undefined)
  state.ask = 'nothing'
  if (emit === undefined) return
  emit({ kind: 'moved', seat, dollars }, table.board.openMoney ? 'all' : { only: [seat] })
  emit({ kind: 'landed', seat })
}

/** How many notes the diners of a seat exchange now; everybody can count that. */
export function dinerNotes(state: State, seat: Seat): number {
  const held = state.notes[seat]
  return Math.min(state.cards[seat][DINER], held[0] + held[1] + held[2])
}

export function dine(table: Table, state: State, seat: Seat, notes: Notes, emit?: Emit<Event>): void {
  const [one, two, three] = notes
  const { openMoney, dinerPays } = table.board
  const held = state.notes[seat]
  const count = one + two + three
  for (let quality = 0; quality < 3; quality++) held[quality] -= notes[quality]
  noteDiner(state, seat, one, two, three, openMoney)
  gain(state, seat, count * dinerPays)
  emit?.({ kind: 'dined', seat, notes: count, dollars: count * dinerPays })
  if (emit !== undefined) emit({ kind: 'turned', seat, notes }, openMoney ? 'all' : { only: [seat] })
}
