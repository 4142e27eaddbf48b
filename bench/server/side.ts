/** One of the two servers under load, and the players who load it. */
export interface BenchServer {
  readonly name: string
  /** Seats every two players at a fresh table of Fair Trade. */
  deal(): Promise<readonly LiveTable[]>
  cpuSeconds(): Promise<number>
  close(): Promise<void>
}

export interface LiveTable {
  /**
   * Makes the next move. Resolves once every player at the table has received it, with the time at which the player who moved got the
   * answer.
   */
  move(): Promise<number>
}

/** How many requests run in parallel while tables are created. */
const AT_ONCE = 16

/** Does something for each of so many, several in parallel, and keeps their order. */
export async function forEach<T>(count: number, job: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = new Array(count)
  let next = 0
  const worker = async () => {
    for (let index = next++; index < count; index = next++) done[index] = await job(index)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker))
  return done
}

/** How long an answer may take before it counts as a silent refusal, in milliseconds. */
const PATIENCE = 60_000

export async function soon<T>(coming: Promise<T>, what: string): Promise<T> {
  let late: NodeJS.Timeout | undefined
  const never = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`${what} did not come within ${PATIENCE / 1000} seconds`)), PATIENCE)
  })
  try {
    return await Promise.race([coming, never])
  } finally {
    clearTimeout(late)
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Waits for a promise, with a time limit. */
export class Deferred<T> {
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
