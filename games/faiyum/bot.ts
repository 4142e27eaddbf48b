import type { Bot, GameBot, Rules } from '@fairground/kernel'
import { Mind } from './bot/mind.ts'
import type { Ambition } from './bot/profile.ts'
import { copyOf } from './rules/copy.ts'
import { tableFor } from './rules/table.ts'
import type { Event, Facts, Move, State, View } from './state.ts'

type FaiyumRules = Rules<State, Move, View, Event, Facts>

/** The greedy adviser, for whoever wants something beside reputation too. */
export function adviser({ facts }: FaiyumRules, ambition: Ambition = {}): Bot<Move, View> {
  const mind = new Mind(tableFor(facts), ambition)
  return {
    choose(view, moves, _budget, random) {
      return mind.choose(copyOf(view), view.seat, moves, random)
    },
  }
}

export const bot: GameBot<State, Move, View, Event, Facts> = {
  greedy: (rules) => adviser(rules),
  thinking: () => ({
    trader: { kind: 'race', iterations: 500, turns: 4, reward: REWARD },
    merchant: { kind: 'race', iterations: 3000, turns: 6, reward: REWARD },
  }),
  search({ facts }) {
    const mind = new Mind(tableFor(facts), {})
    return {
      evaluate(state, worth) {
        for (let seat = 0; seat < facts.seats; seat++) worth[seat] = mind.prospect(state, seat)
        shares(worth, facts.seats)
      },
      playout: (state, seat, moves, random) => mind.choose(state, seat, moves, random),
      rate: (state, seat, moves, promise) => mind.order(state, seat, moves, promise),
      order: (view, moves, promise) => mind.order(copyOf(view), view.seat, moves, promise),
    }
  },
}

/** By so much reputation the lead of one seat is worth about three to one. */
const CLEAR = 9
/** A game alone that nobody has topped. */
const BEST_ALONE = 400

const REWARD = { margin: 0.3, lead: CLEAR, alone: BEST_ALONE }

/** From expected reputation to how likely each seat is to win; alone how near it comes to the best. */
function shares(worth: Float64Array, seats: number): void {
  if (seats === 1) {
    worth[0] = Math.min(1, worth[0] / BEST_ALONE)
    return
  }
  let most = worth[0]
  for (let seat = 1; seat < seats; seat++) most = Math.max(most, worth[seat])
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    worth[seat] = Math.exp((worth[seat] - most) / CLEAR)
    sum += worth[seat]
  }
  for (let seat = 0; seat < seats; seat++) worth[seat] /= sum
}
