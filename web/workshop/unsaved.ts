import { store } from '../lib/browser-storage.ts'
import { withOtherTab } from './kept.ts'
import type { UnsavedChange } from './saver.ts'
import type { KeptEdition } from './store.ts'

/**
 * The last changes before a page closes. Changes are written at once, but the store is asynchronous and may not have finished when
 * somebody reloads, closes or leaves the page; unwritten changes are then saved in synchronous storage. The next page that reads the
 * store writes them first.
 */
const PREFIX = 'fairground.workshop.left.'

export function leave(unsaved: UnsavedChange | undefined): void {
  // Without space, the last written state remains.
  if (unsaved !== undefined) store(PREFIX + unsaved.kept.id, unsaved)
}

export function forgetLeft(id: string): void {
  localStorage.removeItem(PREFIX + id)
}

export function allLeft(): readonly UnsavedChange[] {
  return Object.entries(localStorage).flatMap(([key, text]) => {
    if (!key.startsWith(PREFIX)) return []
    try {
      // Written by `leave`.
      return [JSON.parse(text) as UnsavedChange]
    } catch {
      return []
    }
  })
}

/** Applies the saved changes, unless another tab has written in the meantime: then that stays, and these become a version. */
export function withLeft(there: KeptEdition, { kept, after, underWay }: UnsavedChange): KeptEdition {
  const isOurs = there.writes === after || there.touched === underWay
  return isOurs ? { ...kept, writes: there.writes } : withOtherTab(kept, there)
}
