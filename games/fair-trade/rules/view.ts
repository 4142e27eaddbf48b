import { pick, type Random, type Seat, type Viewer } from '@fairground/kernel'
import type { Bid, Move, State, View } from '../state.ts'
import { cardSet, cardsOf } from './bids.ts'
import type { Table } from './table.ts'

export function viewOf(table: Table, state: State, viewer: Viewer): View {
  const blocking = state.phase === 'block'
  const choosing = blocking ? state.blocked : state.farmerBid
  const view: { -readonly [K in keyof View]: View[K] } = {
    viewer,
    phase: state.phase,
    round: state.round,
    rounds: table.rounds,
    highestBid: table.highestBid,
    farmer: state.farmer,
    current: state.current,
    future: state.future,
    unseen: state.unseen.slice(),
    purse: state.purse.slice(),
    markers: state.markers.slice(),
    debt: state.debt.slice(),
    blocked: blocking ? state.blocked.map((set, seat) => (seat === viewer ? set : 0)) : state.blocked.slice(),
    chosen: choosing.map((choice) => choice !== 0),
    market: table.market,
  }
  if (viewer !== 'spectator' && choosing[viewer] !== 0) view.own = choiceOf(state, viewer)
  if (state.phase === 'over') view.last = bidsOf(state)
  return view
}

function choiceOf(state: State, seat: Seat): Move {
  if (state.phase !== 'block') return { farmer: state.farmerBid[seat], trader: state.traderBid[seat] }
  const [low, high] = cardsOf(state.blocked[seat])
  return { block: [low, high] }
}

export function bidsOf(state: State): readonly Bid[] {
  return state.farmerBid.map((farmer, seat) => ({ farmer, trader: state.traderBid[seat] }))
}

/** Only the choices of this moment are hidden: each is filled with any legal one. */
export function imagine(table: Table, view: View, random: Random): State {
  const state: State = {
    phase: view.phase,
    round: view.round,
    farmer: view.farmer,
    current: view.current,
    future: view.future,
    unseen: [...view.unseen],
    purse: [...view.purse],
    markers: [...view.markers],
    debt: [...view.debt],
    blocked: [...view.blocked],
    farmerBid: view.chosen.map(() => 0),
    traderBid: view.chosen.map(() => 0),
  }
  for (let seat = 0; seat < table.seats; seat++) {
    if (!view.chosen[seat]) continue
    const offered = view.phase === 'block' ? table.moves.blocks : table.moves.bids[view.blocked[seat]]
    const known = view.last?.[seat] ?? (seat === view.viewer ? view.own : undefined)
    const choice = known ?? pick(offered, random)
    if ('block' in choice) state.blocked[seat] = cardSet(choice.block[0], choice.block[1])
    else {
      state.farmerBid[seat] = choice.farmer
      state.traderBid[seat] = choice.trader
    }
  }
  return state
}
