import type { Emit, Random, Seat } from '@fairground/kernel'
import { type Event, NONE, type State } from '../state.ts'
import { cardSet } from './bids.ts'
import type { Table } from './table.ts'

/** Phase 4. */
export function award(table: Table, state: State, traders: readonly Seat[], emit?: Emit<Event>): void {
  const prizes = table.prizes[state.current]
  for (let place = 0; place < traders.length; place++) {
    const markers = prizes[place]
    const seat = traders[place]
    state.markers[seat] += markers
    if (markers > 0) emit?.({ kind: 'awarded', place, seat, card: table.facts.market[state.current].id, markers })
  }
}

/** Phases 5 to 7; the last round has none of them. */
export function cleanUp(table: Table, state: State, random: Random, emit?: Emit<Event>): void {
  if (state.round === table.rounds) {
    state.phase = 'over'
    emit?.({ kind: 'over' })
    return
  }
  state.phase = 'bid'
  const blocked = state.farmerBid.slice()
  for (let seat = 0; seat < table.seats; seat++) {
    blocked[seat] = cardSet(state.farmerBid[seat], state.traderBid[seat])
    state.farmerBid[seat] = 0
    state.traderBid[seat] = 0
  }
  state.blocked = blocked
  state.round++
  state.current = state.future
  state.future = NONE
  if (state.round < table.rounds) turnUp(state, random)
  state.farmer = (state.farmer + 1) % table.seats
  emit?.(roundEvent(table, state))
}

/** The next market card: any card not seen yet. */
function turnUp(state: State, random: Random): void {
  const { unseen } = state
  const at = random.below(unseen.length)
  const rest = unseen.slice(0, -1)
  for (let i = at; i < rest.length; i++) rest[i] = unseen[i + 1]
  state.future = unseen[at]
  state.unseen = rest
}

function roundEvent({ facts: { market } }: Table, { round, farmer, current, future }: State): Event {
  if (future === NONE) return { kind: 'round', round, farmer, current: market[current].id }
  return { kind: 'round', round, farmer, current: market[current].id, future: market[future].id }
}
