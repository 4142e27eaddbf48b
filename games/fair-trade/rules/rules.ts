import { canonical, type Rules, type Seat, samplerOf, type Tell } from '@fairground/kernel'
import type { FairTradeEdition } from '../edition/edition.ts'
import type { Event, Move, State, View } from '../state.ts'
import { cardSet, cardsOf } from './bids.ts'
import { checkState } from './check.ts'
import { award, cleanUp } from './market.ts'
import { outcomeOf } from './outcome.ts'
import { payBids } from './paying.ts'
import { sortRow } from './rows.ts'
import { setUp } from './setup.ts'
import { tableOf } from './table.ts'
import { bidsOf, imagine, viewOf } from './view.ts'
import { whyNot } from './why.ts'

const NOBODY: readonly Seat[] = []
const NO_MOVES: readonly Move[] = []

export function openRules(edition: FairTradeEdition, rounds: number, seats: number): Rules<State, Move, View, Event> {
  const table = tableOf(edition, rounds, seats)
  /** Lists of seats by the set of those who have yet to choose. */
  const waiting = Array.from({ length: 1 << seats }, (_, set) => seatsOf(set))
  const farmers: Seat[] = new Array(seats).fill(0)
  const traders: Seat[] = new Array(seats).fill(0)

  return {
    facts: {},
    setup: (random) => setUp(table, random),

    turn(state) {
      if (state.phase === 'over') return NOBODY
      const chosen = state.phase === 'block' ? state.blocked : state.farmerBid
      let set = 0
      for (let seat = 0; seat < seats; seat++) if (chosen[seat] === 0) set |= 1 << seat
      return waiting[set]
    },

    moves(state, seat) {
      if (state.phase === 'bid') return state.farmerBid[seat] === 0 ? table.moves.bids[state.blocked[seat]] : NO_MOVES
      return state.phase === 'block' && state.blocked[seat] === 0 ? table.moves.blocks : NO_MOVES
    },

    // Which cards are blocked lies open.
    secret: () => false,

    play(state, seat, move, random, tell) {
      if ('block' in move) {
        state.blocked[seat] = cardSet(move.block[0], move.block[1])
        tell?.({ kind: 'chosen', seat })
        if (allChosen(state.blocked)) openFirstRound(state, tell)
        return
      }
      state.farmerBid[seat] = move.farmer
      state.traderBid[seat] = move.trader
      tell?.({ kind: 'chosen', seat })
      if (!allChosen(state.farmerBid)) return
      sortRow(state.farmerBid, state.farmer, 1, farmers)
      sortRow(state.traderBid, traderMarker(state, seats), -1, traders)
      tell?.({ kind: 'revealed', bids: bidsOf(state), farmers: farmers.slice(), traders: traders.slice() }, 'all', true)
      payBids(state, farmers, traders, tell)
      award(table, state, traders, tell)
      cleanUp(table, state, random, tell)
    },

    view: (state, viewer) => viewOf(table, state, viewer),
    key: canonical,
    sampler: (view) => samplerOf((random) => imagine(table, view, random)),
    outcome: outcomeOf,

    copy: (state) => ({
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
    }),

    check: (state) => checkState(table, state),
    why: (view, wish) => whyNot(table, view, wish),
  }
}

function openFirstRound(state: State, tell?: Tell<Event>): void {
  state.phase = 'bid'
  tell?.({ kind: 'blocked', cards: state.blocked.map(cardsOf) }, 'all', true)
}

/** The trader marker lies to the right of the farmer marker. */
function traderMarker(state: State, seats: number): Seat {
  return (state.farmer + seats - 1) % seats
}

function allChosen(choices: readonly number[]): boolean {
  for (let seat = 0; seat < choices.length; seat++) if (choices[seat] === 0) return false
  return true
}

function seatsOf(set: number): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; 1 << seat <= set; seat++) if ((set & (1 << seat)) !== 0) seats.push(seat)
  return seats
}
