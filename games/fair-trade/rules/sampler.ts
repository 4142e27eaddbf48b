import { type HiddenChoices, pick, type Random, type Sampler, type Seat } from '@fairground/kernel'
import type { Move, State, View } from '../state.ts'
import { cardSet } from './bids.ts'
import { copyInto, copyOf } from './copy.ts'
import type { Table } from './table.ts'

/** Everything is public except the choices being made now: each is filled with a random legal one, or left open. */
export function samplerOf(table: Table, view: View, choices: HiddenChoices = 'drawn'): Sampler<State> {
  const known = knownState(view)
  const hidden: Seat[] = []
  if (choices === 'drawn' && view.open === undefined)
    for (let seat = 0; seat < table.seats; seat++) if (view.chosen[seat] && seat !== view.viewer) hidden.push(seat)
  return {
    deal(random, into) {
      const state = into === undefined ? copyOf(known) : copyInto(known, into)
      for (const seat of hidden) commit(state, seat, anyChoice(table, state, seat, random))
      return state
    },
  }
}

function knownState(view: View): State {
  const { viewer, own, open } = view
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
    farmerBid: view.purse.map(() => 0),
    traderBid: view.purse.map(() => 0),
  }
  if (open !== undefined) for (const [seat, bid] of open.bids.entries()) commit(state, seat, bid)
  else if (own !== undefined && viewer !== 'spectator') commit(state, viewer, own)
  return state
}

function anyChoice({ moves }: Table, state: State, seat: Seat, random: Random): Move {
  return pick(state.phase === 'block' ? moves.blocks : moves.bids[state.blocked[seat]], random)
}

/** Stores the choice of a seat. */
export function commit(state: State, seat: Seat, choice: Move): void {
  if ('block' in choice) state.blocked = state.blocked.with(seat, cardSet(choice.block[0], choice.block[1]))
  else {
    state.farmerBid[seat] = choice.farmer
    state.traderBid[seat] = choice.trader
  }
}
