import { fastRandom, type GameBot } from '@fairground/kernel'
import type { Event, Facts, Move, State, View } from '../state.ts'
import { Merchant } from './merchant.ts'

export const bot: GameBot<State, Move, View, Event, Facts> = {
  greedy({ facts }) {
    const merchant = new Merchant(facts)
    return { choose: (view, moves, _budget, random) => merchant.choose(view, moves, random) }
  },

  search({ facts }) {
    const merchant = new Merchant(facts)
    return {
      playout: (state, seat, moves, random) => merchant.playout(state, seat, moves, random),
      // The same position is always ordered alike.
      order: (view, moves, promise) => merchant.order(view, moves, promise, fastRandom(view.round * 8 + view.turn)),
    }
  },
}
