/** One thing after the other: the serial queue of a table. */
export class Queue {
  /** Those who wait for their turn. */
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

  /** Begins at once when nothing else is under way. */
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

  /** Resolves when all that was asked for so far is done. */
  async drained(): Promise<void> {
    while (this.busy) await this.run(async () => {})
  }
}

/** A job may throw before it has anything to wait for. */
function started<T>(job: () => Promise<T>): Promise<T> {
  try {
    return Promise.resolve(job())
  } catch (error) {
    return Promise.reject(error)
  }
}
