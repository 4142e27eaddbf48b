import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Value } from './store.ts'

/** Why a job failed: `conflict`: a key is taken; `store`: nothing could be written or read; `error`: the statement itself is wrong. */
export interface Failed {
  readonly failed: 'conflict' | 'store' | 'error'
  readonly message: string
}

type Written = { readonly rows: unknown } | Failed

/** The result of a commit without rows. */
export type Done = 'done'

/** A statement: the number of its text, its values, and whether it must change a row. */
export type Numbered = readonly [number, readonly Value[], true?]

/** How long a command that runs next to the server waits for the write lock, in milliseconds. */
const PATIENCE = 10_000

/** Pages of the write-ahead log, 4 KB each, per checkpoint: many, so that a page that changes often is copied only once. */
const CHECKPOINT = 4000

/** The file, its lock and its prepared statements. All of it is synchronous: it lives in the store's thread. */
export class Connection {
  readonly database: DatabaseSync
  private readonly lock: DatabaseSync | undefined
  private readonly texts: string[] = []
  private readonly prepared: StatementSync[] = []

  constructor(path: string, beside: boolean) {
    this.lock = beside ? undefined : locked(path)
    this.database = new DatabaseSync(path)
    this.database.exec(`PRAGMA busy_timeout = ${PATIENCE}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
      PRAGMA wal_autocheckpoint = ${CHECKPOINT}`)
  }

  /** The thread receives a statement once and later only its number. */
  learn(texts: readonly string[]): void {
    this.texts.push(...texts)
  }

  read(statement: Numbered): Written {
    try {
      return { rows: this.run(statement) }
    } catch (error) {
      return failureOf(error)
    }
  }

  /** Writes a group of commits with one sync. If it fails, its halves are retried, so that only the failing commit is dropped. */
  write(commits: readonly (readonly Numbered[])[]): readonly (Written | Done)[] {
    if (commits.length === 0) return []
    const written = this.transaction(commits)
    if (!('failed' in written)) return written
    if (commits.length === 1) return [written]
    const half = commits.length >> 1
    return [...this.write(commits.slice(0, half)), ...this.write(commits.slice(half))]
  }

  close(): Written {
    try {
      this.database.close()
      this.lock?.close()
      return { rows: [] }
    } catch (error) {
      return failureOf(error)
    }
  }

  private transaction(commits: readonly (readonly Numbered[])[]): readonly (Written | Done)[] | Failed {
    try {
      this.database.exec('BEGIN IMMEDIATE')
      const written = commits.map((commit) => this.runAll(commit))
      this.database.exec('COMMIT')
      return written
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK')
      return failureOf(error)
    }
  }

  private runAll(commit: readonly Numbered[]): Written | Done {
    const rows = commit.map((statement) => this.run(statement))
    return rows.every((list) => list.length === 0) ? 'done' : { rows }
  }

  private run([number, values, must]: Numbered): unknown[] {
    let statement = this.prepared[number]
    if (statement === undefined) {
      statement = this.database.prepare(this.texts[number].replaceAll(/\$(\d+)/g, '?$1'))
      this.prepared[number] = statement
    }
    if (must !== true) return statement.all(...values.map(bound))
    if (statement.run(...values.map(bound)).changes === 0) throw new NothingTouched('the row to be changed does not exist or has changed')
    return []
  }
}

class NothingTouched extends Error {}

/** Binds whole numbers as integers, so that SQLite computes with them like PostgreSQL. */
function bound(value: Value): SQLInputValue {
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value
}

/**
 * A lock that the operating system releases with the process, however it ends. It is a separate file next to the store, so that backups
 * and readers can still open the store itself.
 */
function locked(path: string): DatabaseSync {
  const lock = new DatabaseSync(`${path}.lock`)
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isSqlite(error) || primary(error) !== SQLITE_BUSY) throw error
    throw new Error(`the store ${path} is in use by another process; stop that one first`)
  }
  return lock
}

const SQLITE_BUSY = 5
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555
const SQLITE_CONSTRAINT_UNIQUE = 2067
/** Locked, out of memory, read-only, I/O error, corrupt, full, cannot open, not a database. */
const STORE_CODES: readonly number[] = [SQLITE_BUSY, 6, 7, 8, 10, 11, 13, 14, 26]

interface SqliteError extends Error {
  readonly errcode: number
}

function isSqlite(error: unknown): error is SqliteError {
  return error instanceof Error && 'errcode' in error
}

/** The low byte of an extended code is the primary one. */
function primary(error: SqliteError): number {
  return error.errcode & 0xff
}

export function failureOf(error: unknown): Failed {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof NothingTouched) return { failed: 'conflict', message }
  if (!isSqlite(error)) return { failed: 'error', message }
  if (error.errcode === SQLITE_CONSTRAINT_PRIMARYKEY || error.errcode === SQLITE_CONSTRAINT_UNIQUE) return { failed: 'conflict', message }
  return { failed: STORE_CODES.includes(primary(error)) ? 'store' : 'error', message }
}
