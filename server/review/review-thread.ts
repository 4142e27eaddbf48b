import { workerData } from 'node:worker_threads'
import type { MatchRecord } from '@fairground/kernel'
import { type OpeningPlayed, openingsOf, openReview, type Review } from '@fairground/review'
import { answerTasks, gamesOf } from '../thread.ts'

/** A thread that reviews one match at a time. */

export interface ReviewThreadSetting {
  readonly gamesModule: string
  readonly stop: Int32Array
}

/** A seat to review, or the openings of all seats. */
export interface ReviewTask {
  readonly record: MatchRecord
  readonly about: number | 'openings'
}

const { gamesModule, stop }: ReviewThreadSetting = workerData
const games = await gamesOf(gamesModule)

async function made({ record, about }: ReviewTask): Promise<Review | readonly OpeningPlayed[]> {
  if (!Object.hasOwn(games, record.game)) throw new Error(`there is no game ${record.game}`)
  const gamePackage = await games[record.game]()
  if (about === 'openings') return openingsOf(gamePackage, record, (by) => by === 'person')
  const reviewer = await openReview(gamePackage, { record, seat: about })
  while (reviewer.step()) if (Atomics.load(stop, 0) === 1) throw new Error('the review was stopped')
  return reviewer.review()
}

answerTasks<ReviewTask>(made)
