import { type MatchRecord, record, type Seat } from '@fairground/kernel'
import { type ChatLine, PHRASES, type Phrase } from '@fairground/protocol'
import { Conflict, type Row, type Store } from '../../store/store.ts'
import { type BugReport, type KeptReport, type Page, type Seated, type TableId, TableRefusal, type Who } from '../api.ts'
import { pageSize } from '../lobby/lists.ts'
import { badInput } from '../lobby/new-table.ts'
import type { LiveTable } from '../match/live-table.ts'
import { mayHint, seatsOf, type Table } from '../table.ts'

/** What people write at a table: chat for all, private notes, reports for the host. */

const LONGEST_LINE = 500
const LONGEST_NOTE = 10_000
const LONGEST_REPORT = 4000
const RECENT_LINES = 50

const LINE = 'n, at, person, name, seat, text, hint, phrase, room'

export async function chatSince(store: Store, table: TableId, since: number): Promise<readonly ChatLine[]> {
  return (await store.all(`SELECT ${LINE} FROM game_chat WHERE table_id = $1 AND n > $2 ORDER BY n`, [table, since])).map(lineOf)
}

export async function recentChat(store: Store, table: TableId): Promise<readonly ChatLine[]> {
  const rows = await store.all(`SELECT ${LINE} FROM game_chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2`, [table, RECENT_LINES])
  return rows.map(lineOf).toReversed()
}

/** A line and the chat around it, for moderation. */
export async function linesAround(store: Store, table: TableId, line: number, around: number): Promise<readonly ChatLine[]> {
  const rows = await store.all(`SELECT ${LINE} FROM game_chat WHERE table_id = $1 AND n >= $2 AND n <= $3 ORDER BY n`, [
    table,
    line - around,
    line + around,
  ])
  return rows.map(lineOf)
}

/** A person's last lines at a table. */
export async function lastLinesOf(store: Store, table: TableId, person: string, atMost: number): Promise<readonly ChatLine[]> {
  const rows = await store.all(`SELECT ${LINE} FROM game_chat WHERE table_id = $1 AND person = $2 ORDER BY n DESC LIMIT $3`, [
    table,
    person,
    atMost,
  ])
  return rows.map(lineOf).toReversed()
}

/** During a match, spectators talk among themselves: players see it when the match is over. */
export function maySeeLine(table: Table, person: string | undefined, { room }: ChatLine): boolean {
  return room === undefined || table.state !== 'running' || seatsOf(table, person).length === 0
}

/** Stores and broadcasts a message. Run inside the table's queue. */
export async function addChatLine(
  live: LiveTable,
  { person, seat }: Seated,
  given: string | { readonly phrase: Phrase },
  client?: string,
): Promise<ChatLine> {
  const phrase = typeof given === 'string' ? undefined : given.phrase
  const text = typeof given === 'string' ? checkedText('text', given, LONGEST_LINE) : PHRASES[given.phrase]
  if (client !== undefined) {
    const before = await live.context.store.all(`SELECT ${LINE} FROM game_chat WHERE table_id = $1 AND person = $2 AND client = $3`, [
      live.table.id,
      person.id,
      client,
    ])
    if (before.length > 0) return lineOf(before[0])
  }
  return kept(live, { person, seat }, { text, phrase, client })
}

/** Tells everybody that a seat uses a hint; not allowed where the result counts between people. Run inside the table's queue. */
export async function hinted(live: LiveTable, { person, seat }: Seated, step: number): Promise<ChatLine> {
  const { table } = live
  if (table.state !== 'running') throw new TableRefusal('not-begun', 'no match is running at this table')
  const from = typeof seat === 'number' ? seat : seatsOf(table, person.id)[0]
  if (from === undefined || table.places[from]?.person !== person.id) throw new TableRefusal('not-seated', 'hints are only for players')
  if (!mayHint(table)) throw new TableRefusal('rated', 'there are no hints in rated matches')
  return kept(live, { person, seat: from }, { hint: step })
}

interface Line {
  readonly text?: string
  readonly phrase?: Phrase | undefined
  readonly hint?: number
  readonly client?: string | undefined
}

async function kept(live: LiveTable, { person, seat }: Seated, spoken: Line): Promise<ChatLine> {
  const { text, phrase, hint, client } = spoken
  const { store, time } = live.context
  const { table } = live
  const [{ last }] = await store.all('SELECT max(n) AS last FROM game_chat WHERE table_id = $1', [table.id])
  const from = typeof seat === 'number' ? seat : seatsOf(table, person.id)[0]
  const line: ChatLine = {
    n: Number(last ?? 0) + 1,
    at: time.now(),
    person: person.id,
    name: person.name,
    seat: from,
    text,
    ...(hint && { hint }),
    ...(phrase && { phrase }),
    ...(from === undefined && table.state === 'running' && { room: 'watchers' }),
  }
  try {
    await store.commit([
      {
        sql: 'INSERT INTO game_chat (table_id, n, at, person, name, seat, text, client, hint, phrase, room) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
        values: [
          table.id,
          line.n,
          line.at,
          person.id,
          person.name,
          from ?? null,
          text ?? null,
          client ?? null,
          hint ?? null,
          phrase ?? null,
          line.room ?? null,
        ],
      },
    ])
  } catch (error) {
    if (error instanceof Conflict) return kept(live, { person, seat }, spoken)
    throw error
  }
  live.context.news?.send('line', table.id, line.n)
  if (live.context.news === undefined) live.broadcaster.queue({ line })
  else await broadcastNewLines(live)
  return line
}

