import { sql } from '../sql.ts'
import type { Statement, Store } from '../store/store.ts'
import type { TableId } from '../tables/api.ts'

/** How long a lease lasts unless it is renewed, in milliseconds. */
export const LEASE = 6000
const FORGET = 3_600_000

/** Leases in the store, which expire by themselves: which process handles an overdue table, or works on a background task. */
export class Leases {
  private readonly store: Store
  private readonly own: string

  constructor(store: Store, own: string) {
    this.store = store
    this.own = own
  }

  /** Takes running tables that have been due since a moment and have no lease. */
  async takeOverdue(since: number, now: number, atMost: number): Promise<readonly TableId[]> {
    const [rows] = await this.store.commit([
      sql`INSERT INTO game_lease (table_id, process, until)
        SELECT id, ${this.own}, ${now + LEASE} FROM game_table WHERE state = 'running' AND due <= ${since}
          AND NOT EXISTS (SELECT 1 FROM game_lease held WHERE held.table_id = game_table.id AND held.until >= ${now})
          ORDER BY due LIMIT ${atMost}
        ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, until = excluded.until WHERE game_lease.until < ${now}
        RETURNING table_id`,
    ])
    return rows.map(({ table_id }) => String(table_id))
  }

  /** Takes or renews a lease, even from another holder: a process that works on a table keeps others away. */
  async hold(table: TableId, now: number): Promise<void> {
    await this.store.commit([hold(table, this.own, now)])
  }

  /** Takes a lease that nobody else holds. */
  async take(name: string, now: number): Promise<boolean> {
    const [rows] = await this.store.commit([
      sql`INSERT INTO game_lease (table_id, process, until) VALUES (${name}, ${this.own}, ${now + LEASE})
        ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, until = excluded.until
        WHERE game_lease.until < ${now} OR game_lease.process = excluded.process RETURNING table_id`,
    ])
    return rows.length > 0
  }

  /** Those without a lease. */
  async free(names: readonly string[], now: number): Promise<readonly string[]> {
    if (names.length === 0) return []
    const places = names.map((_, index) => `$${index + 2}`).join(', ')
    const rows = await this.store.all(`SELECT table_id FROM game_lease WHERE until >= $1 AND table_id IN (${places})`, [now, ...names])
    const held = new Set(rows.map(({ table_id }) => String(table_id)))
    return names.filter((name) => !held.has(name))
  }

  /** Deletes leases that expired long ago. */
  async forgetOld(now: number): Promise<void> {
    await this.store.commit([sql`DELETE FROM game_lease WHERE until < ${now - FORGET}`])
  }

  async release(table: TableId): Promise<void> {
    await this.store.commit([sql`DELETE FROM game_lease WHERE table_id = ${table} AND process = ${this.own}`])
  }
}

function hold(table: TableId, own: string, now: number): Statement {
  return sql`INSERT INTO game_lease (table_id, process, until) VALUES (${table}, ${own}, ${now + LEASE})
    ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, until = excluded.until`
}
