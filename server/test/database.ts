import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openPostgres } from '../store/postgres/postgres.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'

/**
 * `TEST_POSTGRES=postgres://postgres@127.0.0.1:5432/postgres npm run unit -- server` lets the tests of the server run on that
 * database server instead of files: each test gets a database of its own.
 */
export async function testDatabase(): Promise<string | undefined> {
  const server = process.env.TEST_POSTGRES
  if (server === undefined) return undefined
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export function openTestStore(path: string, database: string | undefined): Promise<Store> {
  return database === undefined ? openSqlite(path) : openPostgres(database)
}
