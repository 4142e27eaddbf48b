import { parentPort, workerData } from 'node:worker_threads'
import { type BotTask, thinker } from '@fairground/bots'
import type { AnyGamePackage } from '@fairground/kernel'
import type { Answer } from '../threads.ts'

/** A thread in which one bot thinks at a time. It receives a view and the offered moves, and returns an index. */

export interface WorkerSetting {
  readonly gamesModule: string
  readonly stop: Int32Array
}

const port = parentPort
if (port === null) throw new Error('this file is a thread of the bots')
const { gamesModule, stop }: WorkerSetting = workerData
const { games }: { games: Readonly<Record<string, () => Promise<AnyGamePackage>>> } = await import(gamesModule)
const think = thinker(games, () => Atomics.load(stop, 0) === 1)

port.on('message', async (task: BotTask) => {
  let thought: Answer<number>
  try {
    thought = { answer: await think(task) }
  } catch (error) {
    thought = { failed: error instanceof Error ? error.message : String(error) }
  }
  port.postMessage(thought)
})
