import { type Row, type Statement, StoreFailure } from '../store.ts'
import type { Connection } from './connection.ts'

type Rows = readonly (readonly Row[])[]

interface Job {
  readonly statements: readonly Statement[]
  resolve(rows: Rows): void
  reject(error: unknown): void
}

/** How often a group is tried that the server has dropped (a deadlock, say), or a read on a connection that broke. */
const TRIES = 3
/** A group is one transaction; a bound keeps the wait of those behind it short. */
const LARGEST_GROUP = 128

/**
 * Jobs on one connection to the server. What queues up while one group is under way is the next group: one round trip and one sync for
 * all of them. When a group fails its halves are tried, so that a job that fails is dropped alone.
 */
export class Lane {
  private readonly connection: Connection
  /** Reads may be asked again when the connection broke; what was written is not known then. */
  private readonly reads: boolean
  private waiting: Job[] = []
  private working: Promise<void> | undefined

  constructor(connection: Connection, reads: boolean) {
    this.connection = connection
    this.reads = reads
  }

  get length(): number {
    return this.waiting.length
  }

  run(statements: readonly Statement[]): Promise<Rows> {
    const { promise, resolve, reject } = Promise.withResolvers<Rows>()
    this.waiting.push({ statements, resolve, reject })
    this.working ??= this.work()
    return promise
  }

  /** Does what was asked for, then lets go of the connection. */
  async close(): Promise<void> {
    await this.working
    await this.connection.close()
  }

  private async work(): Promise<void> {
    // Everything that is asked for in this turn of the loop goes along.
    await undefined
    while (this.waiting.length > 0) {
      const group = this.waiting.slice(0, LARGEST_GROUP)
      this.waiting = this.waiting.slice(LARGEST_GROUP)
      await this.carryOut(this.reads ? group : inOrder(group), TRIES)
    }
    this.working = undefined
  }

  private async carryOut(group: readonly Job[], tries: number): Promise<void> {
    try {
      const rows = await this.connection.run(group.flatMap(({ statements }) => statements))
      let from = 0
      for (const { statements, resolve } of group) {
        resolve(rows.slice(from, from + statements.length))
        from += statements.length
      }
    } catch (error) {
      const broken = error instanceof StoreFailure
      const dropped = broken && isDropped(error)
      if (tries > 1 && (dropped || (broken && this.reads))) return this.carryOut(group, tries - 1)
      // Nobody knows what of a group was written when the connection broke: asking again could write it twice.
      if (group.length === 1 || (broken && !dropped)) return group.forEach(({ reject }) => void reject(error))
      const half = group.length >> 1
      await this.carryOut(group.slice(0, half), tries)
      await this.carryOut(group.slice(half), tries)
    }
  }
}

/** The server has answered that it dropped the transaction: nothing of it is written. */
function isDropped({ cause }: StoreFailure): boolean {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && /^40/.test(cause.code)
}

/** Two processes that write at the same tables lock them in the same order; jobs of one key stay in theirs. */
function inOrder(group: readonly Job[]): readonly Job[] {
  return group.toSorted((a, b) => {
    const [one, other] = [keyOf(a.statements), keyOf(b.statements)]
    return one < other ? -1 : one > other ? 1 : 0
  })
}

/** What a commit is about: the first value of its first statement, as a rule the id of a table or a person. */
export function keyOf([first]: readonly Statement[]): string {
  return String(first?.values?.[0] ?? '')
}
