import type { Rules } from '@fairground/kernel'
import type { FaifoEdition } from '../edition/edition.ts'
import type { Event, Facts, Move, Options, State, View } from '../state.ts'
import { callable } from './calls.ts'
import { copyable, takeable } from './chains.ts'
import { checkState } from './check.ts'
import { choose } from './choices.ts'
import { revealDiscards, setUp } from './deal.ts'
import { choices, keyOf } from './moves.ts'
import { outcomeOf } from './outcome.ts'
import { sampler } from './sampler.ts'
import { runSkills } from './skills.ts'
import { tableOf } from './table.ts'
import { turnUp } from './turn.ts'
import { viewOf } from './view.ts'
import { whyNot } from './why.ts'

const NO_MOVES: readonly Move[] = []

export function openRules(edition: FaifoEdition, options: Options, seats: number): Rules<State, Move, View, Event, Facts> {
  const table = tableOf(edition, options, seats)
  const { moves, turns } = table

  return {
    facts: table.facts,
    setup: (random) => setUp(table, random),

    turn: (state) => table.seatLists[state.owing],

    moves(state, seat) {
      if ((state.owing & (1 << seat)) === 0) return NO_MOVES
      switch (state.phase) {
        case 'lay':
          return state.forced[seat] !== 0 ? moves.forced[state.forced[seat]] : moves.lay(choices(state.hand[seat], state.ships[seat]))
        case 'discard':
          return moves.discard(choices(state.hand[seat], state.ships[seat]))
        case 'target':
          return moves.target[seat]
        case 'throw':
          return moves.throw
        case 'name':
          return moves.name(callable(state, seat))
        case 'favor':
          return moves.favor(copyable(state))
        case 'place':
          return moves.place(state.hand[seat])
        case 'take':
          return moves.take(takeable(table, state))
        case 'up':
        case 'over':
          return NO_MOVES
      }
    },

    // What a player can lay, place or name depends on their hand. A forced card is known to all.
    secret(state, seat) {
      switch (state.phase) {
        case 'lay':
          return state.forced[seat] === 0
        case 'discard':
          return true
        case 'name':
        case 'place':
          return seat === state.actor
        default:
          return false
      }
    },

    play(state, seat, move, random, emit) {
      if ('lay' in move) {
        state.row[seat * turns + state.turn - 1] = move.lay
        state.owing &= ~(1 << seat)
        emit?.({ kind: 'chosen', seat })
        if (state.owing !== 0) return
        turnUp(table, state, emit)
        runSkills(table, state, random, emit)
        return
      }
      if ('discard' in move) {
        state.discard[seat] = move.discard
        state.owing &= ~(1 << seat)
        emit?.({ kind: 'chosen', seat })
        if (state.owing === 0) revealDiscards(table, state, emit)
        return
      }
      choose(table, state, seat, move, random, emit)
    },

    view: (state, viewer) => viewOf(table, state, viewer),
    key: keyOf,
    sampler: (view, choices) => sampler(table, view, choices),
    outcome: (state) => outcomeOf(table, state),

    copy: (state) => ({
      phase: state.phase,
      round: state.round,
      turn: state.turn,
      owing: state.owing,
      purse: state.purse.slice(),
      circulating: state.circulating,
      gained: state.gained.slice(),
      shown: state.shown,
      contracts: state.contracts.slice(),
      hand: state.hand.slice(),
      ships: state.ships.slice(),
      row: state.row.slice(),
      front: state.front.slice(),
      aside: state.aside,
      asideShips: state.asideShips,
      discard: state.discard.slice(),
      known: state.known.slice(),
      onlyShips: state.onlyShips,
      // Calls and swaps are replaced, never changed, so copies can share them.
      calls: state.calls.slice(),
      swaps: state.swaps.slice(),
      forced: state.forced.slice(),
      fallen: state.fallen,
      waiting: state.waiting,
      actor: state.actor,
      skill: state.skill,
      used: state.used,
      rival: state.rival,
      throws: state.throws.slice(),
      draws: state.draws,
    }),

    check: (state) => checkState(table, state),
    why: (view, attempt) => whyNot(table, view, attempt),
  }
}
