import type { MatchRecord, Seat } from '@fairground/kernel'
import { useEffect, useState } from 'preact/hooks'
import type { Review, ReviewDraft } from './engine.ts'
import { keepReview, keptReview } from './keep.ts'
import type { ReviewReport, ReviewRequest } from './review.worker.ts'

/** A review in progress: the finished part can be read already. */
export interface Reviewing {
  readonly review: Review | undefined
  readonly done: number
  readonly total: number
  readonly state: 'busy' | 'stopped' | 'over' | 'failed'
  stop(): void
  goOn(): void
}

interface Came {
  readonly review?: Review
  readonly draft?: ReviewDraft
  readonly done: number
  readonly total: number
  readonly failed?: true
}

/** Reviews a game in a worker and stores the result on this device, so that it opens at once the next time. */
export function useReview(record: MatchRecord, seat: Seat): Reviewing {
  const [came, setCame] = useState<Came>({ done: 0, total: 0 })
  const [runs, setRuns] = useState(true)
  useEffect(() => {
    if (!runs) return
    let worker: Worker | undefined
    let wanted = true
    const hear = (report: ReviewReport) => {
      if (!wanted) return
      if ('failed' in report) {
        setCame((before) => ({ ...before, failed: true }))
        return
      }
      setCame(report)
      if (report.done >= report.total) void keepReview(record, report.review)
    }
    void keptReview(record, seat).then((kept) => {
      if (!wanted) return
      if (kept !== undefined) {
        setCame({ review: kept, done: 1, total: 1 })
        return
      }
      const { draft } = came
      worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<ReviewReport>) => hear(data))
      worker.addEventListener('error', ({ message }) => hear({ failed: message }))
      worker.postMessage({ record, seat, ...(draft && { draft }) } satisfies ReviewRequest)
    })
    return () => {
      wanted = false
      worker?.terminate()
    }
  }, [record, seat, runs])
  const { review, done, total, failed } = came
  const over = total > 0 && done >= total
  return {
    review,
    done,
    total,
    state: failed ? 'failed' : over ? 'over' : runs ? 'busy' : 'stopped',
    stop: () => setRuns(false),
    goOn: () => setRuns(true),
  }
}
