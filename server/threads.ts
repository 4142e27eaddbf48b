import { Worker } from 'node:worker_threads'

/** What a thread returns: the result of the task, or why there is none. */
export type Answer<A> = { readonly answer: A } | { readonly failed: string }

export interface ThreadsSetting<T> {
  /** The module that each thread runs. It replies to each message with an `Answer`. */
  readonly file: URL
  /** The thread's worker data; `stop` is set to 1 when the task should end. */
  readonly data: (stop: Int32Array) => unknown
  readonly threads: number
  /** How much longer than its time a task may take before its thread is terminated, in milliseconds. */
  readonly grace: number
  /** A task's time is CPU time, so that it does not fail because the machine is busy; by the clock it may take a few times as long. */
  readonly countsCpu?: boolean
  /** The error for a task that fails, crashes or takes too long. */
  readonly failure: new (
    message: string,
  ) => Error
  /** Builds the task when it begins, given the tasks per thread: at least 1, and falling slowly after a peak. */
  readonly begin?: (task: T, load: number) => T
}

export interface TaskOptions {
  /** How long it may take, in milliseconds. */
  readonly millis: number
  /** Lower comes first. */
  readonly priority?: number | undefined
  /** Its group: groups of one priority take turns, however many tasks one of them has. */
  readonly group?: string
  readonly signal?: AbortSignal | undefined
}

interface Job<T, A> {
  readonly task: T
  readonly millis: number
  readonly priority: number
  /** Its place among those of its priority. */
  readonly round: number
  resolve(answer: A): void
  reject(error: Error): void
}

interface Thread<T, A> {
  readonly worker: Worker
  /** Set to ask the task to end. */
  readonly stop: Int32Array
  job: Job<T, A> | undefined
  /** CPU time that the thread had used when its job began, in milliseconds. */
  usedBefore: number
  deadline: NodeJS.Timeout | undefined
}

const MEGABYTES = 512
/** If CPU time counts, a task may take this many times as long by the clock. */
const LONGEST_BY_CLOCK = 3
/** The half-life of a past peak load, in milliseconds: tasks of one burst are treated alike. */
const HALF_FORGOTTEN = 500

/** Threads for work that may have to be terminated. A thread that takes too long or crashes is replaced, and the task is rejected. */
export class Threads<T, A> {
  private readonly setting: ThreadsSetting<T>
  private readonly threads = new Set<Thread<T, A>>()
  private readonly waiting: Job<T, A>[] = []
  private closed = false
  private ended = 0
  /** The current round, and the last round in which each group has a task. */
  private round = 0
  private readonly rounds = new Map<string, number>()
  private lastLoad = 1
  private lastLoadAt = 0

  constructor(setting: ThreadsSetting<T>) {
    this.setting = setting
  }

  get figures(): { readonly working: number; readonly waiting: number; readonly killed: number; readonly load: number } {
    return { working: this.working, waiting: this.waiting.length, killed: this.ended, load: this.load }
  }

  private get working(): number {
    let working = 0
    for (const { job } of this.threads) if (job !== undefined) working++
    return working
  }

  /** Tasks per thread; after a peak it falls slowly. */
  private get load(): number {
    const faded = (this.lastLoad - 1) * 0.5 ** ((performance.now() - this.lastLoadAt) / HALF_FORGOTTEN)
    return Math.max(1, (this.working + this.waiting.length) / Math.max(1, this.setting.threads), 1 + faded)
  }

  /** Rejects with the setting's failure, or with the signal's reason if it is aborted. */
  run(task: T, { millis, priority = 0, group, signal }: TaskOptions): Promise<A> {
    if (this.closed) return Promise.reject(this.failed('the server is stopping'))
    if (signal?.aborted) return Promise.reject(signal.reason)
    const { promise, resolve, reject } = Promise.withResolvers<A>()
    const round = this.roundFor(group)
    const job: Job<T, A> = { task, millis, priority, round, resolve, reject }
    const behind = this.waiting.findIndex((other) => other.priority > priority || (other.priority === priority && other.round > round))
    this.waiting.splice(behind < 0 ? this.waiting.length : behind, 0, job)
    signal?.addEventListener('abort', () => this.giveUp(job, signal.reason), { once: true })
    this.next()
    return promise
  }

