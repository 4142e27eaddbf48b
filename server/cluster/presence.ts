import { randomUUID } from 'node:crypto'
import { sql } from '../sql.ts'
import type { Row, Statement, Store } from '../store/store.ts'
import type { PersonId, TableId } from '../tables/api.ts'

/** Who watches a table through other processes. */
export interface RemotePresence {
  readonly here: ReadonlySet<PersonId>
  /** When people who are away were last seen. */
  readonly seen: ReadonlyMap<PersonId, number>
}

export const NO_REMOTE_PRESENCE: RemotePresence = { here: new Set(), seen: new Map() }

/** How long we wait before we store that somebody came or left, in milliseconds: reloading a page does not count as leaving. */
const GATHER = 300
/** How long we store when somebody was last seen: longer than the longest absence that matters. */
const REMEMBER = 3 * 24 * 3_600_000
const AT_A_TIME = 500

const ANONYMOUS = 'anonymous:'

/** For anonymous spectators: they are counted, but nobody needs to know when they were last here. */
export function anonymous(): PersonId {
  return ANONYMOUS + randomUUID()
}

interface Coming {
  readonly table: TableId
  readonly person: PersonId
  readonly here: boolean
  readonly at: number
}

/** Who watches which table, stored for the other processes. */
export class Presence {
  private readonly store: Store
  private readonly own: string
  private readonly told: (tables: ReadonlySet<TableId>) => void
  private changes = new Map<string, Coming>()
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()

  /** `told` is called once it is stored. */
  constructor(store: Store, own: string, told: (tables: ReadonlySet<TableId>) => void) {
    this.store = store
    this.own = own
    this.told = told
  }

  /** A person came to a table in this process, or left it. */
  changed(table: TableId, person: PersonId, here: boolean, at: number): void {
    this.changes.set(`${table} ${person}`, { table, person, here, at })
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.writing = this.write().catch(() => {})
    }, GATHER)
  }

  async close(): Promise<void> {
    clearTimeout(this.timer)
    await this.writing
  }

  async forgetLongGone(now: number): Promise<void> {
    await this.store.commit([sql`DELETE FROM game_presence WHERE here = 0 AND at < ${now - REMEMBER}`])
  }

  /** Is a person at a table, in any process? */
  async isHere(table: TableId, person: PersonId): Promise<boolean> {
    const rows = await this.store.all('SELECT person FROM game_presence WHERE table_id = $1 AND person = $2 AND here = 1', [table, person])
    return rows.length > 0
  }

  /** Who is at these tables through other processes. */
  async elsewhere(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, RemotePresence>> {
    const found = new Map<TableId, RemotePresence>()
    for (let from = 0; from < tables.length; from += AT_A_TIME) {
      const some = tables.slice(from, from + AT_A_TIME)
      const rows = await this.store.all(
        `SELECT table_id, person, here, at FROM game_presence
          WHERE process <> $1 AND table_id IN (${some.map((_, index) => `$${index + 2}`).join(', ')})`,
        [this.own, ...some],
      )
      for (const [table, those] of Map.groupBy(rows, ({ table_id }) => String(table_id))) found.set(table, elsewhereOf(those))
    }
    return found
  }

  private async write(): Promise<void> {
    const changes = [...this.changes.values()]
    this.changes = new Map()
    if (changes.length === 0) return
    await this.store.commit(changes.map((each) => this.statement(each)))
    this.told(new Set(changes.map(({ table }) => table)))
  }

  private statement({ table, person, here, at }: Coming): Statement {
    if (!here && person.startsWith(ANONYMOUS)) return sql`DELETE FROM game_presence WHERE table_id = ${table} AND person = ${person}`
    return sql`INSERT INTO game_presence (table_id, person, process, here, at)
      VALUES (${table}, ${person}, ${this.own}, ${Number(here)}, ${at})
      ON CONFLICT (table_id, person, process) DO UPDATE SET here = excluded.here, at = excluded.at`
  }
}

function elsewhereOf(rows: readonly Row[]): RemotePresence {
  const here = new Set<PersonId>()
  const seen = new Map<PersonId, number>()
  for (const row of rows) {
    const person = String(row.person)
    if (row.here === 1) here.add(person)
    else seen.set(person, Math.max(seen.get(person) ?? 0, Number(row.at)))
  }
  return { here, seen }
}
