import { type Event, type Facts, NONE } from '../../state.ts'

/** The card bought on each space of the market since it was last filled, as designs. */
export function soldThisRound(events: readonly Event[], { designs, slots }: Facts): readonly number[] {
  const sold = new Array<number>(slots).fill(NONE)
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]
    if (event.kind === 'refilled') break
    if (event.kind === 'bought' && sold[event.space] === NONE) sold[event.space] = designs.findIndex(({ id }) => id === event.card)
  }
  return sold
}
