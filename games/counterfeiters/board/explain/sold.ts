import { type Event, type Facts, NONE } from '../../state.ts'

/** Which card was bought off each space of the market since it was last filled, as designs. */
export function soldThisRound(heard: readonly Event[], { designs, slots }: Facts): readonly number[] {
  const sold = new Array<number>(slots).fill(NONE)
  for (let at = heard.length - 1; at >= 0; at--) {
    const event = heard[at]
    if (event.kind === 'refilled') break
    if (event.kind === 'bought' && sold[event.space] === NONE) sold[event.space] = designs.findIndex(({ id }) => id === event.card)
  }
  return sold
}
