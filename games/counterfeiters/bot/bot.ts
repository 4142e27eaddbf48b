import type { GameBot } from '@fairground/kernel'
import type { Event, Facts, Move, State, View } from '../state.ts'
import { policyOf } from './policy.ts'
import { positionOf } from './position.ts'
import { weightsFor } from './weights.ts'

/** Dollars by which one expects to end ahead for odds of about three to one. */
const CLEAR = 150

const REWARD = { margin: 0.3, lead: CLEAR }

/**
 * The hand-written player counts dollars: what each choice brings until the end of the game, guessed from how many turns are left, how
 * near the Godfather is, what a note is worth once it is sold, and who would win if the police came now.
 */
export const bot: GameBot<State, Move, View, Event, Facts> = {
  greedy({ facts }) {
    const weights = weightsFor(facts.seats)
    const policy = policyOf(facts, weights)
    return {
      choose: (view, moves, _budget, random) =>
        view.viewer === 'spectator' ? moves[0] : policy.choose(positionOf(view), view.viewer, moves, random),
    }
  },

  thinking: () => ({
    trader: { kind: 'race', iterations: 2000, reward: REWARD },
    merchant: { kind: 'race', iterations: 12_000, reward: REWARD },
  }),

  search({ facts, outcome }) {
    const weights = weightsFor(facts.seats)
    const policy = policyOf(facts, weights)
    const money = new Float64Array(facts.seats)
    return {
      playout: (state, seat, moves, random) => policy.choose(state, seat, moves, random),
      order(view, moves, promise) {
        if (view.viewer !== 'spectator') policy.rate(positionOf(view), view.viewer, moves, promise)
      },
      evaluate(state, worth) {
        const places = outcome(state)?.places
        policy.forecast(state, money)
        for (let seat = 0; seat < facts.seats; seat++) {
          if (places !== undefined) {
            worth[seat] = places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0
            continue
          }
          let best = Number.NEGATIVE_INFINITY
          for (let other = 0; other < facts.seats; other++) if (other !== seat && money[other] > best) best = money[other]
          worth[seat] = 1 / (1 + Math.exp((best - money[seat]) / CLEAR))
        }
      },
    }
  },
}
