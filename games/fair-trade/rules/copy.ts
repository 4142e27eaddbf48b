import type { State } from '../state.ts'

/** Most moves only fill one slot, so all copies share what such a move leaves unchanged. */
export function copyOf(state: State): State {
  return {
    phase: state.phase,
    round: state.round,
    farmer: state.farmer,
    current: state.current,
    future: state.future,
    unseen: state.unseen,
    purse: state.purse.slice(),
    markers: state.markers.slice(),
    debt: state.debt.slice(),
    blocked: state.blocked,
    farmerBid: state.farmerBid.slice(),
    traderBid: state.traderBid.slice(),
  }
}

/** Overwrites a used state of the same rules with another, without allocating. */
export function copyInto(from: State, into: State): State {
  into.phase = from.phase
  into.round = from.round
  into.farmer = from.farmer
  into.current = from.current
  into.future = from.future
  into.unseen = from.unseen
  copyList(from.purse, into.purse)
  copyList(from.markers, into.markers)
  copyList(from.debt, into.debt)
  into.blocked = from.blocked
  copyList(from.farmerBid, into.farmerBid)
  copyList(from.traderBid, into.traderBid)
  return into
}

function copyList(from: readonly number[], into: number[]): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i]
}
