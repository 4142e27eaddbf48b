import type { Bot, GameBot, Rules, TreeThinking } from '@fairground/kernel'
import { BEST_SOLO, evaluate, evaluationFor, FEATURES } from './bot/evaluation.ts'
import { EVEN, type Leaning, leaningOf } from './bot/leaning.ts'
import { learningOf } from './bot/learning.ts'
import { Mind } from './bot/mind.ts'
import type { Ambition } from './bot/profile.ts'
import { copyOf } from './rules/copy.ts'
import { tableFor } from './rules/table.ts'
import type { Event, Facts, Move, State, View } from './state.ts'

type FaiyumRules = Rules<State, Move, View, Event, Facts>

/** The greedy adviser, for players who may want something besides reputation. */
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
  // Looking a few own turns ahead and then evaluating says more than playing to the end: a game is long and full of luck. In a solo game
  // every choice counts as a turn.
  thinking: (seats) => ({
    trader: { kind: 'race', iterations: 2000, turns: seats === 1 ? 30 : 3, reward: REWARD },
    merchant: merchantOf(seats),
    // A solo game has four hundred choices, and a trained network needs few playouts.
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
    const evaluation = evaluationFor(facts.seats)
    const features = new Float64Array(FEATURES)
    return {
      evaluate: (state, worth) => evaluate(table, mind, evaluation, state, features, worth),
      playout: (state, seat, moves, random) => mind.choose(state, seat, moves, random),
      rate: (state, seat, moves, promise) => mind.order(state, seat, moves, promise),
      order: (view, moves, promise) => mind.order(copyOf(view), view.seat, moves, promise),
    }
  },
}

/** With fewer players there is less luck in a playout, so fewer playouts are needed. A clear choice takes even less time. */
function merchantOf(seats: number): TreeThinking {
  return seats === 1
    ? { kind: 'tree', iterations: 6000, turns: 80, explore: 0.03, reward: REWARD }
    : { kind: 'tree', iterations: 24_000, turns: 4, explore: seats === 2 ? 0.15 : 0.3, rivals: 'fast-bot', reward: REWARD }
}

/** A lead of this much reputation over one opponent means winning odds of about three to one. */
const CLEAR = 9
const REWARD = { margin: 0.3, lead: CLEAR, alone: BEST_SOLO }
