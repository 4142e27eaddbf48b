import { existsSync, readdirSync } from 'node:fs'
import { copyFile, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Health } from '../health.ts'
import { migrations as hostMigrations } from '../host/migrations.ts'
import { openServer } from '../server.ts'
import { ServerProcess } from '../soak/server-process.ts'
import { beginRestore, knownFile } from '../store/known.ts'
import { migrate } from '../store/migrate.ts'
import { STORE_FILE } from '../store/open.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Client } from './serving.ts'
import { inFolder } from './temporary.ts'

/** A server with a host, killed while it was running: its data is in the log and not yet in the main file. */
async function killed(data: string): Promise<void> {
  const process = new ServerProcess(data)
  await process.start()
  const host = new Client(() => process.url ?? '')
  await host.post('/api/guests', { name: 'Host' })
  await host.post('/api/me/account', { login: 'the-host', password: 'correct horse battery' })
  expect((await host.get('/api/me')).host).toBe(true)
  await process.kill()
}

async function opens(data: string): Promise<string> {
  try {
    const server = await openServer({ data, logLevel: 'silent', asleep: true })
    await server.close()
    return 'it opens'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('A server whose store was lost', () => {
  const harm: Readonly<Record<string, (store: string, data: string) => Promise<void>>> = {
    'the log was deleted': (store) => rm(`${store}-wal`),
    'the log was cut': (store) => truncate(`${store}-wal`, 5000),
    'the log was emptied': (store) => truncate(`${store}-wal`, 0),
    'the file was deleted, and its log': async (store) => {
      await rm(store)
      await rm(`${store}-wal`, { force: true })
    },
    'both were emptied': async (store) => {
      await truncate(store, 0)
      await truncate(`${store}-wal`, 0)
    },
    'another, empty store was put in its place': async (store) => {
      for (const each of [store, `${store}-wal`, `${store}-shm`]) await rm(each, { force: true })
      const other = await openSqlite(store)
      await migrate(other, hostMigrations, `${store}.before`)
      await other.close()
    },
    'a restore was interrupted': async (store, data) => {
      await beginRestore(data)
      await rm(store)
      await rm(`${store}-wal`, { force: true })
    },
  }

  it.each(Object.entries(harm))('does not start with an empty store when %s', (_what, harmed) =>
    inFolder(async (data) => {
      await killed(data)
      await harmed(join(data, STORE_FILE), data)
      expect(await opens(data)).toMatch(/fairground restore|run it again/)
      // Nor the next time.
      expect(await opens(data)).toMatch(/fairground restore|run it again/)
    }),
  )

  it('opens normally after a kill without loss, and after the host has confirmed', () =>
    inFolder(async (data) => {
      await killed(data)
      expect(await opens(data)).toBe('it opens')
      await truncate(join(data, STORE_FILE), 0)
      expect(await opens(data)).toMatch(/is empty/)
      await rm(knownFile(data))
      expect(await opens(data)).toBe('it opens')
    }))

  it('does not continue from an older copy put in its place', () =>
    inFolder(async (data) => {
      await killed(data)
      const path = join(data, STORE_FILE)
      const store = await openSqlite(path, { beside: true })
      await store.backup(join(data, 'copy.db'))
      await store.close()
      for (let times = 0; times < 3; times++) expect(await opens(data)).toBe('it opens')
      await copyFile(join(data, 'copy.db'), path)
      expect(await opens(data)).toMatch(/older than it was/)
    }))
})

describe('A backup', () => {
  it('comes to an end while others write without pause, and holds one moment of the store', () =>
    inFolder(async (data) => {
      const path = join(data, 'store.db')
      const store = await openSqlite(path)
      await store.commit([{ sql: 'CREATE TABLE thing (n bigint PRIMARY KEY, text text)' }])
      const put = (n: number) => store.commit([{ sql: 'INSERT INTO thing (n, text) VALUES ($1, $2)', values: [n, 'x'.repeat(2000)] }])
      let written = 0
      while (written < 5000) await Promise.all(Array.from({ length: 500 }, () => put(++written)))
      let stop = false
      const writing = (async () => {
        while (!stop) await put(++written)
      })()
      const beside = await openSqlite(path, { beside: true })
      // The last one is still in progress.
      const before = written - 1
      await beside.backup(join(data, 'copy.db'))
      stop = true
      await writing
      await beside.close()
      await store.close()
      const copy = await openSqlite(join(data, 'copy.db'))
      const [{ count, last }] = await copy.all('SELECT count(*) AS count, max(n) AS last FROM thing')
      await copy.close()
      expect(count).toBe(last)
      expect(Number(count)).toBeGreaterThanOrEqual(before)
      expect(readdirSync(data).filter((name) => name.includes('partial'))).toEqual([])
    }))
})

describe('The health of a server', () => {
  it('is bad while nothing can be written, and shortly after a failed write', () =>
    inFolder(async (data) => {
      const store = await openSqlite(join(data, 'store.db'))
      await migrate(store, hostMigrations, join(data, 'before.db'))
      await store.commit([{ sql: 'CREATE TABLE thing (text text)' }])
      const health = new Health(store, data)
      expect(await health.problem()).toBeUndefined()
      await store.all('PRAGMA max_page_count = 20')
      await expect(health.store.commit([{ sql: `INSERT INTO thing VALUES ('${'x'.repeat(1_000_000)}')` }])).rejects.toThrow()
      expect(await health.problem()).toMatch(/could not be written/)
      await store.close()
      expect(await new Health(store, data).problem()).toMatch(/cannot be written/)
      expect(existsSync(knownFile(data))).toBe(true)
    }))
})
