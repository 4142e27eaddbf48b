import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { clockError } from '../cluster/clock-check.ts'
import { LocalPostgres } from '../soak/local-postgres.ts'
import { openPostgres } from '../store/postgres/postgres.ts'
import { openSqlite } from '../store/sqlite.ts'
import { type Store, StoreFailure } from '../store/store.ts'
import { openingsSuite } from './openings-suite.ts'
import { ownPostgres } from './postgres.ts'
import { recountSuite } from './recount-suite.ts'
import { eventually } from './serving.ts'
import { storeSuite } from './store-suite.ts'

const { newDatabase, url } = ownPostgres()

async function using(play: (store: Store, url: string) => Promise<void>): Promise<void> {
  const url = await newDatabase()
  const store = await openPostgres(url)
  try {
    await store.commit([{ sql: 'CREATE TABLE thing (name text PRIMARY KEY, n bigint)' }])
    await play(store, url)
  } finally {
    await store.close()
  }
}

const put = (name: string, n: number) => ({ sql: 'INSERT INTO thing (name, n) VALUES ($1, $2)', values: [name, n] })

storeSuite('PostgreSQL', async () => {
  const url = await newDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'fairground-store-'))
  return {
    open: () => openPostgres(url),
    openBackup: (path) => openSqlite(path),
    backupPath: join(folder, 'backup.db'),
    remove: () => rm(folder, { recursive: true }),
  }
})

recountSuite('PostgreSQL', opened)
openingsSuite('PostgreSQL', opened)

/** One database, opened as two processes would. */
async function opened(play: (stores: readonly Store[]) => Promise<void>): Promise<void> {
  const url = await newDatabase()
  const stores = [await openPostgres(url), await openPostgres(url)]
  try {
    await play(stores)
  } finally {
    for (const store of stores) await store.close()
  }
}

describe('the store of many processes', () => {
  it('can be opened by any number of them', () =>
    using(async (store, url) => {
      const other = await openPostgres(url)
      await other.commit([put('a', 1)])
      expect(await store.all('SELECT n FROM thing')).toEqual([{ n: 1 }])
      await other.close()
    }))

  it('lets exactly one of two processes write a key, whatever else they write with it', () =>
    using(async (store, url) => {
      const other = await openPostgres(url)
      const tries = await Promise.allSettled(
        Array.from({ length: 100 }, (_, n) => [store, other].map((each) => each.commit([put(`key${n}`, n)]))).flat(),
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
      expect(await store.all('SELECT count(*) AS count FROM thing')).toEqual([{ count: 100 }])
      await other.close()
    }))

  it('reports a database that does not answer', async () => {
    await expect(openPostgres('postgres://postgres@127.0.0.1:1/nowhere')).rejects.toBeInstanceOf(StoreFailure)
    await expect(openPostgres(url('nowhere'))).rejects.toThrow(/nowhere/)
  })

  it('stores characters that PostgreSQL cannot represent', () =>
    using(async (store) => {
      await store.commit([put('a\0b', 1)])
      expect(await store.all('SELECT name FROM thing WHERE name = $1', ['a\0b'])).toEqual([{ name: 'a\ufffdb' }])
    }))

  it('notifies the others, and itself', () =>
    using(async (store, url) => {
      const other = await openPostgres(url)
      const received: string[] = []
      const all = Promise.withResolvers<void>()
      for (const each of [store, other])
        each.notifier?.listen(
          (news) => {
            received.push(...news)
            if (received.length === 4) all.resolve()
          },
          () => {},
        )
      store.notifier?.notify('ü 1')
      store.notifier?.notify('b 2')
      store.notifier?.notify('ü 1')
      await all.promise
      expect(received.toSorted()).toEqual(['b 2', 'b 2', 'ü 1', 'ü 1'])
      await other.close()
    }))
})

describe('when the database is killed', () => {
  it('what was answered is stored, what was not fails with an error, and the store recovers by itself', async () => {
    const own = await LocalPostgres.open()
    try {
      const store = await openPostgres(own.url())
      await store.commit([{ sql: 'CREATE TABLE thing (name text PRIMARY KEY, n bigint)' }])
      const answered: string[] = []
      let broken = 0
      const writing = (async () => {
        for (let n = 0; n < 400; n++) {
          await store.commit([put(`k${n}`, n)]).then(
            () => answered.push(`k${n}`),
            (error) => {
              expect(error).toBeInstanceOf(StoreFailure)
              broken++
            },
          )
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      })()
      await eventually(
        async () => answered.length,
        (count) => count > 20,
      )
      await own.kill()
      await own.start()
      await writing
      expect(broken).toBeGreaterThan(0)
      const rows = await store.all('SELECT name FROM thing')
      const kept = new Set(rows.map(({ name }) => name))
      expect(answered.filter((name) => !kept.has(name))).toEqual([])
      expect(answered.length).toBeGreaterThan(100)
      await store.close()
    } finally {
      await own.remove()
    }
  })
})

describe("a machine's clock", () => {
  it('is compared with that of the database, and a difference of seconds is reported', () =>
    using(async (store) => {
      expect(await clockError(store)).toBeUndefined()
      expect(await clockError(store, () => Date.now() + 60_000)).toBeGreaterThan(59_000)
      expect(await clockError(store, () => Date.now() - 60_000)).toBeLessThan(-59_000)
    }))
})

describe('two processes that change the same rows in a different order', () => {
  it('both finish: a transaction aborted because of a deadlock is tried again', () =>
    using(async (store, url) => {
      const other = await openPostgres(url)
      await store.commit([put('a', 0), put('b', 0)])
      const add = (name: string) => ({ sql: 'UPDATE thing SET n = n + 1 WHERE name = $1', values: [name] })
      // The first value chooses the connection and the order within a group; here it does not say what is locked.
      const mixed = (first: string, second: string) => [{ sql: 'SELECT $1 AS one', values: ['x'] }, add(first), add(second)]
      const rounds = Array.from({ length: 30 }, () => [store.commit(mixed('a', 'b')), other.commit(mixed('b', 'a'))]).flat()
      await Promise.all(rounds)
      expect(await store.all('SELECT n FROM thing ORDER BY name')).toEqual([{ n: 60 }, { n: 60 }])
      await other.close()
    }))
})
