import { type Row, type Statement, StoreFailure } from '../store.ts'
import type { Connection } from './connection.ts'

type Rows = readonly (readonly Row[])[]

interface Job {
  readonly statements: readonly Statement[]
  resolve(rows: Rows): void
  reject(error: unknown): void
}

/** How often we try a group that the server has rolled back (for example, after a deadlock), or a read on a broken connection. */
const TRIES = 3
/** A group is one transaction; a limit keeps the wait of the next ones short. */
const LARGEST_GROUP = 128

/**
 * Jobs on one connection to the server. Jobs that arrive while a group is in progress form the next group: one round trip and one sync for
 * all of them. If a group fails, its halves are retried, so that only the failing job is dropped.
 */
export class BatchedConnection {
  private readonly connection: Connection
  /** Reads can be retried if the connection broke; writes cannot, since nobody knows what was written. */
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

  /** Finishes all jobs, then closes the connection. */
  async close(): Promise<void> {
    await this.working
    await this.connection.close()
  }

  private async work(): Promise<void> {
    // All jobs of this turn of the event loop go together.
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
      // If the connection broke, nobody knows what was written: a retry could write it twice.
      if (group.length === 1 || (broken && !dropped)) return group.forEach(({ reject }) => void reject(error))
      const half = group.length >> 1
      await this.carryOut(group.slice(0, half), tries)
      await this.carryOut(group.slice(half), tries)
    }
  }
}

/** The server has reported a rollback: nothing is written. */
function isDropped({ cause }: StoreFailure): boolean {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && /^40/.test(cause.code)
}

/** Sorts by key, so that two processes lock rows in the same order; jobs of one key keep their order. */
function inOrder(group: readonly Job[]): readonly Job[] {
  return group.toSorted((a, b) => {
    const [one, other] = [keyOf(a.statements), keyOf(b.statements)]
    return one < other ? -1 : one > other ? 1 : 0
  })
}

/** The key of a commit: the first value of its first statement, usually the id of a table or a person. */
export function keyOf([first]: readonly Statement[]): string {
  return String(first?.values?.[0] ?? '')
}
