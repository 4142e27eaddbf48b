import type { View } from '../state.ts'
import { administer } from './administration.ts'
import { copyOf } from './copy.ts'
import { priceAt } from './market.ts'
import type { Table } from './table.ts'

/** What an administration would bring now, as the rules themselves tell it. */
export function administrationOf(table: Table, view: View, seat: number): { readonly income: number; readonly back: number } {
  let income = 0
  // Only what is told before a card is drawn matters, so any chance will do.
  administer(table, copyOf(view), seat, { below: () => 0 }, (event) => {
    if (event.kind === 'administered') income = event.income
  })
  return { income, back: Math.min(table.cardsBack, view.stacks[seat].length) }
}

/** The cards for sale that a seat can pay, from the left, each with its price. */
export function affordable(table: Table, view: View, seat: number): readonly { readonly card: number; readonly price: number }[] {
  const state = copyOf(view)
  return view.market
    .slice(0, table.prices.length)
    .map((card, place) => ({ card, price: priceAt(table, state, place) }))
    .filter(({ card, price }) => card < table.disaster && price <= view.money[seat])
}
