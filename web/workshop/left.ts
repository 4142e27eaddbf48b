import { withOtherTab } from './kept.ts'
import type { Unwritten } from './saver.ts'
import { type KeptEdition, keepEdition, keptEdition } from './store.ts'

/**
 * The last strokes before a page goes away. What is typed is written at once, but a store that answers later may not have answered when
 * somebody reloads or closes the page; what is not written then is left where that takes no time, and put right when it is opened again.
 */
const keyOf = (id: string): string => `fairground.workshop.left.${id}`

export function leave(unwritten: Unwritten | undefined): void {
  if (unwritten === undefined) return
  try {
    localStorage.setItem(keyOf(unwritten.kept.id), JSON.stringify(unwritten))
  } catch {
    // No room: what was written before is there.
  }
}

export function forgetLeft(id: string): void {
  localStorage.removeItem(keyOf(id))
}

/** An edition of this device with whatever was left of it. */
export async function openEdition(id: string): Promise<KeptEdition | undefined> {
  const there = await keptEdition(id)
  const left = leftOf(id)
  if (there === undefined || left === undefined) return there
  const kept = await keepEdition(withLeft(there, left))
  forgetLeft(id)
  return kept
}

function leftOf(id: string): Unwritten | undefined {
  try {
    // Written by `leave`.
    return (JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Unwritten | null) ?? undefined
  } catch {
    return undefined
  }
}

/** What was left goes on from what is there, unless another tab has written meanwhile: then that stands, and this is a version. */
export function withLeft(there: KeptEdition, { kept, after, underWay }: Unwritten): KeptEdition {
  const isOurs = there.writes === after || there.touched === underWay
  return isOurs ? { ...kept, writes: there.writes } : withOtherTab(kept, there)
}
