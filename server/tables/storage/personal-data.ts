import type { Availability } from '@fairground/protocol'
import { sql } from '../../sql.ts'
import type { Statement, Store } from '../../store/store.ts'
import type { Person, PersonalData, PersonId, TableId } from '../api.ts'
import type { Place, Table } from '../table.ts'
import { readTables } from './sql.ts'

/** What the tables store about people, across tables. The caller reads tables in memory again. */

const NOWHERE: Availability = { zone: 'UTC' }

/** Unfinished tables where a person sits or which they own. */
export async function busyTables(store: Store, person: PersonId): Promise<readonly TableId[]> {
  const rows = await store.all(
    "SELECT id FROM game_table WHERE state <> 'over' AND (owner = $1 OR id IN (SELECT table_id FROM game_seat WHERE person = $1))",
    [person],
  )
  return rows.map(({ id }) => String(id))
}

/** Makes every process that has such a table in memory read it again before writing. */
function touching(person: PersonId): Statement {
  return sql`UPDATE game_table SET changes = changes + 1
    WHERE state <> 'over' AND (owner = ${person} OR id IN (SELECT table_id FROM game_seat WHERE person = ${person}))
    RETURNING id, n, changes`
}

/** The first of its statements returns the tables. */
export function renaming({ id, name }: Person): readonly Statement[] {
  return [
    touching(id),
    sql`UPDATE game_seat SET name = ${name} WHERE person = ${id}`,
    sql`UPDATE game_chat SET name = ${name} WHERE person = ${id}`,
  ]
}

/** If both kept a note at one table, the note of `into` comes first. */
export function merging(from: PersonId, into: Person): readonly Statement[] {
  return [
    touching(from),
    sql`UPDATE game_seat SET person = ${into.id}, name = ${into.name} WHERE person = ${from}`,
    sql`UPDATE game_seat SET former = ${into.id} WHERE former = ${from}`,
    sql`UPDATE game_table SET owner = ${into.id} WHERE owner = ${from}`,
    sql`UPDATE game_chat SET person = ${into.id}, name = ${into.name} WHERE person = ${from}`,
    sql`UPDATE game_note SET text = text || '\n' ||
      (SELECT other.text FROM game_note other WHERE other.table_id = game_note.table_id AND other.person = ${from})
      WHERE person = ${into.id} AND table_id IN (SELECT table_id FROM game_note WHERE person = ${from})`,
    sql`DELETE FROM game_note WHERE person = ${from} AND table_id IN (SELECT table_id FROM game_note WHERE person = ${into.id})`,
    sql`UPDATE game_note SET person = ${into.id} WHERE person = ${from}`,
    sql`UPDATE game_report SET person = ${into.id} WHERE person = ${from}`,
    sql`DELETE FROM game_availability WHERE person = ${from}`,
  ]
}

/** Seats and lines stay, nameless; chat texts and notes are deleted. */
export function erasing(person: PersonId): readonly Statement[] {
  return [
    touching(person),
    sql`UPDATE game_seat SET person = NULL, name = NULL WHERE person = ${person}`,
    sql`UPDATE game_seat SET former = NULL WHERE former = ${person}`,
    sql`UPDATE game_table SET owner = NULL WHERE owner = ${person}`,
    sql`UPDATE game_chat SET person = NULL, name = NULL, text = NULL WHERE person = ${person}`,
    sql`DELETE FROM game_note WHERE person = ${person}`,
    sql`UPDATE game_report SET person = NULL WHERE person = ${person}`,
    sql`DELETE FROM game_availability WHERE person = ${person}`,
  ]
}

/** How those statements change a table; returns the same object if they do not concern it. */

export function renamed(table: Table, { id, name }: Person): Table {
  if (!table.places.some(({ person }) => person === id)) return table
  return { ...table, places: table.places.map((place) => (place.person === id ? { ...place, name } : place)) }
}

export function merged(table: Table, from: PersonId, into: Person): Table {
  const concerns = ({ person, former }: Place) => person === from || former === from
  if (table.owner !== from && !table.places.some(concerns)) return table
  const places = table.places.map((place) => ({
    ...place,
    ...(place.person === from && { person: into.id, name: into.name }),
    ...(place.former === from && { former: into.id }),
  }))
  return { ...table, places, ...(table.owner === from && { owner: into.id }) }
}

export function erased(table: Table, id: PersonId): Table {
  const concerns = ({ person, former }: Place) => person === id || former === id
  if (table.owner !== id && !table.places.some(concerns)) return table
  const places = table.places.map((place) => ({
    ...place,
    ...(place.person === id && { person: undefined, name: undefined }),
    ...(place.former === id && { former: undefined }),
  }))
  return { ...table, places, ...(table.owner === id && { owner: undefined }) }
}

export async function dataOf(store: Store, person: PersonId): Promise<PersonalData> {
  const [tables, chat, notes, reports, availability] = await Promise.all([
    readTables(store, 'id IN (SELECT table_id FROM game_seat WHERE person = $1) ORDER BY created, id', [person]),
    store.all('SELECT table_id, at, text FROM game_chat WHERE person = $1 AND text IS NOT NULL ORDER BY at', [person]),
    store.all('SELECT table_id, text FROM game_note WHERE person = $1 ORDER BY table_id', [person]),
    store.all('SELECT table_id, at, text FROM game_report WHERE person = $1 ORDER BY at', [person]),
    availabilityOf(store, person),
  ])
  return {
    seats: tables.flatMap(({ id, game, places, result }) =>
      places.filter((place) => place.person === person).map(({ seat }) => ({ table: id, game, seat, result })),
    ),
    chat: chat.map((row) => ({ table: String(row.table_id), at: Number(row.at), text: String(row.text) })),
    notes: notes.map((row) => ({ table: String(row.table_id), text: String(row.text) })),
    reports: reports.map((row) => ({ table: String(row.table_id), at: Number(row.at), text: String(row.text) })),
    availability,
  }
}

export async function availabilityOf(store: Store, person: PersonId): Promise<Availability> {
  const rows = await store.all('SELECT value FROM game_availability WHERE person = $1', [person])
  return rows.length === 0 ? NOWHERE : JSON.parse(String(rows[0].value))
}

export function keepAvailability(person: PersonId, availability: Availability): Statement {
  return sql`INSERT INTO game_availability (person, value) VALUES (${person}, ${JSON.stringify(availability)})
    ON CONFLICT (person) DO UPDATE SET value = excluded.value`
}
