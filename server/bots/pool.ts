import { type BotTask, isLevel, type Level, longestOf } from '@fairground/bots'
import { Threads } from '../threads.ts'
import { botOffer, strongestUpTo } from './offer.ts'
import type { WorkerSetting } from './worker.ts'

/** A bot crashed, took too long or chose a move that was not offered. */
export class BotFailure extends Error {}

export interface PoolSetting {
  readonly threads: number
  /** The module that exports `games`. */
  readonly gamesModule: string
  /** How much longer than its time a bot may take before its thread is terminated, in milliseconds. */
  readonly grace?: number
  readonly levels?: readonly Level[]
  /** The longest that a bot may think about one choice, in milliseconds. */
  readonly milliseconds?: number
  /** Called when bots get less than half of their time, at most once a minute. */
  readonly onOverload?: (overload: PoolOverload) => void
}

/** More bots want to think than there are threads. */
export interface PoolOverload {
  readonly waiting: number
  readonly threads: number
  /** The share of its time that each bot gets. */
  readonly share: number
}

/** A request, and the table that it comes from. */
export interface Question extends Omit<BotTask, 'millis'> {
  readonly table: string
}

export interface PoolFigures {
  readonly thinking: number
  readonly waiting: number
  readonly killed: number
  /** The share of its time that a bot gets now: 1 unless the threads are busy. */
  readonly share: number
}

const GRACE = 5000
/** The minimum under any load, in milliseconds: enough for a few iterations. */
const SHORTEST = 5
/** Below this share we log a warning, at most once in so many milliseconds. */
const NOTICED = 0.5
const SAID_EVERY = 60_000

/**
 * Threads in which bots think. If there are more requests than threads, everybody's time is cut by the same factor, whichever
 * table and level, so that nobody waits longer than usual; and tables take turns, however many bots one of them has.
 */
export class BotPool {
  private readonly setting: PoolSetting & { readonly levels: readonly Level[]; readonly milliseconds: number }
  private readonly threads: Threads<BotTask, number>
  private saidAt = Number.NEGATIVE_INFINITY

  constructor(setting: PoolSetting) {
    const { levels, milliseconds } = botOffer(setting)
    this.setting = { ...setting, levels, milliseconds }
    const { threads, gamesModule, grace = GRACE } = setting
    this.threads = new Threads({
      file: new URL('./worker.ts', import.meta.url),
      data: (stop) => ({ gamesModule, stop }) satisfies WorkerSetting,
      threads,
      grace,
      failure: BotFailure,
      begin: (task, load) => this.shortened(task, load),
    })
  }

  get figures(): PoolFigures {
    const { working, waiting, killed, load } = this.threads.figures
    return { thinking: working, waiting, killed, share: 1 / load }
  }

  /** The index of the chosen move. Rejects with `BotFailure`, or with the signal's reason if it is aborted. */
  choose({ table, ...asked }: Question, priority = 0, signal?: AbortSignal): Promise<number> {
    const { levels, milliseconds } = this.setting
    const level = isLevel(asked.level) ? strongestUpTo(asked.level, levels) : asked.level
    const millis = Math.min(milliseconds, longestOf(level))
    return this.threads.run({ ...asked, level, millis }, { millis, priority, signal, group: table })
  }

  close(): Promise<void> {
    return this.threads.close()
  }

  private shortened(task: BotTask, load: number): BotTask {
    const { threads, onOverload } = this.setting
    const now = performance.now()
    if (1 / load < NOTICED && now - this.saidAt > SAID_EVERY) {
      this.saidAt = now
      onOverload?.({ waiting: this.threads.figures.waiting, threads, share: 1 / load })
    }
    return { ...task, millis: Math.max(SHORTEST, task.millis / load) }
  }
}
