import { parentPort } from 'node:worker_threads'
import type { AnyGamePackage } from '@fairground/kernel'
import type { Answer } from './threads.ts'

/** What every file that `Threads` runs has in common. */

export async function gamesOf(gamesModule: string): Promise<Readonly<Record<string, () => Promise<AnyGamePackage>>>> {
  return (await import(gamesModule)).games
}

/** Replies to each message with the result of its task, or with why there is none. */
export function answerTasks<T>(resultOf: (task: T) => Promise<unknown>): void {
  const port = parentPort
  if (port === null) throw new Error('this file is run by a thread')
  port.on('message', async (task: T) => {
    let answer: Answer<unknown>
    try {
      answer = { answer: await resultOf(task) }
    } catch (error) {
      answer = { failed: error instanceof Error ? error.message : String(error) }
    }
    port.postMessage(answer)
  })
}
