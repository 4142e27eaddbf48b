import { draw, type Random, type Seat, type Tell } from '@fairground/kernel'
import { type Event, NONE, type State } from '../state.ts'
import { cardSet } from './bids.ts'
import type { Table } from './table.ts'

/** Phase 4. */
export function award(table: Table, state: State, traders: readonly Seat[], tell?: Tell<Event>): void {
  const prizes = table.prizes[state.current]
  for (let place = 0; place < traders.length; place++) {
    const markers = prizes[place]
    const seat = traders[place]
    state.markers[seat] += markers
    if (markers > 0) tell?.({ kind: 'awarded', place, seat, card: table.facts.market[state.current].id, markers })
  }
}

/** Phases 5 to 7; the last round has none of them. */
export function cleanUp(table: Table, state: State, random: Random, tell?: Tell<Event>): void {
  if (state.round === table.rounds) {
    state.phase = 'over'
    tell?.({ kind: 'over' })
    return
  }
  state.phase = 'bid'
  for (let seat = 0; seat < table.seats; seat++) {
    state.blocked[seat] = cardSet(state.farmerBid[seat], state.traderBid[seat])
    state.farmerBid[seat] = 0
    state.traderBid[seat] = 0
  }
  state.round++
  state.current = state.future
  state.future = state.round < table.rounds ? draw(state.unseen, random) : NONE
  state.farmer = (state.farmer + 1) % table.seats
  tell?.(roundEvent(table, state))
}

function roundEvent({ facts: { market } }: Table, { round, farmer, current, future }: State): Event {
  if (future === NONE) return { kind: 'round', round, farmer, current: market[current].id }
  return { kind: 'round', round, farmer, current: market[current].id, future: market[future].id }
}
