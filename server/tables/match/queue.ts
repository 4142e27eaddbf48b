/** The serial queue of a table: one job after the other. */
export class Queue {
  /** Jobs that wait for their turn. */
  private readonly waiting: (() => void)[] = []
  private busy = false
  private readonly between: () => void

  /** `between` runs after each job. It must not throw. */
  constructor(between: () => void) {
    this.between = between
  }

  get idle(): boolean {
    return !this.busy
  }

  /** Starts at once if no other job is running. */
  run<T>(job: () => Promise<T>): Promise<T> {
    return this.busy ? this.wait().then(() => this.begin(job)) : this.begin(job)
  }

  private wait(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  private begin<T>(job: () => Promise<T>): Promise<T> {
    this.busy = true
    return started(job).then(this.done, this.failed)
  }

  private readonly done = <T>(value: T): T => {
    this.goOn()
    return value
  }

  private readonly failed = (error: unknown): never => {
    this.goOn()
    throw error
  }

  private goOn(): void {
    this.between()
    const next = this.waiting.shift()
    if (next === undefined) this.busy = false
    else next()
  }

  /** Resolves when all jobs queued so far are done. */
  async drained(): Promise<void> {
    while (this.busy) await this.run(async () => {})
  }
}

/** A job may throw synchronously. */
function started<T>(job: () => Promise<T>): Promise<T> {
  try {
    return Promise.resolve(job())
  } catch (error) {
    return Promise.reject(error)
  }
}
