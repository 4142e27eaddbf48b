import type { Emit, Seat } from '@fairground/kernel'
import type { Event, Lawyer, Notes, State } from '../state.ts'
import { gain } from './actions.ts'
import { BAD, GREAT, TICKETS } from './board.ts'
import { serveDiners } from './diners.ts'
import type { Table } from './table.ts'

/** The end, step by step: last henchmen, Great Lawyer, Bad Lawyer, diners, tickets. */
export function beginEnd(table: Table, state: State, trigger: Seat, says: Event, emit?: Emit<Event>): void {
  state.stage = 'last'
  state.trigger = trigger
  emit?.(says)
  lastHenchmen(table, state, 1, emit)
}

/** A last henchman or a lawyer was used or declined. */
export function afterEndAction(table: Table, state: State, emit?: Emit<Event>): void {
  const { seats } = table
  if (state.stage === 'last') lastHenchmen(table, state, ((state.actor - state.trigger + seats - 1) % seats) + 2, emit)
  else afterLawyer(table, state, emit)
}

/** One last henchman each, clockwise; the player who triggered the end comes last. */
function lastHenchmen(table: Table, state: State, ahead: number, emit?: Emit<Event>): void {
  for (; ahead <= table.seats; ahead++) {
    const seat = (state.trigger + ahead) % table.seats
    if (state.henchmen[seat] === 0) continue
    state.actor = seat
    state.ask = 'space'
    return
  }
  if (!calls(table, state, 'great')) afterLawyer(table, state, emit)
}

function afterLawyer(table: Table, state: State, emit?: Emit<Event>): void {
  if (state.stage === 'great' && calls(table, state, 'bad')) return
  state.stage = 'finale'
  if (!serveDiners(table, state, 0, emit)) settleUp(table, state, emit)
}

/** Asks the lawyer's owner, if there is one with a henchman on the board. */
function calls(table: Table, state: State, lawyer: Lawyer): boolean {
  state.stage = lawyer
  for (let seat = 0; seat < table.seats; seat++) {
    if (state.cards[seat][lawyer === 'great' ? GREAT : BAD] === 0 || state.standing[seat] === 0) continue
    state.actor = seat
    state.ask = 'henchman'
    return true
  }
  return false
}

/** Everything is revealed, tickets are paid, the game is over. */
export function settleUp(table: Table, state: State, emit?: Emit<Event>): void {
  state.stage = 'over'
  state.ask = 'nothing'
  if (emit !== undefined) {
    const notes = state.notes.map(([one, two, three]): Notes => [one, two, three])
    emit({ kind: 'revealed', cash: state.cash.slice(), envelope: state.envelope.slice(), notes }, 'all', true)
  }
  for (let seat = 0; seat < table.seats; seat++) {
    const dollars = ticketsOf(table, state.cards[seat])
    if (dollars === 0) continue
    gain(state, seat, dollars)
    emit?.({ kind: 'lottery', seat, dollars })
  }
  emit?.({ kind: 'over' })
}

export function ticketsOf(table: Table, cards: readonly number[]): number {
  let dollars = 0
  for (let design = TICKETS; design < cards.length; design++) dollars += cards[design] * table.board.designs[design].value
  return dollars
}
