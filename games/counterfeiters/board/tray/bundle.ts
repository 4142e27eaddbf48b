import type { Facts, Move, Notes, View } from '../../state.ts'
import { price } from '../../text/shared.ts'

type Bundle = Extract<Move, { readonly notes: Notes }>

/** What may be handed over now, read off the offered moves. */
export interface Offer {
  readonly bundles: readonly Bundle[]
  /** Fewest and most notes together. */
  readonly least: number
  readonly most: number
  /** The most of each quality. */
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

/** Is there room for no further note? Where the size is given, another note takes the place of one. */
export function isFull({ least, most }: Offer, notes: Notes): boolean {
  return least < most && sizeOf(notes) >= most
}

/**
 * The bundle with another count of one quality. What is too much is put back: from the others where the size is fixed, else from it.
 * Qualities that are not taken together with this one are put back whole.
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

/** What to touch next for a wanted bundle: the first quality of which fewer, else more, are wanted. */
export function towards(notes: Notes, wanted: Notes): number | undefined {
  const fewer = notes.findIndex((count, quality) => count > wanted[quality])
  const quality = fewer >= 0 ? fewer : notes.findIndex((count, each) => count < wanted[each])
  return quality < 0 ? undefined : quality
}

/** What pays most; of several, the one that spends the fewest stars. */
export function bestOf({ bundles }: Offer, view: View, facts: Facts): Notes {
  return bundles.reduce((best, bundle) => {
    const gain = price(view, bundle.notes, facts) - price(view, best.notes, facts)
    return gain > 0 || (gain === 0 && starsOf(bundle.notes) < starsOf(best.notes)) ? bundle : best
  }).notes
}

function starsOf([one, two, three]: Notes): number {
  return one + 2 * two + 3 * three
}
