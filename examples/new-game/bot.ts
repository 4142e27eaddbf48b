import { type GameBot, pick } from '@fairground/kernel'
import type { Event, Facts, Move, State, View } from './state.ts'

/** Plays about as high as the prize is worth, now and then one higher or lower, so that nobody can foresee it. */
export const bot: GameBot<State, Move, View, Event, Facts> = {
  greedy: () => ({
    choose(view, moves, _budget, random) {
      const near = moves.filter(({ card }) => Math.abs(card - view.prize) <= 1)
      return pick(near.length > 0 ? near : moves, random)
    },
  }),
}
