import { Worker } from 'node:worker_threads'

/** What a thread answers: the task's answer, or why there is none. */
export type Answer<A> = { readonly answer: A } | { readonly failed: string }

export interface ThreadsSetting {
  /** The module that each thread runs. It answers each message with an `Answer`. */
  readonly file: URL
  /** What the thread is given; `stop` is set to 1 when it should come to an end. */
  readonly data: (stop: Int32Array) => unknown
  readonly threads: number
  /** How much longer than its time a task may take before its thread is ended, in milliseconds. */
  readonly grace: number
  /** What is thrown when a task fails, crashes or overruns. */
  readonly failure: new (
    message: string,
  ) => Error
}

export interface Asking {
  /** How long it may take, in milliseconds. */
  readonly millis: number
  /** Lower comes first. */
  readonly priority?: number | undefined
  readonly signal?: AbortSignal | undefined
}

interface Job<T, A> {
  readonly task: T
  readonly millis: number
  readonly priority: number
  resolve(answer: A): void
  reject(error: Error): void
}

interface Thread<T, A> {
  readonly worker: Worker
  /** Set to ask the task to come to an end. */
  readonly stop: Int32Array
  job: Job<T, A> | undefined
  deadline: NodeJS.Timeout | undefined
}

const MEGABYTES = 512

/** Threads for work that may have to be ended. One that overruns or crashes is ended and another takes its place; whoever asked hears of it. */
export class Threads<T, A> {
  private readonly setting: ThreadsSetting
  private readonly threads = new Set<Thread<T, A>>()
  private readonly waiting: Job<T, A>[] = []
  private closed = false
  private ended = 0

  constructor(setting: ThreadsSetting) {
    this.setting = setting
  }

  get figures(): { readonly working: number; readonly waiting: number; readonly killed: number } {
    let working = 0
    for (const { job } of this.threads) if (job !== undefined) working++
    return { working, waiting: this.waiting.length, killed: this.ended }
  }

  /** Rejects with the setting's failure, or with the signal's reason once that is given up. */
  run(task: T, { millis, priority = 0, signal }: Asking): Promise<A> {
    if (this.closed) return Promise.reject(this.failed('the house is closing'))
    if (signal?.aborted) return Promise.reject(signal.reason)
    const { promise, resolve, reject } = Promise.withResolvers<A>()
    const job: Job<T, A> = { task, millis, priority, resolve, reject }
    const behind = this.waiting.findIndex((other) => other.priority > priority)
    this.waiting.splice(behind < 0 ? this.waiting.length : behind, 0, job)
    signal?.addEventListener('abort', () => this.giveUp(job, signal.reason), { once: true })
    this.next()
    return promise
  }

  async close(): Promise<void> {
    this.closed = true
    for (const job of this.waiting.splice(0)) job.reject(this.failed('the house is closing'))
    await Promise.all([...this.threads].map((thread) => this.end(thread, 'the house is closing')))
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
    const thread: Thread<T, A> = { worker, stop, job: undefined, deadline: undefined }
    worker.on('message', (answer: Answer<A>) => this.answered(thread, answer))
    worker.on('error', (error) => this.end(thread, error.message))
    worker.on('exit', () => this.end(thread, 'its thread came to an end'))
    worker.unref()
    this.threads.add(thread)
    return thread
  }

  private begin(thread: Thread<T, A>, job: Job<T, A>): void {
    thread.job = job
    Atomics.store(thread.stop, 0, 0)
    thread.worker.ref()
    const { millis } = job
    thread.deadline = setTimeout(() => this.end(thread, `it did not answer within ${millis} ms`), millis + this.setting.grace)
    thread.worker.postMessage(job.task)
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

  /** Nobody wants the answer any more. A task at work is asked to stop; if it does not listen, its deadline ends it. */
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
