import type { Facts, Move, Notes, View } from '../../state.ts'
import { price } from '../../text/shared.ts'

type Bundle = Extract<Move, { readonly notes: Notes }>

/** The bundles that may be sold now, from the offered moves. */
export interface Offer {
  readonly bundles: readonly Bundle[]
  /** The smallest and the largest number of notes in all. */
  readonly least: number
  readonly most: number
  /** The largest number of each quality. */
  readonly mostOf: Notes
}

export function offerOf(moves: readonly Move[]): Offer | undefined {
  const bundles = moves.filter((move): move is Bundle => 'notes' in move)
  if (bundles.length === 0) return undefined
  const sizes = bundles.map(({ notes }) => sizeOf(notes))
  const mostOf = (quality: number) => Math.max(...bundles.map(({ notes }) => notes[quality]))
  return { bundles, least: Math.min(...sizes), most: Math.max(...sizes), mostOf: [mostOf(0), mostOf(1), mostOf(2)] }
}

export function sizeOf([one, two, three]: Notes): number {
  return one + two + three
}

/** Is the bundle full? Never if its size is fixed, because then another note replaces one of the others. */
export function isFull({ least, most }: Offer, notes: Notes): boolean {
  return least < most && sizeOf(notes) >= most
}

/**
 * The bundle with a new count of one quality. If it gets too large, notes are put back: from the other qualities if the size is fixed,
 * otherwise from this one. Qualities that cannot be sold together with this one are put back completely.
 */
export function drawn({ bundles, least, most, mostOf }: Offer, notes: Notes, quality: number, count: number): Notes {
  const next = [...notes]
  next[quality] = Math.max(0, Math.min(count, mostOf[quality]))
  let over = next[0] + next[1] + next[2] - most
  const givers = least === most ? [0, 1, 2].filter((other) => other !== quality) : []
  for (const giver of [...givers, quality]) {
    const back = Math.max(0, Math.min(over, next[giver]))
    next[giver] -= back
    over -= back
  }
  const fits = () => bundles.some((bundle) => bundle.notes.every((each, at) => each >= next[at]))
  for (const other of [0, 1, 2]) if (other !== quality && !fits()) next[other] = 0
  return [next[0], next[1], next[2]]
}

export function bundleOf({ bundles }: Offer, notes: Notes): Bundle | undefined {
  return bundles.find((bundle) => bundle.notes.every((count, quality) => count === notes[quality]))
}

/** The quality to change next to get the wanted bundle: the first with too many notes, otherwise the first with too few. */
export function towards(notes: Notes, wanted: Notes): number | undefined {
  const fewer = notes.findIndex((count, quality) => count > wanted[quality])
  const quality = fewer >= 0 ? fewer : notes.findIndex((count, each) => count < wanted[each])
  return quality < 0 ? undefined : quality
}

/** The bundle that pays most; of several, the one with the fewest stars. */
export function bestOf({ bundles }: Offer, view: View, facts: Facts): Notes {
  return bundles.reduce((best, bundle) => {
    const gain = price(view, bundle.notes, facts) - price(view, best.notes, facts)
    return gain > 0 || (gain === 0 && starsOf(bundle.notes) < starsOf(best.notes)) ? bundle : best
  }).notes
}

function starsOf([one, two, three]: Notes): number {
  return one + 2 * two + 3 * three
}
