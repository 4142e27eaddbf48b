import type { AnyEntry, Checkpoint, Entry, Seat, Sitter } from '@fairground/kernel'
import type { Visibility, Word } from '@fairground/protocol'
import type { Row, Statement, Store, Value } from '../../store/store.ts'
import { version } from '../../version.ts'
import type { PersonId, TableId, TableRef } from '../api.ts'
import type { Place, Table } from '../table.ts'

/** Tables, seats and entries to rows and back. */

const COLUMNS = [
  'id',
  'code',
  'game',
  'visibility',
  'state',
  'owner',
  'created',
  'started',
  'ended',
  'touched',
  'n',
  'turn',
  'due',
  'setting',
  'seed',
  'begun',
  'clocks',
  'votes',
  'sent_away',
  'result',
  'rematch',
  'changes',
] as const

const MARKS_AT_A_TIME = 500

const SEAT_COLUMNS = ['table_id', 'seat', 'person', 'name', 'sitter', 'ready', 'word', 'word_from', 'conceded', 'wanted', 'former'] as const

function values(columns: readonly string[]): string {
  return columns.map((_, index) => `$${index + 1}`).join(', ')
}

function assignments(columns: readonly string[], from: number): string {
  return columns.map((column, index) => `${column} = $${from + index}`).join(', ')
}

const INSERT_TABLE = `INSERT INTO game_table (${COLUMNS.join(', ')}) VALUES (${values(COLUMNS)})`
const INSERT_SEAT = `INSERT INTO game_seat (${SEAT_COLUMNS.join(', ')}) VALUES (${values(SEAT_COLUMNS)})`
/** The row must not have changed since it was read: another process may have written meanwhile. */
const UPDATE_TABLE = `UPDATE game_table SET ${assignments(COLUMNS.slice(1), 2)}
  WHERE id = $1 AND n = $${COLUMNS.length + 1} AND changes = $${COLUMNS.length + 2}`
const UPDATE_SEAT = `UPDATE game_seat SET ${assignments(SEAT_COLUMNS.slice(2), 3)} WHERE table_id = $1 AND seat = $2`
const ADVANCE = 'UPDATE game_table SET touched = $2, n = $3, turn = $4, due = $5, clocks = $6 WHERE id = $1 AND changes = $7'
const INSERT_ENTRY = 'INSERT INTO game_entry (table_id, n, at, seat, by, command, client) VALUES ($1, $2, $3, $4, $5, $6, $7)'

/** `more`: how many bytes come with it in addition to its setting. */
export function insertTable(table: Table, more = 0): readonly Statement[] {
  const setting = JSON.stringify(table.setting)
  return [
    { sql: INSERT_TABLE, values: tableValues(table) },
    { sql: 'INSERT INTO game_setting (table_id, value, bytes) VALUES ($1, $2, $3)', values: [table.id, setting, setting.length + more] },
    ...table.places.map((place) => ({ sql: INSERT_SEAT, values: seatValues(table.id, place) })),
  ]
}

/** Writes a change without an entry. Its number is the lock. */
export function writeChange(before: Table, after: Table): readonly Statement[] {
  return [
    { sql: 'INSERT INTO game_change (table_id, n) VALUES ($1, $2)', values: [after.id, after.changes] },
    update(before, after),
    ...changedPlaces(before, after),
  ]
}

/** What is written with entries. */
interface Along {
  /** The client id that the first entry came with. */
  readonly client?: string | undefined
  readonly mark?: Checkpoint<unknown> | undefined
}

/** Writes entries and the new state of the table; the whole row only if more has changed than with every entry. */
export function writeEntries(
  before: Table,
  after: Table,
  entries: readonly { readonly entry: AnyEntry }[],
  { client, mark }: Along = {},
): readonly Statement[] {
  const statements: Statement[] = []
  for (const { entry } of entries) statements.push(writeEntry(after.id, entry, statements.length === 0 ? client : undefined))
  const rest = before.state !== after.state || before.votes !== after.votes || before.changes !== after.changes
  statements.push(rest ? update(before, after) : advance(after))
  if (after.places !== before.places) statements.push(...changedPlaces(before, after))
  if (mark !== undefined) statements.push(writeCheckpoint(after.id, mark))
  return statements
}

function writeEntry(id: TableId, { n, at, seat, by, do: command }: AnyEntry, client: string | undefined): Statement {
  return { sql: INSERT_ENTRY, values: [id, n, at, seat, by, JSON.stringify(command), client ?? null] }
}

/** A checkpoint and the release that stored it. */
export interface KeptCheckpoint {
  readonly release: string
  readonly mark: Checkpoint<unknown>
}

