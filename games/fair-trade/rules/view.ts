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
    unseen: state.unseen,
    purse: state.purse.slice(),
    markers: state.markers.slice(),
    debt: state.debt.slice(),
    blocked: blocking ? ownOf(state.blocked, viewer) : state.blocked,
    chosen: haveChosen(choosing),
  }
  if (state.phase === 'resolve' || state.phase === 'over') view.open = openBids(state)
  else if (viewer !== 'spectator' && choosing[viewer] !== 0) view.own = choiceOf(state, viewer)
  return view
}

function ownOf(sets: readonly number[], viewer: Viewer): number[] {
  const own: number[] = []
  for (let seat = 0; seat < sets.length; seat++) own.push(seat === viewer ? sets[seat] : 0)
  return own
}

function haveChosen(choices: readonly number[]): boolean[] {
  const chosen: boolean[] = []
  for (let seat = 0; seat < choices.length; seat++) chosen.push(choices[seat] !== 0)
  return chosen
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
  return { bids: bidsOf(state), farmers, traders }
}

export function bidsOf({ farmerBid, traderBid }: State): OpenBids['bids'] {
  const bids: { farmer: number; trader: number }[] = []
  for (let seat = 0; seat < farmerBid.length; seat++) bids.push({ farmer: farmerBid[seat], trader: traderBid[seat] })
  return bids
}
