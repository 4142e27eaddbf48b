import type { Facts, View } from '../../state.ts'

/** A seat's tickets, as designs, one entry for each ticket. */
export function ticketsOf({ cards }: View, { designs }: Facts, seat: number): readonly number[] {
  return cards[seat].flatMap((count, design) => (designs[design].kind === 'ticket' ? new Array<number>(count).fill(design) : []))
}
