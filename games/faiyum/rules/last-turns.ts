import type { Emit, Seat } from '@fairground/kernel'
import type { Event, State } from '../state.ts'
import { NONE } from '../state.ts'
import { removeAt } from './lists.ts'
import type { Table } from './table.ts'

/** The turn passes clockwise to the next player who has not quit; when all have quit, the game is over. */
export function endTurn(table: Table, state: State, seat: Seat, emit?: Emit<Event>): void {
  state.count = 0
  for (let step = 1; step <= table.seats; step++) {
    const next = (seat + step) % table.seats
    if (state.quit[next] === 1) continue
    state.phase = 'turn'
    state.seat = next
    return
  }
  state.phase = 'over'
  emit?.({ kind: 'over' })
}

/** A player who quits takes the remaining disaster with the most reputation, if any. Cards left in hand count for nothing. */
export function quit(table: Table, state: State, seat: Seat, emit?: Emit<Event>): void {
  const place = bestDisaster(table, state)
  const disaster = place === NONE ? undefined : table.disasters[state.market[place] - table.disaster]
  if (disaster !== undefined) {
    state.box.push(state.market[place])
    removeAt(state.market, place)
    removeAt(state.discount, place)
    state.reputation[seat] += disaster.reputation
    state.fromDisaster[seat] += disaster.reputation
  }
  state.quit[seat] = 1
  emit?.({ kind: 'quit', seat, reputation: disaster?.reputation ?? 0, ...(disaster && { number: disaster.number }) })
  endTurn(table, state, seat, emit)
}

/** Returns its place in the market. Of equal disasters the rightmost is taken. */
export function bestDisaster(table: Table, state: State): number {
  let best = NONE
  let most = NONE
  for (let place = state.market.length - 1; place >= 0 && state.market[place] >= table.disaster; place--) {
    const { reputation } = table.disasters[state.market[place] - table.disaster]
    if (reputation <= most) continue
    best = place
    most = reputation
  }
  return best
}