/** Stores a snapshot of a match, so that opening it need not replay all entries. */
function writeCheckpoint(id: TableId, mark: Checkpoint<unknown>): Statement {
  return {
    sql: `INSERT INTO game_checkpoint (table_id, n, value) VALUES ($1, $2, $3)
      ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, value = excluded.value`,
    values: [id, mark.n, JSON.stringify({ release: version, mark } satisfies KeptCheckpoint)],
  }
}

export async function readCheckpoint(store: Store, ref: TableRef): Promise<KeptCheckpoint | undefined> {
  const [row] = await store.all(`SELECT value FROM game_checkpoint WHERE table_id = ${NAMED}`, [ref])
  if (row === undefined) return undefined
  const kept: Partial<KeptCheckpoint> = JSON.parse(String(row.value))
  const { release, mark } = kept
  // The first checkpoints did not name their release, and release 0.1 called a proposal otherwise: then the match is replayed.
  if (release === undefined || mark === undefined || (mark.asking !== undefined && !('proposal' in mark.asking))) return undefined
  return { release, mark }
}

function update(before: Table, after: Table): Statement {
  return { sql: UPDATE_TABLE, values: [...tableValues(after), before.n, before.changes], must: true }
}

/** Writes what every entry changes. The entry's own number is the lock against other entries. */
export function advance(table: Table): Statement {
  const { id, touched, n, turn, due = null, clocks, changes } = table
  return { sql: ADVANCE, values: [id, touched, n, setOf(turn), due, json(clocks), changes], must: true }
}

function changedPlaces(before: Table, after: Table): readonly Statement[] {
  return after.places
    .filter((place) => place !== before.places[place.seat])
    .map((place) => ({ sql: UPDATE_SEAT, values: seatValues(after.id, place) }))
}

/** Deletes everything that belongs to a table that never began; a conflict if it began or changed meanwhile. */
export function deleteTable({ id, changes }: Table): readonly Statement[] {
  return [
    { sql: "DELETE FROM game_table WHERE id = $1 AND state = 'open' AND changes = $2", values: [id, changes], must: true },
    ...['game_setting', 'game_seat', 'game_change', 'game_chat', 'game_note'].map((from) => ({
      sql: `DELETE FROM ${from} WHERE table_id = $1`,
      values: [id],
    })),
  ]
}

export interface StoredEntry {
  readonly entry: AnyEntry
  readonly client?: string
}

/** The id of the table that an id or a code names. */
const NAMED = '(SELECT id FROM game_table WHERE id = $1 OR code = $1)'

export async function readEntries(store: Store, ref: TableRef, after: number): Promise<readonly StoredEntry[]> {
  const rows = await store.all(`SELECT n, at, seat, by, command, client FROM game_entry WHERE table_id = ${NAMED} AND n > $2 ORDER BY n`, [
    ref,
    after,
  ])
  return rows.map((row) => ({
    entry: {
      n: Number(row.n),
      at: Number(row.at),
      seat: Number(row.seat),
      by: String(row.by) as Entry<unknown>['by'], // written by `writeEntries`
      do: JSON.parse(String(row.command)),
    },
    ...(row.client !== null && { client: String(row.client) }),
  }))
}

/** In one statement, so that table and seats are consistent. */
export async function readTable(store: Store, ref: TableRef): Promise<Table | undefined> {
  const [rows, [setting]] = await Promise.all([
    store.all(
      `SELECT ${COLUMNS.join(', ')}, ${SEAT_COLUMNS.join(', ')} FROM game_table JOIN game_seat ON table_id = id
        WHERE id = ${NAMED} ORDER BY seat`,
      [ref],
    ),
    // It never changes, so it can be read separately.
    store.all(`SELECT value FROM game_setting WHERE table_id = ${NAMED}`, [ref]),
  ])
  return rows.length === 0 || setting === undefined ? undefined : tableOf({ ...rows[0], setting: setting.value }, rows)
}

/** The numbers of tables and of their chat. */
export async function readMarks(
  store: Store,
  ids: readonly TableId[],
): Promise<ReadonlyMap<TableId, { readonly n: number; readonly changes: number; readonly line: number }>> {
  const marks = new Map<TableId, { n: number; changes: number; line: number }>()
  for (let from = 0; from < ids.length; from += MARKS_AT_A_TIME) {
    const some = ids.slice(from, from + MARKS_AT_A_TIME)
    const rows = await store.all(
      `SELECT id, n, changes, (SELECT max(line.n) FROM game_chat line WHERE line.table_id = game_table.id) AS line
        FROM game_table WHERE id IN (${values(some)})`,
      some,
    )
    for (const { id, n, changes, line } of rows) marks.set(String(id), { n: Number(n), changes: Number(changes), line: Number(line ?? 0) })
  }
  return marks
}

