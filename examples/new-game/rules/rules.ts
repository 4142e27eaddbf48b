import { draw, type Emit, placesBy, type Random, type Rules, type Seat } from '@fairground/kernel'
import type { Event, Facts, Move, State, View } from '../state.ts'
import { checkState } from './check.ts'
import { samplerOf } from './sampler.ts'
import { viewOf } from './view.ts'

export function openRules(cards: number, seats: number): Rules<State, Move, View, Event, Facts> {
  const facts: Facts = Object.freeze({ seats, cards })
  /** Moves are created once and shared; they never change. */
  const plays: readonly Move[] = Array.from({ length: cards + 1 }, (_, card) => Object.freeze({ card }))

  return {
    facts,
    setup: (random) => setUp(facts, random),

    turn: (state) => (state.prize === 0 ? [] : state.chosen.flatMap((card, seat) => (card === 0 ? [seat] : []))),
    moves: (state, seat) => (state.prize === 0 || state.chosen[seat] !== 0 ? [] : state.hands[seat].map((card) => plays[card])),
    // Hands are public, so the list of moves reveals nothing.
    secret: () => false,
    key: ({ card }) => card,

    play(state, seat, { card }, random, emit) {
      state.chosen[seat] = card
      emit?.({ kind: 'chosen', seat })
      if (state.chosen.every((each) => each !== 0)) resolve(facts, state, random, emit)
    },

    view: viewOf,
    sampler: samplerOf,

    outcome(state) {
      if (state.prize !== 0) return undefined
      const { score } = state
      return { places: placesBy(seats, (a, b) => score[b] - score[a]), scores: [...score], breakdown: score.map((points) => ({ points })) }
    },

    copy: (state) => ({
      ...state,
      bag: [...state.bag],
      hands: state.hands.map((hand) => [...hand]),
      chosen: [...state.chosen],
      shown: [...state.shown],
      score: [...state.score],
    }),

    check: (state) => checkState(facts, state),

    why(view, attempt) {
      if (typeof attempt !== 'object' || attempt === null || !('card' in attempt) || view.viewer === 'spectator') return undefined
      return view.hands[view.viewer].includes(Number(attempt.card)) ? undefined : { rule: 'not-in-hand', section: 'round' }
    },
  }
}

function setUp({ seats, cards }: Facts, random: Random): State {
  const all = Array.from({ length: cards }, (_, index) => index + 1)
  const bag = [...all]
  const none = () => Array.from({ length: seats }, () => 0)
  return {
    round: 1,
    prize: draw(bag, random),
    bag,
    hands: Array.from({ length: seats }, () => [...all]),
    chosen: none(),
    shown: none(),
    score: none(),
    lost: 0,
  }
}

/** All have chosen: the cards are shown, the highest card that nobody else played wins the prize, and the next prize is turned up. */
function resolve(facts: Facts, state: State, random: Random, emit?: Emit<Event>): void {
  state.shown = state.chosen
  state.chosen = state.shown.map(() => 0)
  for (const [seat, card] of state.shown.entries()) state.hands[seat].splice(state.hands[seat].indexOf(card), 1)
  emit?.({ kind: 'shown', cards: [...state.shown] }, 'all', true)

  const winner = highestAlone(state.shown)
  const points = state.prize
  state.prize = 0
  if (winner === undefined) {
    state.lost += points
    emit?.({ kind: 'tied', points })
  } else {
    state.score[winner] += points
    emit?.({ kind: 'won', seat: winner, points })
  }

  state.round++
  if (state.round > facts.cards) {
    emit?.({ kind: 'over' })
    return
  }
  state.prize = draw(state.bag, random)
  emit?.({ kind: 'round', round: state.round, prize: state.prize }, 'all', true)
}

function highestAlone(cards: readonly number[]): Seat | undefined {
  const highest = Math.max(...cards.filter((card) => cards.indexOf(card) === cards.lastIndexOf(card)))
  const seat = cards.indexOf(highest)
  return seat < 0 ? undefined : seat
}
