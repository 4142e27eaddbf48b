import type { Wish } from '@fairground/protocol'
import { maybeText, maybeWhole, text, whole } from '../people/row.ts'
import type { Row, Statement, Store } from '../store/store.ts'
import type { Waiting } from './seatings.ts'

/** A wish as it is kept, with whose it is. */
export interface KeptWish extends Waiting {
  readonly name: string
  readonly botsAfter: number | undefined
  /** When the page of somebody who waits for a live game last asked. */
  readonly seen: number
  /** The table that was laid for it. */
  readonly table: string | undefined
  readonly foundAt: number | undefined
}

const COLUMNS = 'w.person, person.name, w.game, w.seats, w.pace, w.rated, w.bots_after, w.bots, w.since, w.seen, w.table_id, w.found_at'

/** Reads and writes wishes; whatever depends on how they stand says so in its condition. */

export async function wishOf(store: Store, person: string): Promise<KeptWish | undefined> {
  const rows = await store.all(`SELECT ${COLUMNS} FROM pairing_wish w JOIN person ON person.id = w.person WHERE w.person = $1`, [person])
  return rows.map(wishIn)[0]
}

/** Those for whom no table is laid yet, and who are there to play if one is. */
export async function waitingWishes(store: Store, seenSince: number): Promise<readonly KeptWish[]> {
  const rows = await store.all(
    `SELECT ${COLUMNS} FROM pairing_wish w JOIN person ON person.id = w.person
     WHERE w.table_id IS NULL AND (w.pace = 'slow' OR w.seen >= $1)`,
    [seenSince],
  )
  return rows.map(wishIn)
}

export async function wishesAt(store: Store, table: string): Promise<readonly KeptWish[]> {
  const rows = await store.all(`SELECT ${COLUMNS} FROM pairing_wish w JOIN person ON person.id = w.person WHERE w.table_id = $1`, [table])
  return rows.map(wishIn)
}

/** Tables that were laid before a moment and that nobody has heard of since. */
export async function tablesFoundBefore(store: Store, at: number): Promise<readonly string[]> {
  const rows = await store.all('SELECT DISTINCT table_id FROM pairing_wish WHERE table_id IS NOT NULL AND found_at < $1', [at])
  return rows.map((row) => text(row, 'table_id'))
}

/** Whom some of these people have blocked, among themselves. */
export async function refusalsAmong(store: Store): Promise<ReadonlySet<string>> {
  const rows = await store.all(
    `SELECT person, blocked FROM person_block
     WHERE person IN (SELECT person FROM pairing_wish) AND blocked IN (SELECT person FROM pairing_wish)`,
  )
  return new Set(rows.map((row) => `${text(row, 'person')} ${text(row, 'blocked')}`))
}

/** A new wish in place of an old one, unless a table has been laid for that. */
export function enter(person: string, { game, seats, pace, rated, botsAfter }: Wish, now: number): Statement {
  return {
    sql: `INSERT INTO pairing_wish (person, game, seats, pace, rated, bots_after, bots, since, seen)
      VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $7)
      ON CONFLICT (person) DO UPDATE SET game = excluded.game, seats = excluded.seats, pace = excluded.pace, rated = excluded.rated,
        bots_after = excluded.bots_after, bots = 0, since = excluded.since, seen = excluded.seen
      WHERE pairing_wish.table_id IS NULL RETURNING person`,
    values: [person, game, JSON.stringify(seats), pace, Number(rated), botsAfter ?? null, now],
  }
}

export function withdraw(person: string): Statement {
  return { sql: 'DELETE FROM pairing_wish WHERE person = $1 AND table_id IS NULL RETURNING person', values: [person] }
}

export function welcomeBots(person: string): Statement {
  return { sql: 'UPDATE pairing_wish SET bots = 1 WHERE person = $1 AND table_id IS NULL RETURNING person', values: [person] }
}

export function see(person: string, now: number): Statement {
  return { sql: 'UPDATE pairing_wish SET seen = $2 WHERE person = $1', values: [person, now] }
}

/** A table is laid for somebody who still waits with that very wish; else the whole commit is dropped. */
export function lay({ person, since }: Waiting, table: string, now: number): Statement {
  return {
    sql: 'UPDATE pairing_wish SET table_id = $3, found_at = $4 WHERE person = $1 AND since = $2 AND table_id IS NULL',
    values: [person, since, table, now],
    must: true,
  }
}

/** Those who came wait on where they stood in line; those who did not come wait no more. */
export function dissolve(table: string, came: readonly string[]): readonly Statement[] {
  return [
    ...came.map((person) => ({
      sql: 'UPDATE pairing_wish SET table_id = NULL, found_at = NULL WHERE table_id = $1 AND person = $2',
      values: [table, person],
    })),
    { sql: 'DELETE FROM pairing_wish WHERE table_id = $1', values: [table] },
  ]
}

/** The game has begun, and the wishes are fulfilled. */
export function fulfil(table: string): Statement {
  return { sql: 'DELETE FROM pairing_wish WHERE table_id = $1 RETURNING person', values: [table] }
}

/** Wishes of people whom nobody has seen for long. */
export function forget(liveSeenBefore: number, slowSince: number): Statement {
  return {
    sql: `DELETE FROM pairing_wish WHERE table_id IS NULL AND ((pace = 'live' AND seen < $1) OR since < $2)`,
    values: [liveSeenBefore, slowSince],
  }
}

/** Somebody is gone for good. */
export function forgetWishes(person: string): Statement {
  return { sql: 'DELETE FROM pairing_wish WHERE person = $1', values: [person] }
}

/** A guest's wish becomes the account's, where that has none. */
export function mergeWishes(guest: string, account: string): Statement {
  return {
    sql: `UPDATE pairing_wish SET person = $2 WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM pairing_wish own WHERE own.person = $2)`,
    values: [guest, account],
  }
}

function wishIn(row: Row): KeptWish {
  return {
    person: text(row, 'person'),
    name: text(row, 'name'),
    game: text(row, 'game'),
    seats: JSON.parse(text(row, 'seats')), // written by `enter`
    pace: text(row, 'pace') === 'slow' ? 'slow' : 'live',
    rated: whole(row, 'rated') === 1,
    botsAfter: maybeWhole(row, 'bots_after'),
    bots: whole(row, 'bots') === 1,
    since: whole(row, 'since'),
    seen: whole(row, 'seen'),
    table: maybeText(row, 'table_id'),
    foundAt: maybeWhole(row, 'found_at'),
  }
}
