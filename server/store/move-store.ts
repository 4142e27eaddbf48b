import { createHash } from 'node:crypto'
import { type Migration, migrate } from './migrate.ts'
import type { Row, Statement, Store, Value } from './store.ts'

/** Why a store cannot be moved, in a sentence for the host. */
export class CannotMove extends Error {}

export interface MoveResult {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
  /** Matches and other tables of games, each compared row by row. */
  readonly matches: number
}

interface Shape {
  readonly name: string
  readonly key: readonly string[]
}

/** The progress of a move: the last key of each table, and the tables that are done. */
interface Progress {
  readonly last: Record<string, readonly Value[]>
  readonly done: readonly string[]
}

const PAGE = 500
const MOVING = 'moving'
const MOVED = 'moved'
/** Not copied: what processes know about each other is short-lived. */
const FLEETING: ReadonlySet<string> = new Set(['server_process', 'game_lease', 'game_presence', 'server_rate'])

/**
 * Copies everything from one store to another, which is empty or has the first part of the same move, and then compares everything.
 * An interrupted move continues where it stopped. No server may run on either store in the meantime.
 */
export async function moveStore(
  from: Store,
  to: Store,
  migrations: readonly Migration[],
  progress: (table: string, rows: number) => void = () => {},
): Promise<MoveResult> {
  const shapes = shapesOf(migrations).filter(({ name }) => !FLEETING.has(name))
  await refuseOther(from, migrations)
  await migrate(to, migrations, '')
  let state = await begun(to, shapes)
  for (const shape of shapes) if (!state.done.includes(shape.name)) state = await copied(from, to, shape, state, progress)
  const moved = await compared(from, to, shapes)
  await to.commit([{ sql: 'DELETE FROM host_setting WHERE name IN ($1, $2)', values: [MOVING, MOVED] }])
  await from.commit([setting(MOVED, '1')])
  return moved
}

/** Refuses to open a store that was moved away, or the target of an unfinished move: there would be two servers, or half of one. */
export async function refuseMoved(store: Store): Promise<void> {
  const rows = await store.all('SELECT name FROM host_setting WHERE name IN ($1, $2)', [MOVING, MOVED])
  if (rows.some(({ name }) => name === MOVING)) throw new CannotMove('a move into this store was not finished; run `fairground move` again')
  if (rows.length > 0) throw new CannotMove('this store was moved; use the new one, or move that one back into an empty place')
}

/** Tables with their keys, in the order of the migrations that created them. */
function shapesOf(migrations: readonly Migration[]): readonly Shape[] {
  const shapes: Shape[] = []
  for (const { sql } of migrations)
    for (const statement of sql) {
      const [, old, renamed] = /^\s*ALTER TABLE (\w+) RENAME TO (\w+)/.exec(statement) ?? []
      const at = shapes.findIndex((shape) => shape.name === old)
      if (at >= 0) shapes[at] = { ...shapes[at], name: renamed }
      const name = /^\s*CREATE TABLE (\w+)/.exec(statement)?.[1]
      if (name === undefined) continue
      const several = /PRIMARY KEY \(([^)]*)\)/.exec(statement)?.[1]
      const one = /(\w+) \w+ PRIMARY KEY/.exec(statement)?.[1]
      const key = several?.split(',').map((column) => column.trim()) ?? (one === undefined ? [] : [one])
      if (key.length === 0) throw new Error(`the table ${name} has no key`)
      shapes.push({ name, key })
    }
  return shapes
}

async function refuseOther(from: Store, migrations: readonly Migration[]): Promise<void> {
  const rows = await from.all('SELECT id FROM migration').catch(() => [])
  const done = new Set(rows.map(({ id }) => String(id)))
  if (done.size === 0) throw new CannotMove('the store to be moved is empty')
  if (migrations.some(({ id }) => !done.has(id)) || done.size > migrations.length)
    throw new CannotMove('the store to be moved is of another release; start a server on it once with this release, then move it')
  await refuseMoved(from)
}

