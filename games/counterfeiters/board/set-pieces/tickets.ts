import type { Facts, View } from '../../state.ts'

/** The tickets that a seat cashes in, as designs, each as often as it is held. */
export function ticketsOf({ cards }: View, { designs }: Facts, seat: number): readonly number[] {
  return cards[seat].flatMap((count, design) => (designs[design].kind === 'ticket' ? new Array<number>(count).fill(design) : []))
}
