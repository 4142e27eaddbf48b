import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { moveHouse } from '../host/move.ts'
import { migrations } from '../migrations.ts'
import { migrate } from '../store/migrate.ts'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { inFolder } from './place.ts'
import { ownPostgres } from './postgres.ts'
import { type Client, playFirst, Running, tableOfTwo } from './serving.ts'

/** What processes know of one another. */
const FLEETING = ['house_process', 'game_lease', 'game_presence', 'house_rate']

const postgres = ownPostgres()

function running(data: string, database?: string): Running {
  return new Running({ port: 0, hostname: '127.0.0.1', data, database, logLevel: 'silent', page: '/nowhere' })
}

/** A server with people, a finished match, one that goes on, chat, notes and a block. */
async function lived(house: Running): Promise<{ anna: Client; table: string; over: string }> {
  const [anna, bert] = [await house.account('anna'), await house.guest('Bert ü')]
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
  it('has everything where it goes, goes on there, and comes back', () =>
    inFolder(async (folder) => {
      const [data, back] = [join(folder, 'data'), join(folder, 'back')]
      const database = await postgres.newDatabase()
      const first = running(data)
      await first.start()
      const { anna, table, over } = await lived(first)
      const before = await anna.get('/api/me/export')
      const record = await anna.get(`/api/tables/${over}/record`)
      await first.stop()

      const moved = await both({ data }, { data, database }, moveHouse)
      expect(moved.matches).toBe(2)
      expect(moved.rows).toMatchObject({ game_table: 2, game_seat: 4, person: 2 })
      await expect(running(data).start()).rejects.toThrow(/moved elsewhere/)

      const second = running(join(folder, 'other'), database)
      await second.start()
      const there = second.client()
      there.cookie = anna.cookie
      expect(withoutTimes(await there.get('/api/me/export'))).toEqual(withoutTimes(before))
      expect(await there.get(`/api/tables/${over}/record`)).toEqual(record)
      await there.post(`/api/tables/${table}/acts`, { act: { concede: true } })
      await second.stop()

      await both({ data, database }, { data: back }, moveHouse)
      const third = running(back)
      await third.start()
      const home = third.client()
      home.cookie = anna.cookie
      expect((await home.get(`/api/tables/${table}`)).table.state).toBe('over')
      await third.stop()
    }))

  it('carries every table that the store has, whichever release added it, but for what holds for a moment only', () =>
    inFolder(async (folder) => {
      const [data, back] = [join(folder, 'data'), join(folder, 'back')]
      const database = await postgres.newDatabase()
      const schema = await using({ data }, async (store) => {
        await migrate(store, migrations, '')
        const tables = await store.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name", [])
        const names = tables.map(({ name }) => String(name)).filter((name) => !['migration', ...FLEETING].includes(name))
        // One row in each, of whatever its columns hold.
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
      await both({ data }, { data, database }, moveHouse)
      expect(await contents({ data, database })).toEqual(before)
      await both({ data, database }, { data: back }, moveHouse)
      expect(await contents({ data: back })).toEqual(before)
    }))

  it('goes on where it broke off, and is not served by halves', () =>
    inFolder(async (folder) => {
      const data = join(folder, 'data')
      const database = await postgres.newDatabase()
      const first = running(data)
      await first.start()
      await lived(first)
      await first.stop()
      await both({ data }, { data, database }, async (from, to) => {
        let commits = 0
        const breaking: Store = {
          ...to,
          all: (sql, values) => to.all(sql, values),
          backup: (path) => to.backup(path),
          close: () => to.close(),
          // Somewhere in the middle of what is copied, however many migrations come before.
          commit(statements) {
            if (statements.some(({ sql }) => sql.includes('host_setting')) && ++commits > 12)
              return Promise.reject(new Error('the line broke'))
            return to.commit(statements)
          },
        }
        await expect(moveHouse(from, breaking)).rejects.toThrow(/the line broke/)
      })
      await expect(running(join(folder, 'other'), database).start()).rejects.toThrow(/not finished/)
      expect((await both({ data }, { data, database }, moveHouse)).matches).toBe(2)
      const second = running(join(folder, 'other'), database)
      await second.start()
      await second.stop()
    }))

  it('is not moved where another one is, nor while it is served', () =>
    inFolder(async (folder) => {
      const [data, other] = [join(folder, 'data'), join(folder, 'other')]
      const database = await postgres.newDatabase()
      for (const house of [running(data), running(other, database)]) {
        await house.start()
        await house.guest('Anna')
        await house.stop()
      }
      await expect(both({ data }, { data, database }, moveHouse)).rejects.toThrow(/a server already/)
      const served = running(other, database)
      await served.start()
      await expect(both({ data, database }, { data: join(folder, 'new') }, moveHouse)).rejects.toThrow(/stop them first/)
      await served.stop()
    }))

  it('names a match that is not the same in both', () =>
    inFolder(async (folder) => {
      const data = join(folder, 'data')
      const database = await postgres.newDatabase()
      const first = running(data)
      await first.start()
      const { table } = await lived(first)
      await first.stop()
      await both({ data }, { data, database }, async (from, to) => {
        const altered: Store = {
          all: (sql, values) => from.all(sql, values),
          backup: (path) => from.backup(path),
          close: () => from.close(),
          commit: (statements) => from.commit(statements),
        }
        let copying = true
        altered.all = async (sql, values) => {
          const rows = await from.all(sql, values)
          if (!copying || !sql.includes('FROM game_entry')) return rows
          copying = false
          return rows.map((row) => (row.table_id === table ? { ...row, deed: '{"play":"another"}' } : row))
        }
        await expect(moveHouse(altered, to)).rejects.toThrow(`match ${table} is not the same`)
      })
    }))
})

/** Being looked at changes when somebody was last seen. */
function withoutTimes(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (name, value) => (name === 'seenAt' ? undefined : value)))
}