async function begun(to: Store, shapes: readonly Shape[]): Promise<Progress> {
  const [mark] = await to.all('SELECT value FROM host_setting WHERE name = $1', [MOVING])
  if (mark !== undefined) return JSON.parse(String(mark.value))
  for (const { name } of shapes)
    if ((await to.all(`SELECT 1 AS one FROM ${name} LIMIT 1`)).length > 0)
      throw new CannotMove(`the new place already has a store (${name}); choose an empty one`)
  const fresh: Progress = { last: {}, done: [] }
  await to.commit([setting(MOVING, JSON.stringify(fresh))])
  return fresh
}

async function copied(
  from: Store,
  to: Store,
  shape: Shape,
  before: Progress,
  progress: (table: string, rows: number) => void,
): Promise<Progress> {
  let state = before
  let count = 0
  for (;;) {
    const rows = await page(from, shape, state.last[shape.name])
    const ended = rows.length < PAGE
    const last = rows.length === 0 ? state.last : { ...state.last, [shape.name]: shape.key.map((column) => rows[rows.length - 1][column]) }
    state = { last, done: ended ? [...state.done, shape.name] : state.done }
    // Rows and progress are written together: an interrupted move knows exactly where it stopped.
    await to.commit([...rows.filter((row) => !isMark(shape, row)).map((row) => insert(shape, row)), setting(MOVING, JSON.stringify(state))])
    count += rows.length
    progress(shape.name, count)
    if (ended) return state
  }
}

async function page(store: Store, { name, key }: Shape, after: readonly Value[] | undefined): Promise<readonly Row[]> {
  const columns = key.join(', ')
  if (after === undefined) return store.all(`SELECT * FROM ${name} ORDER BY ${columns} LIMIT $1`, [PAGE])
  const values = after.map((_, index) => `$${index + 1}`).join(', ')
  return store.all(`SELECT * FROM ${name} WHERE (${columns}) > (${values}) ORDER BY ${columns} LIMIT $${after.length + 1}`, [
    ...after,
    PAGE,
  ])
}

function insert({ name }: Shape, row: Row): Statement {
  const columns = Object.keys(row)
  return {
    sql: `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    values: Object.values(row),
  }
}

function isMark({ name }: Shape, row: Row): boolean {
  return name === 'host_setting' && (row.name === MOVING || row.name === MOVED)
}

/** Compares all rows of both, whatever their order. Matches are compared one by one, so that a different one can be named. */
async function compared(from: Store, to: Store, shapes: readonly Shape[]): Promise<MoveResult> {
  const rows: Record<string, number> = {}
  const matches = new Set<string>()
  for (const shape of shapes) {
    const [there, here] = [await digests(from, shape), await digests(to, shape)]
    for (const match of new Set([...there.byMatch.keys(), ...here.byMatch.keys()])) {
      if (there.byMatch.get(match) !== here.byMatch.get(match))
        throw new CannotMove(
          `${match === '' ? 'something' : `match ${match}`} is not the same in both stores (${shape.name}); move into an empty place`,
        )
      if (shape.name === 'game_table') matches.add(match)
    }
    rows[shape.name] = here.count
  }
  return { rows, matches: matches.size }
}

async function digests(store: Store, shape: Shape): Promise<{ readonly count: number; readonly byMatch: ReadonlyMap<string, bigint> }> {
  const byMatch = new Map<string, bigint>()
  let count = 0
  let last: readonly Value[] | undefined
  for (;;) {
    const rows = await page(store, shape, last)
    for (const row of rows) {
      if (isMark(shape, row)) continue
      const match = shape.name === 'game_table' ? String(row.id) : String(row.table_id ?? '')
      byMatch.set(match, (byMatch.get(match) ?? 0n) + digest(row))
      count++
    }
    if (rows.length < PAGE) return { count, byMatch }
    last = shape.key.map((column) => rows[rows.length - 1][column])
  }
}

function digest(row: Row): bigint {
  const text = JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(text).digest().readBigUInt64BE(0)
}

function setting(name: string, value: string): Statement {
  return {
    sql: 'INSERT INTO host_setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    values: [name, value],
  }
}
