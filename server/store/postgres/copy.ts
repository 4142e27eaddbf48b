import { rename, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import { connected } from './connection.ts'

/** How many rows to read at a time. */
const PAGE = 1000

/**
 * Writes a consistent copy of the whole database into an SQLite file with the schema of the embedded store: it can be opened as one.
 * It reads everything in one transaction, so that no commit is half copied and writers are not blocked.
 */
export async function copyToSqlite(url: string, path: string): Promise<void> {
  const partial = `${path}.partial`
  await rm(partial, { force: true })
  const client = await connected(url, 'backup')
  const file = new DatabaseSync(partial)
  try {
    file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF')
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query<{ name: string }>(
      'SELECT tablename::text AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1',
    )
    for (const { name } of rows) await copyTable(client, file, name)
    await client.query('COMMIT')
    file.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA synchronous = FULL')
  } finally {
    file.close()
    await client.end().catch(() => {})
  }
  await rename(partial, path)
}

interface Column {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly fallback: string | null
}

async function copyTable(client: pg.Client, file: DatabaseSync, name: string): Promise<void> {
  const columns = await columnsOf(client, name)
  const { rows: keys } = await client.query<{ key: string }>(
    `SELECT pg_get_constraintdef(oid) AS key FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('p', 'u') ORDER BY contype`,
    [name],
  )
  file.exec(`CREATE TABLE ${name} (${[...columns.map(columnText), ...keys.map(({ key }) => key)].join(', ')})`)
  await copyRows(client, file, name, columns)
  const { rows: indexes } = await client.query<{ text: string }>(
    `SELECT pg_get_indexdef(indexrelid) AS text FROM pg_index WHERE indrelid = $1::regclass
      AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`,
    [name],
  )
  for (const { text } of indexes) file.exec(text.replace(/ ON \S+ USING btree /, ` ON ${name} `))
}

async function columnsOf(client: pg.Client, table: string): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT column_name::text AS name, data_type::text AS type, is_nullable = 'NO' AS required, column_default::text AS fallback
      FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
    [table],
  )
  return rows
}

function columnText({ name, type, required, fallback }: Column): string {
  const value = fallback === null ? '' : ` DEFAULT ${fallback.replace(/::\w+$/, '')}`
  return `${name} ${type}${required ? ' NOT NULL' : ''}${value}`
}

async function copyRows(client: pg.Client, file: DatabaseSync, name: string, columns: readonly Column[]): Promise<void> {
  const insert = file.prepare(`INSERT INTO ${name} VALUES (${columns.map(() => '?').join(', ')})`)
  const isNumber = columns.map(({ type }) => type === 'bigint')
  await client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT ${columns.map((each) => `${each.name}::text`).join(', ')} FROM ${name}`)
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({ text: `FETCH ${PAGE} FROM rows`, rowMode: 'array' })
    if (rows.length === 0) break
    file.exec('BEGIN')
    for (const row of rows) insert.run(...row.map((value, index) => (value !== null && isNumber[index] ? BigInt(value) : value)))
    file.exec('COMMIT')
  }
  await client.query('CLOSE rows')
}
