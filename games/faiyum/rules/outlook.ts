import type { View } from '../state.ts'
import { administer } from './administration.ts'
import { copyOf } from './copy.ts'
import { priceAt } from './market.ts'
import type { Table } from './table.ts'

/** What an administration would bring now, according to the rules themselves. */
export function administrationOf(table: Table, view: View, seat: number): { readonly income: number; readonly back: number } {
  let income = 0
  // We only read an event from before the first draw, so any random numbers do.
  administer(table, copyOf(view), seat, { below: () => 0 }, (event) => {
    if (event.kind === 'administered') income = event.income
  })
  return { income, back: Math.min(table.cardsBack, view.stacks[seat].length) }
}

/** The cards for sale that a seat can afford, from the left, each with its price. */
export function affordable(table: Table, view: View, seat: number): readonly { readonly card: number; readonly price: number }[] {
  const state = copyOf(view)
  return view.market
    .slice(0, table.prices.length)
    .map((card, place) => ({ card, price: priceAt(table, state, place) }))
    .filter(({ card, price }) => card < table.disaster && price <= view.money[seat])
}
