import { type Outcome, placesBy } from '@fairground/kernel'
import type { State } from '../state.ts'

/** Section 5: most markers minus debt wins, then most coins; players who are still tied share the place. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const { markers, debt, purse } = state
  const scores = markers.map((points, seat) => points - debt[seat])
  return {
    places: placesBy(scores.length, (a, b) => scores[b] - scores[a] || purse[b] - purse[a]),
    scores,
    breakdown: scores.map((_, seat) => ({ markers: markers[seat], debt: 0 - debt[seat], coins: purse[seat] })),
  }
}
