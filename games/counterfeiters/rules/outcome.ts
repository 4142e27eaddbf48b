import { type Outcome, placesBy } from '@fairground/kernel'
import type { State } from '../state.ts'
import { ticketsOf } from './ending.ts'
import type { Table } from './table.ts'

/** Only real money counts, in hand and offshore; players with the same amount share the place. */
export function outcomeOf(table: Table, state: State): Outcome | undefined {
  if (state.stage !== 'over') return undefined
  const { cash, envelope, cards } = state
  const scores = cash.map((dollars, seat) => dollars + envelope[seat])
  return {
    places: placesBy(scores.length, (a, b) => scores[b] - scores[a]),
    scores,
    breakdown: scores.map((_, seat) => {
      const tickets = ticketsOf(table, cards[seat])
      return { cash: cash[seat] - tickets, offshore: envelope[seat], tickets }
    }),
  }
}
