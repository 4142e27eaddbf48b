import { store } from '../lib/browser-storage.ts'
import { withOtherTab } from './kept.ts'
import type { Unwritten } from './saver.ts'
import type { KeptEdition } from './store.ts'

/**
 * The last strokes before a page goes away. What is typed is written at once, but a store that answers later may not have answered when
 * somebody reloads, closes or leaves the page; what is not written then is left where that takes no time. Whoever reads the store next,
 * on whatever page, writes it first.
 */
const PREFIX = 'fairground.workshop.left.'

export function leave(unwritten: Unwritten | undefined): void {
  // Where there is no room, what was written before is there.
  if (unwritten !== undefined) store(PREFIX + unwritten.kept.id, unwritten)
}

export function forgetLeft(id: string): void {
  localStorage.removeItem(PREFIX + id)
}

export function allLeft(): readonly Unwritten[] {
  return Object.entries(localStorage).flatMap(([key, text]) => {
    if (!key.startsWith(PREFIX)) return []
    try {
      // Written by `leave`.
      return [JSON.parse(text) as Unwritten]
    } catch {
      return []
    }
  })
}

/** What was left goes on from what is there, unless another tab has written meanwhile: then that stands, and this is a version. */
export function withLeft(there: KeptEdition, { kept, after, underWay }: Unwritten): KeptEdition {
  const isOurs = there.writes === after || there.touched === underWay
  return isOurs ? { ...kept, writes: there.writes } : withOtherTab(kept, there)
}
