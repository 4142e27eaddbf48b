import type { MatchmakingRequest } from '@fairground/protocol'
import { fields, flag, maybeText, maybeWhole, text, whole } from '../row.ts'
import { must, sql } from '../sql.ts'
import type { Row, Statement, Store } from '../store/store.ts'
import type { Waiting } from './seatings.ts'

/** A stored request with its person. */
export interface StoredRequest extends Waiting {
  readonly name: string
  readonly botsAfter: number | undefined
  /** When the page last asked; for live games. */
  readonly seen: number
  /** The table that was found for it. */
  readonly table: string | undefined
  readonly foundAt: number | undefined
}

const COLUMNS = 'r.person, person.name, r.game, r.seats, r.pace, r.rated, r.bots_after, r.bots, r.since, r.seen, r.table_id, r.found_at'

/** Reads and writes requests; every statement that depends on their state checks it in its condition. */

export async function requestOf(store: Store, person: string): Promise<StoredRequest | undefined> {
  const rows = await store.all(`SELECT ${COLUMNS} FROM matchmaking_request r JOIN person ON person.id = r.person WHERE r.person = $1`, [
    person,
  ])
  return rows.map(requestIn)[0]
}

/** Requests without a table whose people are present. */
export async function waitingRequests(store: Store, seenSince: number): Promise<readonly StoredRequest[]> {
  const rows = await store.all(
    `SELECT ${COLUMNS} FROM matchmaking_request r JOIN person ON person.id = r.person
     WHERE r.table_id IS NULL AND (r.pace = 'slow' OR r.seen >= $1)`,
    [seenSince],
  )
  return rows.map(requestIn)
}

export async function requestsAt(store: Store, table: string): Promise<readonly StoredRequest[]> {
  const rows = await store.all(`SELECT ${COLUMNS} FROM matchmaking_request r JOIN person ON person.id = r.person WHERE r.table_id = $1`, [
    table,
  ])
  return rows.map(requestIn)
}

/** Tables that were found before a moment and still have requests. */
export async function tablesFoundBefore(store: Store, at: number): Promise<readonly string[]> {
  const rows = await store.all('SELECT DISTINCT table_id FROM matchmaking_request WHERE table_id IS NOT NULL AND found_at < $1', [at])
  return rows.map((row) => text(row, 'table_id'))
}

/** The blocks between people who wait. */
export async function refusalsAmong(store: Store): Promise<ReadonlySet<string>> {
  const rows = await store.all(
    `SELECT person, blocked FROM person_block
     WHERE person IN (SELECT person FROM matchmaking_request) AND blocked IN (SELECT person FROM matchmaking_request)`,
  )
  return new Set(rows.map((row) => `${text(row, 'person')} ${text(row, 'blocked')}`))
}

/** Replaces an old request with a new one, unless a table was found for it. */
export function enter(person: string, { game, seats, pace, rated, botsAfter }: MatchmakingRequest, now: number): Statement {
  return sql`INSERT INTO matchmaking_request (person, game, seats, pace, rated, bots_after, bots, since, seen)
    VALUES (${person}, ${game}, ${JSON.stringify(seats)}, ${pace}, ${Number(rated)}, ${botsAfter ?? null}, 0, ${now}, ${now})
    ON CONFLICT (person) DO UPDATE SET game = excluded.game, seats = excluded.seats, pace = excluded.pace, rated = excluded.rated,
      bots_after = excluded.bots_after, bots = 0, since = excluded.since, seen = excluded.seen
    WHERE matchmaking_request.table_id IS NULL RETURNING person`
}

export function withdraw(person: string): Statement {
  return sql`DELETE FROM matchmaking_request WHERE person = ${person} AND table_id IS NULL RETURNING person`
}

export function welcomeBots(person: string): Statement {
  return sql`UPDATE matchmaking_request SET bots = 1 WHERE person = ${person} AND table_id IS NULL RETURNING person`
}

export function touch(person: string, now: number): Statement {
  return sql`UPDATE matchmaking_request SET seen = ${now} WHERE person = ${person}`
}

/** Assigns a table to a person who still waits with exactly that request; otherwise the whole commit is dropped. */
export function assignTable({ person, since }: Waiting, table: string, now: number): Statement {
  return must(
    sql`UPDATE matchmaking_request SET table_id = ${table}, found_at = ${now} WHERE person = ${person} AND since = ${since} AND table_id IS NULL`,
  )
}

/** Those who came get their old place in the queue back; those who did not come leave it. */
export function queueAgain(table: string, came: readonly string[]): readonly Statement[] {
  return [
    ...came.map(
      (person) => sql`UPDATE matchmaking_request SET table_id = NULL, found_at = NULL WHERE table_id = ${table} AND person = ${person}`,
    ),
    sql`DELETE FROM matchmaking_request WHERE table_id = ${table}`,
  ]
}

/** The game has begun: removes the requests. */
export function removeAt(table: string): Statement {
  return sql`DELETE FROM matchmaking_request WHERE table_id = ${table} RETURNING person`
}

/** Removes requests of people who have been away for long. */
export function forget(liveSeenBefore: number, slowSince: number): Statement {
  return sql`DELETE FROM matchmaking_request WHERE table_id IS NULL AND ((pace = 'live' AND seen < ${liveSeenBefore}) OR since < ${slowSince})`
}

/** A person is erased. */
export function forgetMatchmakingRequests(person: string): Statement {
  return sql`DELETE FROM matchmaking_request WHERE person = ${person}`
}

/** A guest's request moves to the account if it has none. */
export function mergeMatchmakingRequests(guest: string, account: string): Statement {
  return sql`UPDATE matchmaking_request SET person = ${account} WHERE person = ${guest} AND NOT EXISTS (
    SELECT 1 FROM matchmaking_request own WHERE own.person = ${account})`
}

function requestIn(row: Row): StoredRequest {
  return {
    ...fields(row, { person: text, name: text, game: text, rated: flag, bots: flag, since: whole, seen: whole }),
    ...fields(row, { botsAfter: maybeWhole, foundAt: maybeWhole }),
    seats: JSON.parse(text(row, 'seats')), // written by `enter`
    pace: text(row, 'pace') === 'slow' ? 'slow' : 'live',
    table: maybeText(row, 'table_id'),
  }
}
