import { type BotTask, isLevel, type Level, longestOf } from '@fairground/bots'
import { Threads } from '../threads.ts'
import { botOffer, strongestUpTo } from './offer.ts'
import type { WorkerSetting } from './worker.ts'

/** A bot that crashed, overran or chose what was not offered. */
export class BotFailure extends Error {}

export interface PoolSetting {
  readonly threads: number
  /** The module that exports `games`. */
  readonly gamesModule: string
  /** How much longer than its time a bot may take before its thread is ended, in milliseconds. */
  readonly grace?: number
  readonly levels?: readonly Level[]
  /** The longest that a bot may think about one choice, in milliseconds. */
  readonly milliseconds?: number
  /** Told when bots get less than half of their time, at most once a minute. */
  readonly onStrain?: (strain: Strain) => void
}

/** More bots want to think than there are threads. */
export interface Strain {
  readonly waiting: number
  readonly threads: number
  /** The part of its time that each gets. */
  readonly share: number
}

/** A question, and whose it is. */
export interface Question extends Omit<BotTask, 'millis'> {
  readonly table: string
}

export interface PoolFigures {
  readonly thinking: number
  readonly waiting: number
  readonly killed: number
  /** The part of its time that a bot gets just now: 1 unless the threads are busy. */
  readonly share: number
}

const GRACE = 5000
/** However busy it is: time for a few looks around. */
const SHORTEST = 5
/** A share that people could notice, and how often it is spoken of, in milliseconds. */
const NOTICED = 0.5
const SAID_EVERY = 60_000

/**
 * Threads in which bots think. When more want to think than there are threads, everybody's time is cut by the same part, whichever
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

  /** The index of the chosen move. Rejects with `BotFailure`, or with the signal's reason once that is given up. */
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
    const { threads, onStrain } = this.setting
    const now = performance.now()
    if (1 / load < NOTICED && now - this.saidAt > SAID_EVERY) {
      this.saidAt = now
      onStrain?.({ waiting: this.threads.figures.waiting, threads, share: 1 / load })
    }
    return { ...task, millis: Math.max(SHORTEST, task.millis / load) }
  }
}
