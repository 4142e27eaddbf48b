import { sql } from '../sql.ts'
import type { Store } from '../store/store.ts'

/** The interval of a process's heartbeat, in milliseconds. */
export const HEARTBEAT = 3000
/** A process without a heartbeat for this long counts as dead: others take over its work. */
export const SILENT = 12_000

/** The processes that share a store, by their heartbeats. */
export class Processes {
  private readonly store: Store
  private readonly own: string
  private readonly role: string
  private readonly now: () => number

  constructor(store: Store, own: string, role: string, now: () => number) {
    this.store = store
    this.own = own
    this.role = role
    this.now = now
  }

  /** Sends a heartbeat. True if the others did not know this process, or had removed it. */
  async beat(): Promise<boolean> {
    const now = this.now()
    const [known] = await this.store.commit([sql`UPDATE server_process SET alive = ${now} WHERE id = ${this.own} RETURNING id`])
    if (known.length > 0) return false
    await this.store.commit([sql`INSERT INTO server_process (id, role, alive) VALUES (${this.own}, ${this.role}, ${now})`])
    return true
  }

  /** Removes dead processes and their presence entries. If several try, exactly one succeeds. */
  async removeDead(): Promise<readonly string[]> {
    const [rows] = await this.store.commit([
      sql`DELETE FROM server_process WHERE alive < ${this.now() - SILENT} RETURNING id`,
      sql`DELETE FROM game_presence WHERE process NOT IN (SELECT id FROM server_process) AND here = 1`,
    ])
    return rows.map(({ id }) => String(id))
  }

  async leave(): Promise<void> {
    await this.store.commit([
      sql`DELETE FROM server_process WHERE id = ${this.own}`,
      sql`DELETE FROM game_presence WHERE process = ${this.own} AND here = 1`,
    ])
  }
}
