/** One thing after the other: the serial queue of a table. */
export class Queue {
  private tail: Promise<unknown> = Promise.resolve()
  private length = 0
  private readonly between: () => void

  /** `between` runs after each job, once its answer has gone to whoever asked. It must not throw. */
  constructor(between: () => void) {
    this.between = between
  }

  get idle(): boolean {
    return this.length === 0
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    this.length++
    const answer = this.tail.then(job)
    const done = () => {}
    this.tail = answer
      .then(done, done)
      .then(answered)
      .then(() => {
        this.length--
        this.between()
      })
    return answer
  }

  /** Resolves when all that was asked for so far is done. */
  async drained(): Promise<void> {
    while (!this.idle) await this.tail
  }
}

/** Whoever waits for an answer has it when this resolves: all that follows at once from it has happened. */
function answered(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
