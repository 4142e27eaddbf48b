import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openPostgres } from '../store/postgres/postgres.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'

/**
 * `TEST_POSTGRES=postgres://postgres@127.0.0.1:5432/postgres npm run unit -- server` runs the server tests on that database server instead
 * of files: each test gets its own database.
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

export async function openTestStore(path: string, database: string | undefined): Promise<Store> {
  const store = database === undefined ? await openSqlite(path) : await openPostgres(database)
  store.all = counted(store.all.bind(store))
  store.commit = counted(store.commit.bind(store))
  return store
}

/** The same store with something done otherwise, to make it fail. */
export function wrapped(store: Store, otherwise: Partial<Store>): Store {
  return {
    all: (sql, values) => store.all(sql, values),
    commit: (statements) => store.commit(statements),
    backup: (path) => store.backup(path),
    close: () => store.close(),
    ...otherwise,
  }
}

/** Jobs of this test's stores that are not answered yet. */
let underWay = 0

function counted<A extends unknown[], T>(ask: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  return async (...args) => {
    underWay++
    try {
      return await ask(...args)
    } finally {
      underWay--
    }
  }
}

/** After so many turns of the event loop without a job for the store, nothing more is expected. */
const CALM = 4

/** Waits until all started work has been stored. */
export async function quiet(): Promise<void> {
  for (let calm = 0; calm < CALM; calm = underWay === 0 ? calm + 1 : 0) await new Promise((resolve) => setImmediate(resolve))
}
