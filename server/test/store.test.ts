import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Migration, migrate, NewerStore } from '../store/migrate.ts'
import { openSqlite } from '../store/sqlite.ts'
import { type Store, StoreFailure } from '../store/store.ts'
import { storeSuite } from './store-suite.ts'

storeSuite('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-store-'))
  return {
    open: () => openSqlite(join(folder, 'store.db')),
    openBackup: (path) => openSqlite(path),
    backupPath: join(folder, 'backup.db'),
    remove: () => rm(folder, { recursive: true }),
  }
})

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairground-store-'))
  path = join(folder, 'store.db')
})

afterEach(() => rm(folder, { recursive: true }))

async function using(play: (store: Store) => Promise<void>): Promise<void> {
  const store = await openSqlite(path)
  try {
    await play(store)
  } finally {
    await store.close()
  }
}

describe('the embedded store', () => {
  it('can be opened by one server at a time, and says so', () =>
    using(async () => {
      await expect(openSqlite(path)).rejects.toThrow(/in use by another process/)
    }))

  it('can be opened by a command of the host while the server runs', () =>
    using(async (store) => {
      await store.commit([{ sql: 'CREATE TABLE thing (n bigint)' }])
      const beside = await openSqlite(path, { beside: true })
      await beside.commit([{ sql: 'INSERT INTO thing (n) VALUES (1)' }])
      await beside.close()
      expect(await store.all('SELECT n FROM thing')).toEqual([{ n: 1 }])
    }))

  it('names the path if it cannot be opened', async () => {
    await expect(openSqlite(join(folder, 'nowhere', 'store.db'))).rejects.toBeInstanceOf(StoreFailure)
  })

  it('reports a full disk, keeps what was written, and continues once there is space', () =>
    using(async (store) => {
      await store.commit([{ sql: 'CREATE TABLE thing (n bigint PRIMARY KEY, text text)' }])
      await store.all('PRAGMA max_page_count = 20')
      const put = (n: number, size: number) =>
        store.commit([{ sql: 'INSERT INTO thing (n, text) VALUES ($1, $2)', values: [n, 'x'.repeat(size)] }])
      const tries = await Promise.allSettled([put(1, 10), put(2, 1_000_000), put(3, 10)])
      expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      await expect(put(4, 1_000_000)).rejects.toBeInstanceOf(StoreFailure)
      await store.all('PRAGMA max_page_count = 100000')
      await put(5, 1_000_000)
      expect(await store.all('SELECT n FROM thing ORDER BY n')).toEqual([{ n: 1 }, { n: 3 }, { n: 5 }])
    }))
})

describe('migrations', () => {
  const first: Migration = { id: 'things-1', sql: ['CREATE TABLE thing (n bigint)'] }
  const second: Migration = { id: 'things-2', sql: ['ALTER TABLE thing ADD COLUMN text text', "UPDATE thing SET text = 'old'"] }

  it('run once, in order, on a new store', () =>
    using(async (store) => {
      expect(await migrate(store, [first, second], join(folder, 'before.db'))).toEqual(['things-1', 'things-2'])
      expect(await migrate(store, [first, second], join(folder, 'before.db'))).toEqual([])
      expect(await store.all('SELECT n, text FROM thing')).toEqual([])
    }))

  it('of an existing store begin with a backup', async () => {
    await using(async (store) => {
      await migrate(store, [first], join(folder, 'before.db'))
      await store.commit([{ sql: 'INSERT INTO thing (n) VALUES (1)' }])
      expect(await migrate(store, [first, second], join(folder, 'before.db'))).toEqual(['things-2'])
      expect(await store.all('SELECT n, text FROM thing')).toEqual([{ n: 1, text: 'old' }])
    })
    const before = await openSqlite(join(folder, 'before.db'))
    expect(await before.all('SELECT * FROM thing')).toEqual([{ n: 1 }])
    await before.close()
  })

  it('that fail leave the store as it was before the step', () =>
    using(async (store) => {
      const wrong: Migration = { id: 'things-2', sql: ['ALTER TABLE thing ADD COLUMN text text', 'UPDATE nowhere SET n = 1'] }
      await expect(migrate(store, [first, wrong], join(folder, 'before.db'))).rejects.toThrow(/nowhere/)
      expect(await migrate(store, [first, second], join(folder, 'before.db'))).toEqual(['things-2'])
    }))

  it('of a newer release stop an older one', () =>
    using(async (store) => {
      await migrate(store, [first, second], join(folder, 'before.db'))
      await expect(migrate(store, [first], join(folder, 'before.db'))).rejects.toBeInstanceOf(NewerStore)
    }))
})
