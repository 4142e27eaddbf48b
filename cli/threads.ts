import { Worker } from 'node:worker_threads'
import { Failure } from './failure.ts'

/** A thread's answer to a task. */
export type Answer<R> = { readonly done: R } | { readonly failed: string }

/** Runs tasks on so many threads. Each free thread takes the next task; `done` gets each result as it comes. */
export async function overThreads<T, R>(
  file: URL,
  setting: unknown,
  tasks: readonly T[],
  threads: number,
  done: (result: R) => void,
  nameOf: (task: T) => string,
): Promise<void> {
  const left = tasks.values()
  const workers = Array.from({ length: Math.min(threads, tasks.length) }, () => new Worker(file, { workerData: setting }))
  try {
    await Promise.all(workers.map((worker) => workOn(worker, left, done, nameOf)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function workOn<T, R>(worker: Worker, left: Iterator<T>, done: (result: R) => void, nameOf: (task: T) => string): Promise<void> {
  return new Promise((resolve, reject) => {
    let at: T | undefined
    const next = () => {
      const { value, done: over } = left.next()
      if (over) return resolve()
      at = value
      worker.postMessage(value)
    }
    worker.on('message', (answer: Answer<R>) => {
      if ('failed' in answer) return reject(new Failure(`${at === undefined ? 'a task' : nameOf(at)} failed: ${answer.failed}.`))
      try {
        done(answer.done)
      } catch (error) {
        return reject(error)
      }
      next()
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Failure('a thread ended before its tasks were done.')))
    next()
  })
}