/** A table's numbers: enough to see whether another process has written. */
export async function readMark(store: Store, id: TableId): Promise<{ readonly n: number; readonly changes: number } | undefined> {
  const [row] = await store.all('SELECT n, changes FROM game_table WHERE id = $1', [id])
  return row === undefined ? undefined : { n: Number(row.n), changes: Number(row.changes) }
}

/** Tables that match a condition, in its order, with their seats but without their options, which may be long. */
export async function readTables(store: Store, where: string, given: readonly Value[]): Promise<readonly Table[]> {
  const rows = await store.all(`SELECT ${COLUMNS.join(', ')} FROM game_table WHERE ${where}`, given)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await store.all(
    `SELECT ${SEAT_COLUMNS.join(', ')} FROM game_seat WHERE table_id IN (${values(ids.map(String))}) ORDER BY table_id, seat`,
    ids,
  )
  const byTable = Map.groupBy(seats, ({ table_id }) => table_id)
  return rows.map((row) => tableOf(row, byTable.get(row.id) ?? []))
}

function tableValues(table: Table): readonly Value[] {
  return [
    table.id,
    table.code ?? null,
    table.game,
    table.visibility,
    table.state,
    table.owner ?? null,
    table.created,
    table.started ?? null,
    table.ended ?? null,
    table.touched,
    table.n,
    setOf(table.turn),
    table.due ?? null,
    JSON.stringify({ ...table.setting, options: undefined }),
    table.seed,
    json(table.begun),
    json(table.clocks),
    JSON.stringify(table.votes),
    JSON.stringify(table.sentAway),
    json(table.result),
    table.rematch ?? null,
    table.changes,
  ]
}

function seatValues(id: TableId, place: Place): readonly Value[] {
  return [
    id,
    place.seat,
    place.person ?? null,
    place.name ?? null,
    place.sitter ?? null,
    Number(place.ready),
    place.word?.text ?? null,
    place.word?.from ?? null,
    Number(place.conceded),
    Number(place.wanted),
    place.former ?? null,
  ]
}

function tableOf(row: Row, seats: readonly Row[]): Table {
  return {
    id: String(row.id),
    code: text(row.code),
    game: String(row.game),
    visibility: String(row.visibility) as Visibility, // as are all fields: written by `tableValues`
    state: String(row.state) as Table['state'],
    owner: text(row.owner),
    created: Number(row.created),
    started: number(row.started),
    ended: number(row.ended),
    touched: Number(row.touched),
    n: Number(row.n),
    turn: listOf(Number(row.turn)),
    due: number(row.due),
    setting: JSON.parse(String(row.setting)),
    seed: String(row.seed),
    begun: parsed(row.begun),
    clocks: parsed(row.clocks),
    votes: JSON.parse(String(row.votes)),
    sentAway: JSON.parse(String(row.sent_away)) as readonly PersonId[],
    result: parsed(row.result),
    rematch: text(row.rematch),
    changes: Number(row.changes),
    places: seats.map(placeOf),
  }
}

/** Older releases did not store where a word came from: it was typed, or it would not have been sent. */
function wordOf(word: string | undefined, from: string | undefined): Word | undefined {
  return word === undefined ? undefined : { text: word, from: (from as Word['from'] | undefined) ?? 'typed' } // written by `seatValues`
}

function placeOf(row: Row): Place {
  return {
    seat: Number(row.seat),
    person: text(row.person),
    name: text(row.name),
    sitter: text(row.sitter) as Sitter | undefined, // written by `seatValues`
    ready: row.ready === 1,
    word: wordOf(text(row.word), text(row.word_from)),
    conceded: row.conceded === 1,
    wanted: row.wanted === 1,
    former: text(row.former),
  }
}

/** Seats as a set in one number: bit s for seat s. */
function setOf(seats: readonly Seat[]): number {
  return seats.reduce((set, seat) => set | (1 << seat), 0)
}

function listOf(set: number): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; 1 << seat <= set; seat++) if ((set & (1 << seat)) !== 0) seats.push(seat)
  return seats
}

function text(value: Value): string | undefined {
  return value === null ? undefined : String(value)
}

function number(value: Value): number | undefined {
  return value === null ? undefined : Number(value)
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}

function parsed<T>(value: Value): T | undefined {
  return value === null ? undefined : JSON.parse(String(value))
}
