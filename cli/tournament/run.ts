import { Worker } from 'node:worker_threads'
import { Failure } from '../failure.ts'
import { nameOf, type Seating } from './line-ups.ts'
import type { Played, Setting } from './play.ts'
import type { Answer } from './worker.ts'

/** Plays the tables over so many threads, in order as threads get free, and hands each over as it ends. */
export async function playAll(
  setting: Setting,
  seatings: readonly Seating[],
  threads: number,
  done: (table: Played) => void,
): Promise<void> {
  const left = seatings.values()
  const workers = Array.from(
    { length: Math.min(threads, seatings.length) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: setting }),
  )
  try {
    await Promise.all(workers.map((worker) => playOn(worker, left, done)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function playOn(worker: Worker, left: Iterator<Seating>, done: (table: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let at: Seating | undefined
    const next = () => {
      const { value, done: over } = left.next()
      if (over) return resolve()
      at = value
      worker.postMessage(value)
    }
    worker.on('message', (answer: Answer) => {
      if ('failed' in answer) return reject(new Failure(`the table ${at && nameOf(at)} cannot be played: ${answer.failed}.`))
      try {
        done(answer.played)
      } catch (error) {
        return reject(error)
      }
      next()
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Failure('a thread came to an end before its tables did.')))
    next()
  })
}
