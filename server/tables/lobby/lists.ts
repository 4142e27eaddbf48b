import type { TableSummary } from '@fairground/protocol'
import type { Store, Value } from '../../store/store.ts'
import type { Ended, ListFilter, Page, PersonId, TableId } from '../api.ts'
import { ended } from '../delivery/events.ts'
import { readTables } from '../storage/sql.ts'
import { summaryOf, type Table } from '../table.ts'

/** Finding tables. Nothing here changes anything or uses tables in memory. */

const PAGE = 50
const LARGEST_PAGE = 200
const MINE = 'id IN (SELECT table_id FROM game_seat WHERE person = $1)'

export async function listed(store: Store, filter: ListFilter): Promise<readonly TableSummary[]> {
  return filtered(store, ["visibility = 'listed'", ...(filter.state === undefined ? ["state <> 'over'"] : [])], filter)
}

export async function all(store: Store, filter: ListFilter): Promise<readonly TableSummary[]> {
  return filtered(store, ['1 = 1'], filter)
}

async function filtered(
  store: Store,
  conditions: readonly string[],
  { game, state, before, limit }: ListFilter,
): Promise<readonly TableSummary[]> {
  const given: Value[] = []
  const where = [...conditions]
  const add = (condition: string, value: Value) => where.push(`${condition} $${given.push(value)}`)
  if (game !== undefined) add('game =', game)
  if (state !== undefined) add('state =', state === 'frozen' ? 'running' : state)
  if (before !== undefined) add('created <', before)
  given.push(pageSize(limit))
  const tables = await readTables(store, `${where.join(' AND ')} ORDER BY created DESC, id LIMIT $${given.length}`, given)
  return tables.map((table) => summaryOf(table))
}

export async function ofPerson(store: Store, person: PersonId): Promise<readonly TableSummary[]> {
  const tables = await readTables(store, `${MINE} AND state <> 'over'`, [person])
  const rank = (table: Table) => (owes(table, person) ? 0 : table.state === 'running' ? 1 : 2)
  return tables.toSorted((a, b) => rank(a) - rank(b) || a.touched - b.touched).map((table) => summaryOf(table))
}

export async function nextTurn(store: Store, person: PersonId, after?: TableId): Promise<TableId | undefined> {
  const tables = await readTables(store, `${MINE} AND state = 'running' ORDER BY touched, id`, [person])
  const waiting = tables.filter((table) => owes(table, person)).map(({ id }) => id)
  const at = after === undefined ? -1 : waiting.indexOf(after)
  const next = waiting[(at + 1) % waiting.length]
  return next === after ? undefined : next
}

/** Is it this person's turn, and not that of a bot in their seat? */
function owes(table: Table, person: PersonId): boolean {
  return table.places.some(
    (place) => place.person === person && place.sitter === 'person' && !place.conceded && table.turn.includes(place.seat),
  )
}

/** In no order, page by page: there may be many. */
export async function byIds(store: Store, ids: readonly TableId[]): Promise<readonly TableSummary[]> {
  const found: TableSummary[] = []
  for (let from = 0; from < ids.length; from += LARGEST_PAGE) {
    const page = ids.slice(from, from + LARGEST_PAGE)
    const tables = await readTables(store, `id IN (${page.map((_, index) => `$${index + 1}`).join(', ')})`, page)
    found.push(...tables.map((table) => summaryOf(table)))
  }
  return found
}

export async function finished(store: Store, person: PersonId, { before, limit }: Page): Promise<readonly TableSummary[]> {
  const tables = await readTables(store, `${MINE} AND state = 'over' AND ended < $2 ORDER BY ended DESC, id LIMIT $3`, [
    person,
    before ?? Number.MAX_SAFE_INTEGER,
    pageSize(limit),
  ])
  return tables.map((table) => summaryOf(table))
}

export async function endedAfter(store: Store, at: number, limit: number): Promise<readonly Ended[]> {
  const tables = await readTables(store, "state = 'over' AND ended > $1 ORDER BY ended, id LIMIT $2", [at, limit])
  return tables.map(ended)
}

/** One table, without access checks: for the server. */
export async function summaryAt(store: Store, id: TableId): Promise<TableSummary | undefined> {
  return (await readTables(store, 'id = $1', [id])).map((table) => summaryOf(table))[0]
}

/** Running tables where these people play themselves. */
export async function runningTablesOf(
  store: Store,
  people: readonly PersonId[],
): Promise<
  readonly { readonly person: PersonId; readonly table: { readonly id: TableId; readonly game: string; readonly visibility: string } }[]
> {
  if (people.length === 0) return []
  const rows = await store.all(
    `SELECT s.person, t.id, t.game, t.visibility FROM game_seat s JOIN game_table t ON t.id = s.table_id
     WHERE t.state = 'running' AND s.sitter = 'person' AND s.person IN (${people.map((_, index) => `$${index + 1}`).join(', ')})`,
    people,
  )
  return rows.map((row) => ({
    person: String(row.person),
    table: { id: String(row.id), game: String(row.game), visibility: String(row.visibility) },
  }))
}

/** How many unfinished tables a person owns or sits at. */
export async function countUnfinished(store: Store, person: PersonId): Promise<number> {
  const [{ count }] = await store.all(`SELECT count(*) AS count FROM game_table WHERE (${MINE} OR owner = $1) AND state <> 'over'`, [
    person,
  ])
  return Number(count)
}

export function pageSize(limit = PAGE): number {
  return Math.max(1, Math.min(LARGEST_PAGE, Math.trunc(limit)))
}
