import type { Emit, Rules, Seat } from '@fairground/kernel'
import type { FairTradeEdition } from '../edition/edition.ts'
import type { Event, Facts, Move, State, View } from '../state.ts'
import { cardsOf, keyOf } from './bids.ts'
import { checkState } from './check.ts'
import { copyOf } from './copy.ts'
import { award, cleanUp } from './market.ts'
import { outcomeOf } from './outcome.ts'
import { payBids } from './paying.ts'
import { farmerRow, traderMarker, traderRow } from './rows.ts'
import { commit, samplerOf } from './sampler.ts'
import { setUp } from './setup.ts'
import { bidsOf } from './shown.ts'
import { tableOf } from './table.ts'
import { viewOf } from './view.ts'
import { whyNot } from './why.ts'

const NOBODY: readonly Seat[] = []
const NO_MOVES: readonly Move[] = []

export function openRules(edition: FairTradeEdition, rounds: number, seats: number): Rules<State, Move, View, Event, Facts> {
  const table = tableOf(edition, rounds, seats)
  /** Lists of seats, by the set of seats that have not chosen yet. */
  const waiting = Array.from({ length: 1 << seats }, (_, set) => seatsOf(set))
  const farmers: Seat[] = new Array(seats).fill(0)
  const traders: Seat[] = new Array(seats).fill(0)

  return {
    facts: table.facts,
    setup: (random) => setUp(table, random),

    turn(state) {
      if (state.phase !== 'bid' && state.phase !== 'block') return NOBODY
      const chosen = state.phase === 'block' ? state.blocked : state.farmerBid
      let set = 0
      for (let seat = 0; seat < seats; seat++) if (chosen[seat] === 0) set |= 1 << seat
      return waiting[set]
    },

    moves(state, seat) {
      if (state.phase === 'bid') return state.farmerBid[seat] === 0 ? table.moves.bids[state.blocked[seat]] : NO_MOVES
      return state.phase === 'block' && state.blocked[seat] === 0 ? table.moves.blocks : NO_MOVES
    },

    // Blocked cards are public.
    secret: () => false,
    key: keyOf,

    play(state, seat, move, random, emit) {
      commit(state, seat, move)
      emit?.({ kind: 'chosen', seat })
      if (state.phase === 'block') {
        if (allChosen(state.blocked)) openFirstRound(state, emit)
        return
      }
      if (!allChosen(state.farmerBid)) return
      state.phase = 'resolve'
      farmerRow(state, farmers)
      traderRow(state, traders)
      if (emit !== undefined) emitBids(state, farmers, traders, emit)
      payBids(state, farmers, traders, emit)
      award(table, state, traders, emit)
      cleanUp(table, state, random, emit)
    },

    view: viewOf,
    sampler: (view, choices) => samplerOf(table, view, choices),
    outcome: outcomeOf,
    copy: copyOf,
    check: (state) => checkState(table, state),
    why: (view, attempt) => whyNot(table, view, attempt),
  }
}

function openFirstRound(state: State, emit?: Emit<Event>): void {
  state.phase = 'bid'
  emit?.({ kind: 'blocked', cards: state.blocked.map(cardsOf) }, 'all', true)
}

function emitBids(state: State, farmers: readonly Seat[], traders: readonly Seat[], emit: Emit<Event>): void {
  const bids = bidsOf(state)
  const [top, bottom] = [traders.slice(), farmers.slice()]
  emit({ kind: 'revealed', bids, farmers: bottom, traders: top }, 'all', true)
  emit({ kind: 'sorted', bids, farmers: bottom, traders: top, scales: traderMarker(state), hoe: state.farmer })
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
