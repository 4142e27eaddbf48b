import { Threads } from '../threads.ts'
import type { WorkerSetting } from './worker.ts'

/** What a bot is asked: a view and the moves on offer, never a state. */
export interface BotTask {
  readonly game: string
  readonly options: unknown
  readonly seats: number
  readonly level: string
  readonly view: unknown
  readonly moves: readonly unknown[]
  readonly seed: number
  /** How long it may think, in milliseconds. */
  readonly millis: number
}

/** A bot that crashed, overran or chose what was not offered. */
export class BotFailure extends Error {}

export interface PoolSetting {
  readonly threads: number
  /** The module that exports `games`. */
  readonly gamesModule: string
  /** How much longer than its time a bot may take before its thread is ended, in milliseconds. */
  readonly grace?: number
}

const GRACE = 2000

/** Threads in which bots think. */
export class BotPool {
  private readonly threads: Threads<BotTask, number>

  constructor({ threads, gamesModule, grace = GRACE }: PoolSetting) {
    this.threads = new Threads({
      file: new URL('./worker.ts', import.meta.url),
      data: (stop) => ({ gamesModule, stop }) satisfies WorkerSetting,
      threads,
      grace,
      failure: BotFailure,
    })
  }

  get figures(): { readonly thinking: number; readonly waiting: number; readonly killed: number } {
    const { working, waiting, killed } = this.threads.figures
    return { thinking: working, waiting, killed }
  }

  /** The index of the chosen move. Rejects with `BotFailure`, or with the signal's reason once that is given up. */
  choose(task: BotTask, priority = 0, signal?: AbortSignal): Promise<number> {
    return this.threads.run(task, { millis: task.millis, priority, signal })
  }

  close(): Promise<void> {
    return this.threads.close()
  }
}
