import type { Seat, Viewer } from '@fairground/kernel'
import type { Move, State, View } from '../state.ts'
import { cardsOf } from './bids.ts'
import { haveChosen, openBids, shownDebt, shownMarkers, shownPurse } from './shown.ts'

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
    purse: shownPurse(state.purse),
    markers: shownMarkers(state.markers),
    debt: shownDebt(state.debt),
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

function choiceOf(state: State, seat: Seat): Move {
  if (state.phase !== 'block') return { farmer: state.farmerBid[seat], trader: state.traderBid[seat] }
  const [low, high] = cardsOf(state.blocked[seat])
  return { block: [low, high] }
}
