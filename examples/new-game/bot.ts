import { type GameBot, pick } from '@fairground/kernel'
import type { Event, Facts, Move, State, View } from './state.ts'

/** Plays a card about as high as the prize, sometimes one higher or lower, so that nobody can predict it. */
export const bot: GameBot<State, Move, View, Event, Facts> = {
  greedy: () => ({
    choose(view, moves, _budget, random) {
      const near = moves.filter(({ card }) => Math.abs(card - view.prize) <= 1)
      return pick(near.length > 0 ? near : moves, random)
    },
  }),
}
