import type { Bot, GameBot, Rules, TreeThinking } from '@fairground/kernel'
import { appraisalFor, appraise, BEST_ALONE, FEATURES } from './bot/appraisal.ts'
import { EVEN, type Leaning, leaningOf } from './bot/leaning.ts'
import { learningOf } from './bot/learning.ts'
import { Mind } from './bot/mind.ts'
import type { Ambition } from './bot/profile.ts'
import { copyOf } from './rules/copy.ts'
import { tableFor } from './rules/table.ts'
import type { Event, Facts, Move, State, View } from './state.ts'

type FaiyumRules = Rules<State, Move, View, Event, Facts>

/** The greedy adviser, for whoever wants something beside reputation too. */
export function adviser({ facts }: FaiyumRules, ambition: Ambition = {}, leaning: Leaning = EVEN): Bot<Move, View> {
  const mind = new Mind(tableFor(facts), ambition, leaning)
  return {
    choose(view, moves, _budget, random) {
      return mind.choose(copyOf(view), view.seat, moves, random)
    },
  }
}

export const bot: GameBot<State, Move, View, Event, Facts> = {
  greedy: (rules, temperament) => adviser(rules, {}, leaningOf(temperament)),
  tunable: (rules) => ({ weights: { ...EVEN }, player: (weights) => adviser(rules, {}, { ...EVEN, ...weights }) }),
  // A few own turns and an appraisal say more than a game played to its end, which is long and full of luck. Alone every choice counts as a turn.
  thinking: (seats) => ({
    trader: { kind: 'race', iterations: 2000, turns: seats === 1 ? 30 : 3, reward: REWARD },
    merchant: merchantOf(seats),
    // Alone a game has four hundred choices, and a network that has practised needs to try little.
    master: {
      kind: 'guided',
      iterations: seats === 1 ? 3000 : 320_000,
      explore: seats === 1 ? 0.2 : 0.5,
      otherwise: merchantOf(seats),
    },
  }),
  learning: ({ facts }) => learningOf(facts),
  weights: new URL('./bot/weights.bin', import.meta.url),
  search({ facts }) {
    const table = tableFor(facts)
    const mind = new Mind(table, {})
    const appraisal = appraisalFor(facts.seats)
    const features = new Float64Array(FEATURES)
    return {
      evaluate: (state, worth) => appraise(table, mind, appraisal, state, features, worth),
      playout: (state, seat, moves, random) => mind.choose(state, seat, moves, random),
      rate: (state, seat, moves, promise) => mind.order(state, seat, moves, promise),
      order: (view, moves, promise) => mind.order(copyOf(view), view.seat, moves, promise),
    }
  },
}

/** The fewer play, the less luck there is in a playout, and the less must be tried again. A choice that is clear takes less time than that. */
function merchantOf(seats: number): TreeThinking {
  return seats === 1
    ? { kind: 'tree', iterations: 6000, turns: 80, explore: 0.03, reward: REWARD }
    : { kind: 'tree', iterations: 24_000, turns: 4, explore: seats === 2 ? 0.15 : 0.3, rivals: 'instinct', reward: REWARD }
}

/** By so much reputation the lead of one seat is worth about three to one. */
const CLEAR = 9
const REWARD = { margin: 0.3, lead: CLEAR, alone: BEST_ALONE }
