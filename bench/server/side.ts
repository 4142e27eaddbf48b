/** One of the two servers under load, and the players who load it. */
export interface Side {
  readonly name: string
  /** Seats every two players at a fresh table of Fair Trade. */
  deal(): Promise<readonly LiveTable[]>
  cpuSeconds(): Promise<number>
  close(): Promise<void>
}

export interface LiveTable {
  /**
   * Makes the next move. Resolves once every player at the table has heard of it, with the moment at which the one who moved had
   * the answer.
   */
  move(): Promise<number>
}

/** How many requests are under way at once while tables are made. */
const AT_ONCE = 16

/** Does something for each of so many, several at once, and keeps their order. */
export async function forEach<T>(count: number, job: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = new Array(count)
  let next = 0
  const worker = async () => {
    for (let index = next++; index < count; index = next++) done[index] = await job(index)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker))
  return done
}

/** Waits for something that is to come. */
export class Waiting<T> {
  private resolve: ((value: T) => void) | undefined

  next(): Promise<T> {
    return new Promise((resolve) => {
      this.resolve = resolve
    })
  }

  came(value: T): void {
    const { resolve } = this
    this.resolve = undefined
    resolve?.(value)
  }
}
