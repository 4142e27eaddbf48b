import type { OpeningPlayed, Review } from '@fairground/review'
import { Threads } from '../threads.ts'
import type { ReviewTask, ReviewThreadSetting } from './review-thread.ts'

export class ReviewFailure extends Error {}

const GRACE = 2000

export type ReviewThreads = Threads<ReviewTask, Review | readonly OpeningPlayed[]>

/** Threads that review finished matches. */
export function reviewThreads(gamesModule: string, threads: number): ReviewThreads {
  return new Threads({
    file: new URL('./review-thread.ts', import.meta.url),
    data: (stop) => ({ gamesModule, stop }) satisfies ReviewThreadSetting,
    threads,
    grace: GRACE,
    failure: ReviewFailure,
  })
}
