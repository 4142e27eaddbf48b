import { fastRandom, type GameBot, type UnlearnedThinking } from '@fairground/kernel'
import type { Event, Facts, Move, State, View } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { HABITS, habitsOf, habitsWith, weightsOf } from './habits.ts'
import { learningOf } from './learning.ts'
import { Merchant } from './merchant.ts'

const REWARD = { margin: 0.3, lead: 1 }

/** Tournaments decided the search for each number of seats: the best one for four players is not the best for five. */
function merchantOf(seats: number): UnlearnedThinking {
  const work = { turns: 3, reward: REWARD }
  if (seats === 3) return { kind: 'race', iterations: 40_000, ...work }
  if (seats === 4)
    return { kind: 'reply', iterations: 12_000, racing: { chance: 0.5, iterations: 300, turns: 2 }, draws: 8, heat: 0.015, ...work }
  return { kind: 'mix', iterations: 20_000, veiled: true, ...work }
}

export const bot: GameBot<State, Move, View, Event, Facts> = {
  greedy({ facts }, temperament) {
    const merchant = new Merchant(facts, habitsOf(temperament))
    return { choose: (view, moves, _budget, random) => merchant.choose(view, moves, random) }
  },

  tunable: ({ facts }) => ({
    weights: weightsOf(HABITS),
    player(weights) {
      const merchant = new Merchant(facts, habitsWith(weights))
      return { choose: (view, moves, _budget, random) => merchant.choose(view, moves, random) }
    },
  }),

  thinking: (seats) => ({
    trader: { kind: 'race', iterations: 2000, turns: 2, reward: REWARD },
    merchant: merchantOf(seats),
    // Its network has learned from Merchants' games what they lay and who wins. The heat keeps it from being foreseen in its turn.
    master: {
      kind: 'network',
      search: { kind: 'reply', iterations: 20_000, turns: 3, reward: REWARD, draws: 1, heat: 0.015 },
      otherwise: merchantOf(seats),
    },
  }),
  learning: ({ facts }) => learningOf(facts),
  weights: new URL('./weights.bin', import.meta.url),

  search({ facts, outcome, view }) {
    const merchant = new Merchant(facts)
    return {
      evaluate(state, worth) {
        const places = outcome(state)?.places
        if (places === undefined) evaluate(facts, state, worth)
        else for (let seat = 0; seat < facts.seats; seat++) worth[seat] = places[seat] === 1 ? 1 / winners(places) : 0
      },
      playout: (state, seat, moves, random) => merchant.playout(state, seat, moves, random),
      rival: (state, seat, moves, random) => merchant.choose(view(state, seat), moves, random),
      // The same seed for the same turn, so that the order of moves is reproducible.
      order: (view, moves, promise) => merchant.order(view, moves, promise, fastRandom(view.round * 8 + view.turn)),
    }
  },
}

function winners(places: readonly number[]): number {
  return places.filter((place) => place === 1).length
}
