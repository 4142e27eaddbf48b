import { parentPort, workerData } from 'node:worker_threads'
import type { AnyGamePackage, MatchRecord } from '@fairground/kernel'
import { openReview, type Review } from '@fairground/review'
import type { Answer } from '../threads.ts'

/** A thread that reviews one match at a time. */

export interface ReviewThreadSetting {
  readonly gamesModule: string
  readonly stop: Int32Array
}

export interface ReviewTask {
  readonly record: MatchRecord
  readonly seat: number
}

const port = parentPort
if (port === null) throw new Error('this file is a thread for reviews')
const { gamesModule, stop }: ReviewThreadSetting = workerData
const { games }: { games: Readonly<Record<string, () => Promise<AnyGamePackage>>> } = await import(gamesModule)

async function made({ record, seat }: ReviewTask): Promise<Review> {
  if (!Object.hasOwn(games, record.game)) throw new Error(`there is no game ${record.game}`)
  const reviewer = await openReview(await games[record.game](), { record, seat })
  while (reviewer.step()) if (Atomics.load(stop, 0) === 1) throw new Error('it was stopped')
  return reviewer.review()
}

port.on('message', async (task: ReviewTask) => {
  let answer: Answer<Review>
  try {
    answer = { answer: await made(task) }
  } catch (error) {
    answer = { failed: error instanceof Error ? error.message : String(error) }
  }
  port.postMessage(answer)
})
