import { type HiddenChoices, pick, type Sampler } from '@fairground/kernel'
import type { State, View } from '../state.ts'

/** Full states that a view allows: a player who has chosen in secret may have chosen any card of their hand; or the choice is left open. */
export function samplerOf(view: View, choices: HiddenChoices = 'drawn'): Sampler<State> {
  return {
    deal: (random) => ({
      round: view.round,
      prize: view.prize,
      bag: [...view.bag],
      hands: view.hands.map((hand) => [...hand]),
      chosen: view.hasChosen.map((has, seat) => {
        if (seat === view.viewer) return view.own
        return has && choices === 'drawn' ? pick(view.hands[seat], random) : 0
      }),
      shown: [...view.shown],
      score: [...view.score],
      lost: view.lost,
    }),
  }
}
