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
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.busy) await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.busy = true
    try {
      return await job()
    } finally {
      this.between()
      const next = this.waiting.shift()
      if (next === undefined) this.busy = false
      else next()
    }
  }

  /** Resolves when all that was asked for so far is done. */
  async drained(): Promise<void> {
    while (this.busy) await this.run(async () => {})
  }
}
