import type { State } from '../state.ts'

export function copyOf(state: State): State {
  return {
    phase: state.phase,
    round: state.round,
    farmer: state.farmer,
    current: state.current,
    future: state.future,
    unseen: state.unseen.slice(),
    purse: state.purse.slice(),
    markers: state.markers.slice(),
    debt: state.debt.slice(),
    blocked: state.blocked.slice(),
    farmerBid: state.farmerBid.slice(),
    traderBid: state.traderBid.slice(),
  }
}

/** Makes a used state of the same rules like another, without making a list. */
export function copyInto(from: State, into: State): State {
  into.phase = from.phase
  into.round = from.round
  into.farmer = from.farmer
  into.current = from.current
  into.future = from.future
  copyList(from.unseen, into.unseen)
  copyList(from.purse, into.purse)
  copyList(from.markers, into.markers)
  copyList(from.debt, into.debt)
  copyList(from.blocked, into.blocked)
  copyList(from.farmerBid, into.farmerBid)
  copyList(from.traderBid, into.traderBid)
  return into
}

function copyList(from: readonly number[], into: number[]): void {
  if (into.length > from.length) into.length = from.length
  for (let i = 0; i < from.length; i++) into[i] = from[i]
}
