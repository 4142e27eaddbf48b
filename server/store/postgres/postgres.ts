import { type Row, type Statement, type Store, StoreFailure, type Value } from '../store.ts'
import { BatchedConnection, keyOf } from './batched-connection.ts'
import { Connection, failureOf, messageOf, TIMING, type Timing } from './connection.ts'
import { copyToSqlite } from './copy.ts'
import { PostgresNotifier } from './notifier.ts'

/** Connections for writes and for reads. Few, since jobs that wait on one are sent together. */
const WRITERS = 3
const READERS = 3

/** The store for several processes: a PostgreSQL database. */
export async function openPostgres(url: string, timing: Partial<Timing> = {}): Promise<Store> {
  const store = new PostgresStore(url, { ...TIMING, ...timing })
  try {
    await store.open()
    return store
  } catch (error) {
    await store.close()
    throw error instanceof StoreFailure ? error : failureOf(error)
  }
}

class PostgresStore implements Store {
  readonly notifier: PostgresNotifier
  private readonly url: string
  private readonly writers: readonly BatchedConnection[]
  private readonly readers: readonly BatchedConnection[]
  private closing = false

  constructor(url: string, timing: Timing) {
    this.url = url
    this.notifier = new PostgresNotifier(url)
    this.writers = Array.from({ length: WRITERS }, () => new BatchedConnection(new Connection(url, 'writes', timing), false))
    this.readers = Array.from({ length: READERS }, () => new BatchedConnection(new Connection(url, 'reads', timing), true))
  }

  async open(): Promise<void> {
    const [{ version, encoding }] = await this.all(
      `SELECT current_setting('server_version_num')::bigint AS version, pg_encoding_to_char(encoding)::text AS encoding
        FROM pg_database WHERE datname = current_database()`,
    )
    if (Number(version) < 130_000) throw new StoreFailure('PostgreSQL 13 or later is needed')
    if (encoding !== 'UTF8') throw new StoreFailure(`the database must be encoded in UTF8, and it is in ${encoding}`)
    await this.notifier.open()
  }

  async all(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    this.refuseWhenClosing()
    const lane = this.readers.reduce((best, each) => (each.length < best.length ? each : best))
    const [rows] = await lane.run([{ sql, values }])
    return rows
  }

  async commit(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    this.refuseWhenClosing()
    if (statements.length === 0) return []
    return this.writers[numberOf(keyOf(statements)) % this.writers.length].run(statements)
  }

  async backup(path: string): Promise<void> {
    this.refuseWhenClosing()
    await copyToSqlite(this.url, path).catch((error) => {
      throw new StoreFailure(`the copy could not be written: ${messageOf(error)}`, { cause: error })
    })
  }

  async close(): Promise<void> {
    if (this.closing) return
    this.closing = true
    await Promise.all([...this.writers, ...this.readers].map((lane) => lane.close()))
    await this.notifier.close()
  }

  private refuseWhenClosing(): void {
    if (this.closing) throw new StoreFailure('the store is closing')
  }
}

/** Jobs of one key use one connection, in their order. */
function numberOf(key: string): number {
  let number = 0
  for (let index = 0; index < key.length; index++) number = (number * 31 + key.charCodeAt(index)) >>> 0
  return number
}
