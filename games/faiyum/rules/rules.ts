import type { Random, Rules, Seat } from '@fairground/kernel'
import type { Event, Facts, Move, Options, State, View } from '../state.ts'
import { actionMoves, begin, cash, playAction } from './action.ts'
import { administer, administrationMoves, buyBack, drawReplacements, removeWorker, replaceOne, takeBack } from './administration.ts'
import { checkState } from './check.ts'
import { copyInto, copyOf } from './copy.ts'
import { factsOf } from './facts.ts'
import { canUse } from './finish.ts'
import { keyOf } from './key.ts'
import { quit } from './last-turns.ts'
import { buy, buyable, priceAt } from './market.ts'
import { outcomeOf } from './outcome.ts'
import { setUp } from './setup.ts'
import { type Table, tableFor } from './table.ts'
import { newTrial, type Trial } from './trial.ts'
import { viewOf } from './view.ts'
import { whyNot } from './why.ts'

const NOBODY: readonly Seat[] = []
const NO_MOVES: readonly Move[] = []
/** The trial needs some state to start with; it does not matter which. */
const FIRST: Random = { below: () => 0 }

/** `looks`: how many places one search may look at, if not the default. */
export function openRules(options: Options, seats: number, looks?: number): Rules<State, Move, View, Event, Facts> {
  const facts = factsOf(options, seats)
  const table = tableFor(facts)
  const trial = newTrial(table, setUp(table, FIRST), looks)
  const alone: readonly (readonly Seat[])[] = Array.from({ length: seats }, (_, seat) => [seat])

  return {
    facts,
    setup: (random) => setUp(table, random),
    turn: (state) => (state.phase === 'over' ? NOBODY : alone[state.seat]),

    moves(state, seat) {
      if (seat !== state.seat || state.phase === 'over') return NO_MOVES
      if (state.phase === 'turn') return turnMoves(table, state, seat, trial)
      return state.phase === 'action' ? actionMoves(table, state, seat, trial) : administrationMoves(table, state, seat)
    },

    // All cards, stacks and purses are public.
    secret: () => false,

    play(state, seat, move, random, emit) {
      if (state.phase === 'action') return playAction(table, state, seat, move, random, trial, emit)
      switch (move.do) {
        case 'use':
          return begin(table, state, seat, move.card, trial, emit)
        case 'cash':
          return cash(table, state, seat, move.card, emit)
        case 'buy':
          return buy(table, state, seat, move.card, random, emit)
        case 'administer':
          return administer(table, state, seat, random, emit)
        case 'quit':
          return quit(table, state, seat, emit)
        case 'space':
          return removeWorker(table, state, seat, move.space, random, emit)
        case 'back':
          return buyBack(table, state, seat, move.cards, random, emit)
        case 'replace':
          return replaceOne(table, state, seat, move.card, random, emit)
        case 'enough':
          return state.phase === 'workers' ? takeBack(table, state, seat, random, emit) : drawReplacements(table, state, seat, random, emit)
      }
    },

    view: viewOf,
    key: keyOf,
    // A view hides nothing that exists, so it allows exactly one state.
    sampler: (view) => ({ deal: (_random, into) => (into === undefined ? copyOf(view) : copyInto(view, into)) }),
    outcome: outcomeOf,
    copy: copyOf,
    check: (state) => checkState(table, state),
    why: (view, attempt) => whyNot(table, view, attempt),
  }
}

/** The three actions: play a card, buy a card, administration. At the end quitting replaces administration. */
function turnMoves(table: Table, state: State, seat: Seat, trial: Trial): readonly Move[] {
  const { moves } = table
  const offered: Move[] = []
  const hand = state.hands[seat]
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (i > 0 && hand[i - 1] === card) continue
    if (canUse(table, state, seat, card, trial)) offered.push(moves.use[card])
    offered.push(moves.cash[card])
  }
  for (let place = buyable(table, state) - 1; place >= 0; place--)
    if (priceAt(table, state, place) <= state.money[seat]) offered.push(moves.buy[state.market[place]])
  offered.push(state.ending ? moves.quit : moves.administer)
  return offered
}
