import type { Facts, View } from '../../state.ts'
import { detectedAt, fraud, mostGroceries, ownRate } from '../../text/shared.ts'

/** The most dollars that the viewer would get at a space now; `undefined` for spaces without income, and for spectators. */
export function gainAt(view: View, facts: Facts, space: number): number | undefined {
  if (view.viewer === 'spectator') return undefined
  const notes = view.purses[view.viewer].notes.map(([held]) => held)
  switch (facts.spaces[space].zone) {
    case 'supermarket': {
      const taken = notes.slice(detectedAt(facts, view.police)).reduce((sum, held) => sum + held, 0)
      return Math.min(taken, mostGroceries(view, facts)) * facts.supermarketPays
    }
    case 'receiver':
      return ownRate(view, facts) ? atOwnRates(notes, facts) : atTheWorst(notes, facts)
    case 'tax':
      return fraud(view, facts)
    default:
      return undefined
  }
}

/** The worst note sets the rate: tries each quality as the worst, with as many notes of it and better ones as he buys. */
function atTheWorst(notes: readonly number[], { receiverNotes, receiverRates }: Facts): number {
  return Math.max(
    ...receiverRates.map(
      (rate, worst) =>
        rate *
        Math.min(
          receiverNotes,
          notes.slice(worst).reduce((sum, held) => sum + held, 0),
        ),
    ),
  )
}

/** The best notes first, each at its own rate. */
function atOwnRates(notes: readonly number[], { receiverNotes, receiverRates }: Facts): number {
  let [left, sum] = [receiverNotes, 0]
  for (let quality = notes.length - 1; quality >= 0; quality--) {
    const sold = Math.min(left, notes[quality])
    sum += sold * receiverRates[quality]
    left -= sold
  }
  return sum
}
