import { games } from '@fairground/games'
import type { MatchRecord, Seat } from '@fairground/kernel'
import { openReview, type Review, type ReviewDraft } from './engine.ts'

export interface ReviewRequest {
  readonly record: MatchRecord
  readonly seat: Seat
  readonly draft?: ReviewDraft
}

export type ReviewReport =
  | { readonly done: number; readonly total: number; readonly review: Review; readonly draft: ReviewDraft }
  | { readonly failed: string }

/** Milliseconds between two progress reports: nobody could read more. */
const BETWEEN = 400

/** Reviews a game entry by entry, and reports its progress. The page may terminate this worker and later continue from the last draft. */
addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  work(data).catch((error) => reply({ failed: String(error) }))
})

function reply(report: ReviewReport): void {
  postMessage(report)
}

async function work({ record, seat, draft }: ReviewRequest): Promise<void> {
  const reviewer = await openReview(await games[record.game](), { record, seat, ...(draft && { draft }) })
  let told = 0
  for (let more = true; more; ) {
    more = reviewer.step()
    if (more && performance.now() - told < BETWEEN) continue
    told = performance.now()
    reply({ done: reviewer.done, total: reviewer.total, review: reviewer.review(), draft: reviewer.draft })
  }
}