  async close(): Promise<void> {
    this.closed = true
    for (const job of this.waiting.splice(0)) job.reject(this.failed('the server is stopping'))
    await Promise.all([...this.threads].map((thread) => this.end(thread, 'the server is stopping')))
  }

  /** One task per round for each group; a group without recent tasks joins the current round. */
  private roundFor(group: string | undefined): number {
    if (group === undefined) return this.round
    const round = Math.max(this.round, (this.rounds.get(group) ?? -1) + 1)
    for (const [other, last] of this.rounds) if (last < this.round) this.rounds.delete(other)
    this.rounds.set(group, round)
    return round
  }

  private failed(because: string): Error {
    return new this.setting.failure(because)
  }

  private next(): void {
    while (this.waiting.length > 0) {
      const thread = this.idle()
      if (thread === undefined) return
      const job = this.waiting.shift()
      if (job !== undefined) this.begin(thread, job)
    }
  }

  private idle(): Thread<T, A> | undefined {
    for (const thread of this.threads) if (thread.job === undefined) return thread
    return this.threads.size < this.setting.threads ? this.start() : undefined
  }

  private start(): Thread<T, A> {
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const worker = new Worker(this.setting.file, {
      workerData: this.setting.data(stop),
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    })
    const thread: Thread<T, A> = { worker, stop, job: undefined, usedBefore: 0, deadline: undefined }
    worker.on('message', (answer: Answer<A>) => this.answered(thread, answer))
    worker.on('error', (error) => this.end(thread, error.message))
    worker.on('exit', () => this.end(thread, 'its thread came to an end'))
    worker.unref()
    this.threads.add(thread)
    return thread
  }

  private begin(thread: Thread<T, A>, job: Job<T, A>): void {
    thread.job = job
    this.round = Math.max(this.round, job.round)
    const { load } = this
    this.lastLoad = load
    this.lastLoadAt = performance.now()
    Atomics.store(thread.stop, 0, 0)
    thread.worker.ref()
    const most = job.millis + this.setting.grace
    thread.deadline = setTimeout(() => this.overdue(thread, job, most), most)
    if (this.setting.countsCpu === true) void this.noteUse(thread, job)
    thread.worker.postMessage(this.setting.begin?.(job.task, load) ?? job.task)
  }

  private async noteUse(thread: Thread<T, A>, job: Job<T, A>): Promise<void> {
    const used = await cpuMillis(thread.worker)
    if (thread.job === job) thread.usedBefore = used
  }

  /** Its time by the clock is over. `waited`: how long that was, in milliseconds. */
  private async overdue(thread: Thread<T, A>, job: Job<T, A>, waited: number): Promise<void> {
    const most = job.millis + this.setting.grace
    const used =
      this.setting.countsCpu === true && waited < LONGEST_BY_CLOCK * most ? await cpuMillis(thread.worker) : Number.POSITIVE_INFINITY
    if (thread.job !== job) return
    const left = Math.min(most - (used - thread.usedBefore), LONGEST_BY_CLOCK * most - waited)
    if (left > 0) thread.deadline = setTimeout(() => this.overdue(thread, job, waited + left), left)
    else await this.end(thread, `it did not answer within ${job.millis} ms`)
  }

  private answered(thread: Thread<T, A>, answer: Answer<A>): void {
    const { job } = thread
    clearTimeout(thread.deadline)
    thread.job = undefined
    thread.worker.unref()
    if (job !== undefined) {
      if ('failed' in answer) job.reject(this.failed(answer.failed))
      else job.resolve(answer.answer)
    }
    this.next()
  }

  /** The result is no longer wanted. A running task is asked to stop; if it does not, its deadline ends it. */
  private giveUp(job: Job<T, A>, reason: Error): void {
    const at = this.waiting.indexOf(job)
    if (at >= 0) this.waiting.splice(at, 1)
    for (const thread of this.threads) if (thread.job === job) Atomics.store(thread.stop, 0, 1)
    job.reject(reason)
  }

  private async end(thread: Thread<T, A>, because: string): Promise<void> {
    if (!this.threads.delete(thread)) return
    clearTimeout(thread.deadline)
    if (thread.job !== undefined) {
      if (!this.closed) this.ended++
      thread.job.reject(this.failed(because))
    }
    thread.job = undefined
    await thread.worker.terminate()
    if (!this.closed) this.next()
  }
}

/** The CPU time that a thread has used, in milliseconds; 0 while it starts. */
async function cpuMillis(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return 0
  }
}
