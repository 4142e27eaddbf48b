import type { Emit, Seat } from '@fairground/kernel'
import type { Event, State } from '../state.ts'
import type { Table } from './table.ts'

/** The number on the top contract; `undefined` if the deck is empty. */
export function topContract(table: Table, state: { readonly contracts: readonly Seat[] }): number | undefined {
  return table.facts.deck[state.contracts.length]
}

export function contractsOf(state: { readonly contracts: readonly Seat[] }, seat: Seat): number {
  let count = 0
  for (let i = 0; i < state.contracts.length; i++) if (state.contracts[i] === seat) count++
  return count
}

/** The seat gets the top contract at once, or nothing if the deck is empty. */
export function takeContract(table: Table, state: State, seat: Seat, by: 'skill' | 'round', emit?: Emit<Event>): void {
  const value = topContract(table, state)
  if (value === undefined) {
    emit?.({ kind: 'no-contract', seat })
    return
  }
  state.contracts.push(seat)
  emit?.({ kind: 'contract', seat, value, by })
}
