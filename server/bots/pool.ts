import { Worker } from 'node:worker_threads'
import type { Thought, WorkerSetting } from './worker.ts'

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
  /** The module whose `games` are the shelf. */
  readonly shelf: string
  /** How much longer than its time a bot may take before its thread is ended, in milliseconds. */
  readonly grace?: number
}

interface Job {
  readonly task: BotTask
  /** Lower comes first. */
  readonly priority: number
  resolve(choice: number): void
  reject(error: Error): void
}

interface Thread {
  readonly worker: Worker
  /** Set to ask the bot to come to an end. */
  readonly stop: Int32Array
  job: Job | undefined
  deadline: NodeJS.Timeout | undefined
}

const GRACE = 2000
const MEGABYTES = 512

/** Threads in which bots think. One that overruns or crashes is ended and another takes its place; its table hears of it. */
export class BotPool {
  private readonly setting: PoolSetting
  private readonly threads = new Set<Thread>()
  private readonly waiting: Job[] = []
  private closed = false
  private ended = 0

  constructor(setting: PoolSetting) {
    this.setting = setting
  }

  get figures(): { readonly thinking: number; readonly waiting: number; readonly killed: number } {
    let thinking = 0
    for (const { job } of this.threads) if (job !== undefined) thinking++
    return { thinking, waiting: this.waiting.length, killed: this.ended }
  }

  /** The index of the chosen move. Rejects with `BotFailure`, or with the signal's reason once that is given up. */
  choose(task: BotTask, priority = 0, signal?: AbortSignal): Promise<number> {
    if (this.closed) return Promise.reject(new BotFailure('the house is closing'))
    if (signal?.aborted) return Promise.reject(signal.reason)
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const job: Job = { task, priority, resolve, reject }
    const behind = this.waiting.findIndex((other) => other.priority > priority)
    this.waiting.splice(behind < 0 ? this.waiting.length : behind, 0, job)
    signal?.addEventListener('abort', () => this.giveUp(job, signal.reason), { once: true })
    this.next()
    return promise
  }

  async close(): Promise<void> {
    this.closed = true
    for (const job of this.waiting.splice(0)) job.reject(new BotFailure('the house is closing'))
    await Promise.all([...this.threads].map((thread) => this.end(thread, 'the house is closing')))
  }

  private next(): void {
    while (this.waiting.length > 0) {
      const thread = this.idle()
      if (thread === undefined) return
      const job = this.waiting.shift()
      if (job !== undefined) this.begin(thread, job)
    }
  }

  private idle(): Thread | undefined {
    for (const thread of this.threads) if (thread.job === undefined) return thread
    return this.threads.size < this.setting.threads ? this.start() : undefined
  }

  private start(): Thread {
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { shelf: this.setting.shelf, stop } satisfies WorkerSetting,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    })
    const thread: Thread = { worker, stop, job: undefined, deadline: undefined }
    worker.on('message', (thought: Thought) => this.answered(thread, thought))
    worker.on('error', (error) => this.end(thread, error.message))
    worker.on('exit', () => this.end(thread, 'its thread came to an end'))
    worker.unref()
    this.threads.add(thread)
    return thread
  }

  private begin(thread: Thread, job: Job): void {
    thread.job = job
    Atomics.store(thread.stop, 0, 0)
    thread.worker.ref()
    const { millis } = job.task
    thread.deadline = setTimeout(() => this.end(thread, `it did not answer within ${millis} ms`), millis + (this.setting.grace ?? GRACE))
    thread.worker.postMessage(job.task)
  }

  private answered(thread: Thread, thought: Thought): void {
    const { job } = thread
    clearTimeout(thread.deadline)
    thread.job = undefined
    thread.worker.unref()
    if (job !== undefined) {
      if ('failed' in thought) job.reject(new BotFailure(thought.failed))
      else job.resolve(thought.choice)
    }
    this.next()
  }

  /** Nobody wants the answer any more. A bot that is thinking is asked to stop; if it does not listen, its deadline ends it. */
  private giveUp(job: Job, reason: Error): void {
    const at = this.waiting.indexOf(job)
    if (at >= 0) this.waiting.splice(at, 1)
    for (const thread of this.threads) if (thread.job === job) Atomics.store(thread.stop, 0, 1)
    job.reject(reason)
  }

  private async end(thread: Thread, because: string): Promise<void> {
    if (!this.threads.delete(thread)) return
    clearTimeout(thread.deadline)
    if (thread.job !== undefined) {
      if (!this.closed) this.ended++
      thread.job.reject(new BotFailure(because))
    }
    thread.job = undefined
    await thread.worker.terminate()
    if (!this.closed) this.next()
  }
}
