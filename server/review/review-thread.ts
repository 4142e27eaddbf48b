import { parentPort, workerData } from 'node:worker_threads'
import type { AnyGamePackage, MatchRecord } from '@fairground/kernel'
import { type OpeningPlayed, openingsOf, openReview, type Review } from '@fairground/review'
import type { Answer } from '../threads.ts'

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

const port = parentPort
if (port === null) throw new Error('this file is a thread for reviews')
const { gamesModule, stop }: ReviewThreadSetting = workerData
const { games }: { games: Readonly<Record<string, () => Promise<AnyGamePackage>>> } = await import(gamesModule)

async function made({ record, about }: ReviewTask): Promise<Review | readonly OpeningPlayed[]> {
  if (!Object.hasOwn(games, record.game)) throw new Error(`there is no game ${record.game}`)
  const gamePackage = await games[record.game]()
  if (about === 'openings') return openingsOf(gamePackage, record, (by) => by === 'person')
  const reviewer = await openReview(gamePackage, { record, seat: about })
  while (reviewer.step()) if (Atomics.load(stop, 0) === 1) throw new Error('the review was stopped')
  return reviewer.review()
}

port.on('message', async (task: ReviewTask) => {
  let answer: Answer<Review | readonly OpeningPlayed[]>
  try {
    answer = { answer: await made(task) }
  } catch (error) {
    answer = { failed: error instanceof Error ? error.message : String(error) }
  }
  port.postMessage(answer)
})
