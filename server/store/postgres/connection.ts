import pg from 'pg'
import { Conflict, type Row, type Statement, StoreFailure } from '../store.ts'
import { Batch, Prepared } from './batch.ts'

export interface Timing {
  /** How long an answer may take before the connection counts as broken, in milliseconds. */
  readonly patience: number
}

export const TIMING: Timing = { patience: 10_000 }

/** The server aborts statements that wait longer than this for a lock, in milliseconds. */
const LONGEST_LOCK = 4000
const CONNECTING = 5000

/** A client with the settings of the server, connected. */
export async function connected(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `fairground ${name}`,
    connectionTimeoutMillis: CONNECTING,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // The next query notices if the connection broke between two queries.
  client.on('error', () => {})
  try {
    await client.connect()
    // An acknowledged commit is on disk, whatever the server's setting; stricter settings (replicas) stay as they are.
    await client.query(`SET lock_timeout = ${LONGEST_LOCK}; SELECT set_config('synchronous_commit', 'on', false)
      WHERE current_setting('synchronous_commit') IN ('off', 'local')`)
    return client
  } catch (error) {
    cut(client)
    throw error
  }
}

/** Closes a connection at once, even in the middle of a query. */
export function cut(client: pg.Client): void {
  client.end().catch(() => {})
  // The types omit the underlying stream, which every client has.
  const { connection } = client as unknown as { connection?: pg.Connection }
  connection?.stream.destroy()
}

/** One connection to the server, opened when needed and reopened when it broke. One batch at a time. */
export class Connection {
  private readonly url: string
  private readonly name: string
  private readonly timing: Timing
  private client: pg.Client | undefined
  private prepared = new Prepared()

  constructor(url: string, name: string, timing: Timing) {
    this.url = url
    this.name = name
    this.timing = timing
  }

  /** Runs statements as one transaction. */
  async run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    const client = await this.open()
    const batch = new Batch(statements, this.prepared)
    const overdue = setTimeout(() => cut(client), this.timing.patience)
    try {
      client.query(batch)
      return await batch.done
    } catch (error) {
      const failure = failureOf(error)
      if (failure instanceof StoreFailure && !isAnswer(error)) this.drop(client)
      throw failure
    } finally {
      clearTimeout(overdue)
    }
  }

  async close(): Promise<void> {
    const { client } = this
    this.client = undefined
    await client?.end().catch(() => {})
  }

  private async open(): Promise<pg.Client> {
    if (this.client !== undefined) return this.client
    try {
      const client = await connected(this.url, this.name)
      client.on('end', () => this.drop(client))
      this.prepared = new Prepared()
      this.client = client
      return client
    } catch (error) {
      throw new StoreFailure(`the database does not answer: ${messageOf(error)}`, { cause: error })
    }
  }

  private drop(client: pg.Client): void {
    if (this.client !== client) return
    this.client = undefined
    cut(client)
  }
}

/** An error reported by the server, with its five-character code. */
function isAnswer(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code !== undefined && !error.code.startsWith('57') && !error.code.startsWith('08')
}

const UNIQUE = '23505'
const NOTHING_TOUCHED = '22012'
/** No resources, operator intervention, system error, deadlock or lock timeout, read-only server: a retry may succeed. */
const STORE_CODES = ['53', '57', '58', '08', '40', '55', '25006', 'XX']

export function failureOf(error: unknown): Error {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined)
    return new StoreFailure(`the database does not answer: ${messageOf(error)}`, { cause: error })
  const { code } = error
  if (code === UNIQUE || code === NOTHING_TOUCHED) return new Conflict(error.message)
  if (STORE_CODES.some((each) => code.startsWith(each))) return new StoreFailure(error.message, { cause: error })
  return new Error(error.message, { cause: error })
}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
