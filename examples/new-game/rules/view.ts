import type { Viewer } from '@fairground/kernel'
import type { State, View } from '../state.ts'

/** Built from scratch: nobody sees what is not listed here. */
export function viewOf(state: State, viewer: Viewer): View {
  return {
    viewer,
    round: state.round,
    prize: state.prize,
    bag: [...state.bag],
    hands: state.hands.map((hand) => [...hand]),
    hasChosen: state.chosen.map((card) => card !== 0),
    own: viewer === 'spectator' ? 0 : state.chosen[viewer],
    shown: [...state.shown],
    score: [...state.score],
    lost: state.lost,
  }
}
