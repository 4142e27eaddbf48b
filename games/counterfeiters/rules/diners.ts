import type { Emit, Seat } from '@fairground/kernel'
import type { Event, Notes, State } from '../state.ts'
import { dine, dinerNotes } from './actions.ts'
import { DINER } from './board.ts'
import type { Table } from './table.ts'

/** Serves diners clockwise from the first player; the first `served` seats are done. True if a player must choose which notes to exchange. */
export function serveDiners(table: Table, state: State, served: number, emit?: Emit<Event>): boolean {
  for (; served < table.seats; served++) {
    const seat = (state.first + served) % table.seats
    if (dinerNotes(state, seat) === 0) continue
    const notes = onlyNotes(state, seat)
    if (notes === undefined) {
      state.actor = seat
      state.ask = 'diner'
      return true
    }
    dine(table, state, seat, notes, emit)
  }
  return false
}

/** How many seats are done once this one is. */
export function servedWith(table: Table, state: State, seat: Seat): number {
  return ((seat - state.first + table.seats) % table.seats) + 1
}

/**
 * The notes that diners exchange when everybody knows that there is no choice: they take all notes, or all notes printed and not sold have
 * one quality. A player who may have a choice is always asked, otherwise the question would reveal what they hold.
 */
function onlyNotes(state: State, seat: Seat): Notes | undefined {
  const [one, two, three] = state.notes[seat]
  const diners = state.cards[seat][DINER]
  if (one + two + three <= diners) return [one, two, three]
  const [a, b, c] = state.traced[seat]
  if (b === 0 && c === 0) return [diners, 0, 0]
  if (a === 0 && c === 0) return [0, diners, 0]
  return a === 0 && b === 0 ? [0, 0, diners] : undefined
}
