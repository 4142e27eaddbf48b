import type { View } from '../state.ts'
import { administer, copyOf } from './rules.ts'
import type { World } from './world.ts'

/** What an administration would bring now, as the rules themselves tell it. */
export function administrationOf({ table }: World, view: View, seat: number): { readonly income: number; readonly back: number } {
  let income = 0
  // Only what is told before a card is drawn matters, so any chance will do.
  administer(table, copyOf(view), seat, { below: () => 0 }, (event) => {
    if (event.kind === 'administered') income = event.income
  })
  return { income, back: Math.min(table.cardsBack, view.stacks[seat].length) }
}
