import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { moveServer } from '../host/move-server.ts'
import { migrations } from '../migrations.ts'
import { migrate } from '../store/migrate.ts'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { wrapped } from './database.ts'
import { ownPostgres } from './postgres.ts'
import { type Client, playFirst, RunningServer, tableOfTwo } from './serving.ts'
import { inFolder } from './temporary.ts'

/** Tables that hold what processes know of one another. */
const FLEETING = ['server_process', 'game_lease', 'game_presence', 'server_rate']

const postgres = ownPostgres()

async function started(data: string, database?: string): Promise<RunningServer> {
  const server = new RunningServer({ data, database })
  await server.start()
  return server
}

/** A server with people, a finished match, a running one, chat, notes and a block. */
async function lived(server: RunningServer): Promise<{ anna: Client; table: string; over: string }> {
  const [anna, bert] = [await server.account('anna'), await server.guest('Bert ü')]
  const table = await tableOfTwo(anna, bert)
  const over = await tableOfTwo(anna, bert)
  for (const id of [table, over]) await playFirst(anna, id)
  await bert.post(`/api/tables/${over}/acts`, { act: { concede: true } })
  for (let n = 1; n <= 30; n++) await anna.post(`/api/tables/${table}/chat`, { text: `line ${n}` }).catch(() => {})
  await anna.put(`/api/tables/${table}/note`, { text: 'remember' })
  return { anna, table, over }
}

async function using<T>(place: { data: string; database?: string }, use: (store: Store) => Promise<T>): Promise<T> {
  await mkdir(place.data, { recursive: true })
  const store = await openStore(place)
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

const both = <T>(
  from: { data: string; database?: string },
  to: { data: string; database?: string },
  use: (a: Store, b: Store) => Promise<T>,
) => using(from, (a) => using(to, (b) => use(a, b)))

describe('A server that moves', () => {
  it('has everything in the new store, continues there, and can move back', () =>
    inFolder(async (folder) => {
      const [data, back] = [join(folder, 'data'), join(folder, 'back')]
      const database = await postgres.newDatabase()
      const first = await started(data)
      const { anna, table, over } = await lived(first)
      const before = await anna.get('/api/me/export')
      const record = await anna.get(`/api/tables/${over}/record`)
      await first.stop()

      const moved = await both({ data }, { data, database }, moveServer)
      expect(moved.matches).toBe(2)
      expect(moved.rows).toMatchObject({ game_table: 2, game_seat: 4, person: 2 })
      await expect(started(data)).rejects.toThrow(/this store was moved/)

      const second = await started(join(folder, 'other'), database)
      const there = second.client()
      there.cookie = anna.cookie
      expect(withoutTimes(await there.get('/api/me/export'))).toEqual(withoutTimes(before))
      expect(await there.get(`/api/tables/${over}/record`)).toEqual(record)
      await there.post(`/api/tables/${table}/acts`, { act: { concede: true } })
      await second.stop()

      await both({ data, database }, { data: back }, moveServer)
      const third = await started(back)
      const home = third.client()
      home.cookie = anna.cookie
      expect((await home.get(`/api/tables/${table}`)).table.state).toBe('over')
      await third.stop()
    }))

  it('copies every table of the store, whichever release added it, except short-lived data', () =>
    inFolder(async (folder) => {
      const [data, back] = [join(folder, 'data'), join(folder, 'back')]
      const database = await postgres.newDatabase()
      const schema = await using({ data }, async (store) => {
        await migrate(store, migrations, '')
        const tables = await store.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name", [])
        const names = tables.map(({ name }) => String(name)).filter((name) => !['migration', ...FLEETING].includes(name))
        // One row in each, with any values for its columns.
        for (const name of names) {
          const columns = await store.all(`SELECT name, type FROM pragma_table_info('${name}')`, [])
          const places = columns.map((_, index) => `$${index + 1}`).join(', ')
          const values = columns.map(({ type }, index) => (type === 'bigint' ? index + 1 : `${name} ü ${index}`))
          await store.commit([
            { sql: `INSERT INTO ${name} (${columns.map((column) => column.name).join(', ')}) VALUES (${places})`, values },
          ])
        }
        return names
      })
      expect(schema.length).toBeGreaterThan(40)
      const contents = (place: { data: string; database?: string }) =>
        using(place, async (store) => {
          const all: Record<string, unknown> = {}
          for (const name of schema) all[name] = await store.all(`SELECT * FROM ${name}`, [])
          return all
        })
      const before = await contents({ data })
      await both({ data }, { data, database }, moveServer)
      expect(await contents({ data, database })).toEqual(before)
      await both({ data, database }, { data: back }, moveServer)
      expect(await contents({ data: back })).toEqual(before)
    }))

  it('continues after an interruption, and cannot be served incomplete', () =>
    inFolder(async (folder) => {
      const data = join(folder, 'data')
      const database = await postgres.newDatabase()
      const first = await started(data)
      await lived(first)
      await first.stop()
      await both({ data }, { data, database }, async (from, to) => {
        let commits = 0
        const breaking = wrapped(to, {
          // Fails somewhere in the middle of the copying, however many migrations come before.
          commit(statements) {
            if (statements.some(({ sql }) => sql.includes('host_setting')) && ++commits > 12)
              return Promise.reject(new Error('the line broke'))
            return to.commit(statements)
          },
        })
        await expect(moveServer(from, breaking)).rejects.toThrow(/the line broke/)
      })
      await expect(started(join(folder, 'other'), database)).rejects.toThrow(/not finished/)
      expect((await both({ data }, { data, database }, moveServer)).matches).toBe(2)
      const second = await started(join(folder, 'other'), database)
      await second.stop()
    }))

  it('is not moved onto another one, nor while it is running', () =>
    inFolder(async (folder) => {
      const [data, other] = [join(folder, 'data'), join(folder, 'other')]
      const database = await postgres.newDatabase()
      for (const server of [await started(data), await started(other, database)]) {
        await server.guest('Anna')
        await server.stop()
      }
      await expect(both({ data }, { data, database }, moveServer)).rejects.toThrow(/already has a store/)
      const served = await started(other, database)
      await expect(both({ data, database }, { data: join(folder, 'new') }, moveServer)).rejects.toThrow(/stop them first/)
      await served.stop()
    }))

  it('names a match that differs in the two stores', () =>
    inFolder(async (folder) => {
      const data = join(folder, 'data')
      const database = await postgres.newDatabase()
      const first = await started(data)
      const { table } = await lived(first)
      await first.stop()
      await both({ data }, { data, database }, async (from, to) => {
        let copying = true
        const altered = wrapped(from, {
          async all(sql, values) {
            const rows = await from.all(sql, values)
            if (!copying || !sql.includes('FROM game_entry')) return rows
            copying = false
            return rows.map((row) => (row.table_id === table ? { ...row, command: '{"play":"another"}' } : row))
          },
        })
        await expect(moveServer(altered, to)).rejects.toThrow(`match ${table} is not the same`)
      })
    }))
})

/** Reading a person's data changes when they were last seen. */
function withoutTimes(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (name, value) => (name === 'seenAt' ? undefined : value)))
}