/** Broadcasts lines that are newer than the last one sent, from this or another process. Run inside the table's queue. */
export async function broadcastNewLines(live: LiveTable): Promise<void> {
  if (live.line === undefined) return
  for (const line of await chatSince(live.context.store, live.table.id, live.line)) {
    live.broadcaster.queue({ line })
    live.line = line.n
  }
}

/** Another process reports that the text of a line was removed. Run inside the table's queue. */
export async function onLineRemoved(live: LiveTable, n: number): Promise<void> {
  if (live.line === undefined) return
  await broadcastNewLines(live)
  const [line] = await chatSince(live.context.store, live.table.id, n - 1)
  if (line?.n === n) live.broadcaster.queue({ line })
}

/** Removes the text of a line, or restores it, and broadcasts that. Run inside the table's queue. */
export async function rewritten(live: LiveTable, n: number, text: string | null): Promise<void> {
  const { store } = live.context
  const [rows] = await store.commit([
    { sql: `UPDATE game_chat SET text = $3 WHERE table_id = $1 AND n = $2 RETURNING ${LINE}`, values: [live.table.id, n, text] },
  ])
  if (rows.length === 0) throw new TableRefusal('nothing', 'there is no such message')
  live.broadcaster.queue({ line: lineOf(rows[0]) })
  live.context.news?.send('unsaid', live.table.id, n)
}

export async function noteOf(store: Store, table: TableId, person: string): Promise<string> {
  const rows = await store.all('SELECT text FROM game_note WHERE table_id = $1 AND person = $2', [table, person])
  return rows.length === 0 ? '' : String(rows[0].text)
}

export async function noted(store: Store, table: TableId, person: string, text: string): Promise<void> {
  if (text.length > LONGEST_NOTE) throw badInput([{ path: 'text', reason: `must not be longer than ${LONGEST_NOTE} characters` }])
  await store.commit([
    {
      sql: `INSERT INTO game_note (table_id, person, text) VALUES ($1, $2, $3)
        ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text`,
      values: [table, person, text],
    },
  ])
}

export async function reported(live: LiveTable, { person }: Who, report: BugReport, id: string): Promise<void> {
  const { store, time } = live.context
  const text = checkedText('text', report.text, LONGEST_REPORT)
  const written = live.match === undefined ? undefined : record(live.match)
  const n = report.n ?? live.table.n
  if (!Number.isInteger(n) || n < 0 || n > live.table.n) throw badInput([{ path: 'n', reason: `must be 0 to ${live.table.n}` }])
  const kept = JSON.stringify(written ?? null)
  await live.context.quota.take(person?.id, kept.length)
  await store.commit([
    {
      sql: 'INSERT INTO game_report (id, table_id, n, at, person, text, record, bytes) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      values: [id, live.table.id, n, time.now(), person?.id ?? null, text, kept, kept.length],
    },
  ])
}

export async function reports(store: Store, { before, limit }: Page): Promise<readonly KeptReport[]> {
  // A record contains secret choices; the host may be a player and must wait for the end like everybody.
  const rows = await store.all(
    `SELECT r.id, r.table_id, r.n, r.at, r.person, r.text,
       CASE WHEN EXISTS (SELECT 1 FROM game_table t WHERE t.id = r.table_id AND t.state <> 'over') THEN 'null' ELSE r.record END AS record
     FROM game_report r WHERE r.at < $1 ORDER BY r.at DESC, r.id LIMIT $2`,
    [before ?? Number.MAX_SAFE_INTEGER, pageSize(limit)],
  )
  return rows.map((row) => ({
    id: String(row.id),
    table: String(row.table_id),
    n: Number(row.n),
    at: Number(row.at),
    person: row.person === null ? undefined : String(row.person),
    text: String(row.text),
    record: (JSON.parse(String(row.record)) as MatchRecord | null) ?? undefined, // written by `reported`
  }))
}

function lineOf(row: Row): ChatLine {
  const some = (value: Row[string]): string | undefined => (value === null ? undefined : String(value))
  const seat: Seat | undefined = row.seat === null ? undefined : Number(row.seat)
  return {
    n: Number(row.n),
    at: Number(row.at),
    person: some(row.person),
    name: some(row.name),
    seat,
    text: some(row.text),
    ...(row.hint !== null && { hint: Number(row.hint) }),
    // A removed line shows nothing in any language.
    ...(typeof row.phrase === 'string' && row.text !== null && Object.hasOwn(PHRASES, row.phrase) && { phrase: row.phrase as Phrase }),
    ...(row.room === 'watchers' && { room: 'watchers' }),
  }
}

function checkedText(path: string, given: string, longest: number): string {
  const text = given.trim()
  if (text === '' || text.length > longest) throw badInput([{ path, reason: `must have 1 to ${longest} characters` }])
  return text
}
