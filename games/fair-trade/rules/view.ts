import type { Seat, Viewer } from '@fairground/kernel'
import type { Move, OpenBids, State, View } from '../state.ts'
import { cardsOf } from './bids.ts'
import { farmerRow, traderRow } from './rows.ts'

export function viewOf(state: State, viewer: Viewer): View {
  const blocking = state.phase === 'block'
  const choosing = blocking ? state.blocked : state.farmerBid
  const view: { -readonly [K in keyof View]: View[K] } = {
    viewer,
    phase: state.phase,
    round: state.round,
    farmer: state.farmer,
    current: state.current,
    future: state.future,
    unseen: state.unseen.slice(),
    purse: state.purse.slice(),
    markers: state.markers.slice(),
    debt: state.debt.slice(),
    blocked: blocking ? state.blocked.map((set, seat) => (seat === viewer ? set : 0)) : state.blocked.slice(),
    chosen: choosing.map((choice) => choice !== 0),
  }
  if (state.phase === 'resolve' || state.phase === 'over') view.open = openBids(state)
  else if (viewer !== 'spectator' && choosing[viewer] !== 0) view.own = choiceOf(state, viewer)
  return view
}

function choiceOf(state: State, seat: Seat): Move {
  if (state.phase !== 'block') return { farmer: state.farmerBid[seat], trader: state.traderBid[seat] }
  const [low, high] = cardsOf(state.blocked[seat])
  return { block: [low, high] }
}

/** All bids by seat, and the rows they make. */
export function openBids(state: State): OpenBids {
  const seats = state.purse.length
  const farmers: Seat[] = new Array(seats).fill(0)
  const traders: Seat[] = new Array(seats).fill(0)
  farmerRow(state, farmers)
  traderRow(state, traders)
  return { bids: state.farmerBid.map((farmer, seat) => ({ farmer, trader: state.traderBid[seat] })), farmers, traders }
}
