import type { Connection, Submittable } from 'pg'
import type { Row, Statement, Value } from '../store.ts'

/** The name of a statement on one connection, where it is prepared once. */
export class Prepared {
  private readonly names = new Map<string, string>()
  private made = 0

  nameOf(sql: string): { readonly name: string; readonly isNew: boolean } {
    const name = this.names.get(sql)
    if (name !== undefined) return { name, isNew: false }
    const fresh = `s${++this.made}`
    this.names.set(sql, fresh)
    return { name: fresh, isNew: true }
  }

  /** A batch failed, perhaps before these were prepared: next time they get another name. */
  forget(statements: Iterable<string>): void {
    for (const sql of statements) this.names.delete(sql)
  }
}

interface Field {
  readonly name: string
  readonly dataTypeID: number
}

/** int8, int2, int4, float4, float8, numeric: `sum` of whole numbers is numeric. */
const NUMBERS: ReadonlySet<number> = new Set([20, 21, 23, 700, 701, 1700])

/**
 * Statements sent to the server at once, followed by one `Sync`: one round trip and one transaction, which is committed or rolled back
 * as a whole and never waits for this process while it holds a lock.
 */
export class Batch implements Submittable {
  readonly done: Promise<readonly (readonly Row[])[]>
  private readonly statements: readonly Statement[]
  private readonly prepared: Prepared
  private readonly settle = Promise.withResolvers<readonly (readonly Row[])[]>()
  private readonly rows: Row[][] = []
  private readonly fresh: string[] = []
  private fields: readonly Field[] = []
  private current: Row[] = []

  constructor(statements: readonly Statement[], prepared: Prepared) {
    this.statements = statements
    this.prepared = prepared
    this.done = this.settle.promise
  }

  submit(connection: Connection): void {
    connection.stream.cork()
    for (const statement of this.statements) {
      const sql = statement.must === true ? orNothing(statement.sql) : statement.sql
      const { name, isNew } = this.prepared.nameOf(sql)
      if (isNew) {
        this.fresh.push(sql)
        connection.parse({ name, text: sql, types: [] }, true)
      }
      connection.bind({ portal: '', statement: name, values: (statement.values ?? []).map(bound) }, true)
      connection.describe({ type: 'P', name: '' }, true)
      connection.execute({ portal: '', rows: '0' }, true)
    }
    connection.sync()
    connection.stream.uncork()
  }

  /** Called by the connection, like all methods below. */
  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.fields = fields
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Record<string, Value> = {}
    for (const [index, { name, dataTypeID }] of this.fields.entries()) {
      const value = fields[index]
      row[name] = value !== null && NUMBERS.has(dataTypeID) ? Number(value) : value
    }
    this.current.push(row)
  }

  handleCommandComplete(): void {
    this.rows.push(this.statements[this.rows.length].must === true ? [] : this.current)
    this.current = []
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete()
  }

  handleReadyForQuery(): void {
    this.settle.resolve(this.rows)
  }

  handleError(error: Error): void {
    this.prepared.forget(this.fresh)
    this.settle.reject(error)
  }
}

/** The same, but fails (22012, a division by zero) if it affects no row: then the server rolls back the whole transaction by itself. */
function orNothing(sql: string): string {
  return `WITH done AS (${sql} RETURNING 1) SELECT 1 / count(*) AS done FROM done`
}

/** PostgreSQL cannot store NUL in a text. */
function bound(value: Value): string | null {
  if (typeof value !== 'string') return value === null ? null : String(value)
  return value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
}
