import type { MatchRecord, Seat } from '@fairground/kernel'
import { browserStore } from '../lib/browser-database.ts'
import type { Review } from './engine.ts'

const inStore = browserStore('fairground-reviews', 'reviews')
/** The most reviews stored on this device; the oldest are dropped. */
const MOST = 40

interface Kept {
  readonly id: string
  readonly at: number
  readonly review: Review
}

/** The key: the same game with the same rules, from the same seat; a different line of the same match is another game. */
function idOf({ id, version, entries }: MatchRecord, seat: Seat): string {
  return `${id} ${version} ${entries.length} ${entries.at(-1)?.sum} ${seat}`
}

/** Without storage, the browser computes it again. */
export async function keptReview(record: MatchRecord, seat: Seat): Promise<Review | undefined> {
  try {
    const kept = await inStore<Kept | undefined>('readonly', (store) => store.get(idOf(record, seat)))
    return kept?.review
  } catch {
    return undefined
  }
}

export async function keepReview(record: MatchRecord, review: Review): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.put({ id: idOf(record, review.seat), at: Date.now(), review } satisfies Kept))
    const all = await inStore<readonly Kept[]>('readonly', (store) => store.getAll())
    for (const { id } of all.toSorted((a, b) => b.at - a.at).slice(MOST)) await inStore('readwrite', (store) => store.delete(id))
  } catch {
    // It is stored only to save time.
  }
}
