import { type Outcome, placesBy } from '@fairground/kernel'
import type { State } from '../state.ts'
import { contractsOf } from './contracts.ts'
import type { Table } from './table.ts'

/** Section 8: most contracts, then the smaller sum of their numbers; players who are still tied share the place. */
export function outcomeOf(table: Table, state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const scores = state.purse.map((_, seat) => contractsOf(state, seat))
  const values = state.purse.map(() => 0)
  for (const [index, seat] of state.contracts.entries()) values[seat] += table.facts.deck[index]
  return {
    places: placesBy(scores.length, (a, b) => scores[b] - scores[a] || values[a] - values[b]),
    scores,
    breakdown: scores.map((contracts, seat) => ({ contracts, value: values[seat], coins: state.purse[seat] })),
  }
}
