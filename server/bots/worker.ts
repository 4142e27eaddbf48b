import { workerData } from 'node:worker_threads'
import { type BotTask, thinker } from '@fairground/bots'
import { answerTasks, gamesOf } from '../thread.ts'

/** A thread in which one bot thinks at a time. It receives a view and the offered moves, and returns an index. */

export interface WorkerSetting {
  readonly gamesModule: string
  readonly stop: Int32Array
}

const { gamesModule, stop }: WorkerSetting = workerData
const games = await gamesOf(gamesModule)
const think = thinker(games, () => Atomics.load(stop, 0) === 1)

answerTasks<BotTask>(think)
