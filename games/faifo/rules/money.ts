import type { Emit, Seat } from '@fairground/kernel'
import type { Event, SeatSet, State } from '../state.ts'
import { members } from './cards.ts'
import type { Table } from './table.ts'

/** All payments use these functions, except swaps of whole purses. */

/** From the bank, without an event: the caller sends its own. */
export function earn(state: State, seat: Seat, coins: number): void {
  state.purse[seat] += coins
  state.gained[seat] += coins
  state.circulating += coins
}

export function gain(state: State, seat: Seat, coins: number, emit?: Emit<Event>): void {
  earn(state, seat, coins)
  emit?.({ kind: 'bank', seat, coins })
}

/** To the bank; a player who has less pays everything. */
export function lose(state: State, seat: Seat, coins: number, emit?: Emit<Event>): void {
  const paid = Math.min(coins, state.purse[seat])
  state.purse[seat] -= paid
  state.circulating -= paid
  if (paid > 0) emit?.({ kind: 'bank', seat, coins: -paid })
}

/** From purse to purse; a player who has less pays everything. Returns the amount paid. */
export function pay(state: State, from: Seat, to: Seat, coins: number, emit?: Emit<Event>): number {
  const paid = Math.min(coins, state.purse[from])
  state.purse[from] -= paid
  state.purse[to] += paid
  emit?.({ kind: 'paid', from, to, coins: paid })
  return paid
}

export function half(coins: number): number {
  return coins >> 1
}

/** A rule makes these seats reveal their coins. If a purse was hidden, the move cannot be undone, otherwise undo would give a free look. */
export function show({ facts: { openMoney } }: Table, state: State, seats: SeatSet, emit?: Emit<Event>): void {
  const hidden = openMoney ? 0 : seats & ~state.shown
  state.shown |= seats
  const shown = emit && members(seats)
  if (shown !== undefined) emit?.({ kind: 'shown', seats: shown, coins: shown.map((seat) => state.purse[seat]) }, 'all', hidden !== 0)
}
