import type { Emit, Seat } from '@fairground/kernel'
import { type Event, type Move, NONE, type State } from '../state.ts'
import type { Table } from './table.ts'

/** The promo's draft: one each clockwise from the first player, then one each in reverse order. The rest is not used. */
export function draftable(table: Table, state: State): readonly Move[] {
  return table.moves.draft.filter((_, improvement) => state.owners[improvement] === NONE)
}

export function draft(table: Table, state: State, seat: Seat, improvement: number, emit?: Emit<Event>): void {
  state.owners[improvement] = seat
  emit?.({ kind: 'drafted', seat, improvement: table.board.improvements[improvement].id })
  const drafted = state.owners.filter((owner) => owner !== NONE).length
  if (drafted === 2 * table.seats) {
    state.stage = 'rounds'
    state.ask = 'space'
    state.actor = state.first
  } else state.actor = (state.first + (drafted < table.seats ? drafted : 2 * table.seats - 1 - drafted)) % table.seats
}
