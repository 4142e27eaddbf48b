import { describe, expect, it } from 'vitest'
import { migrations } from '../migrations.ts'
import { migrate, NewerStore } from '../store/migrate.ts'
import { openTestStore } from './database.ts'
import { inFolder } from './temporary.ts'

/** What an older release can ignore: it names its columns, so it can leave out a new one that has a default or may be empty. */
const ADDS = /^\s*(CREATE TABLE |CREATE INDEX |ALTER TABLE \w+ ADD COLUMN \w+ \w+(?! NOT NULL(?! DEFAULT)))/

/**
 * Migrations that an older release does not survive: for those of one release, the whole server stops once. Release 0.1 ends with
 * `tables-1`, so that the upgrade from it takes all the others at once.
 */
const STOPS = [
  ...[
    'host-1',
    'host-3',
    'people-1',
    'people-2',
    'notices-1',
    'notices-2',
    'tables-1',
    'tables-2',
    'tables-3',
    'tables-4',
    'tables-7',
    'tables-8',
  ],
  'cluster-2',
  'pairing-2',
]

describe('Two releases side by side', () => {
  it('work together across every migration except the oldest ones', () => {
    expect(migrations.map(({ id }) => id).filter((id) => !id.endsWith('+'))).toEqual(STOPS)
  })

  it('work together if the newer one only adds: its migrations that end in + do nothing else', () => {
    for (const { id, sql } of migrations) if (id.endsWith('+')) for (const statement of sql) expect(statement).toMatch(ADDS)
  })

  it('the older one starts on a store that the newer one has only added to, and on no other', () =>
    inFolder(async (folder) => {
      const store = await openTestStore(`${folder}/store.db`, undefined)
      try {
        const adds = { id: 'things-1+', sql: ['CREATE TABLE thing (n bigint PRIMARY KEY)'] }
        const changes = { id: 'things-2', sql: ['ALTER TABLE thing RENAME TO other'] }
        await migrate(store, [...migrations, adds], `${folder}/before.db`)
        expect(await migrate(store, migrations, `${folder}/before.db`)).toEqual([])
        await migrate(store, [...migrations, adds, changes], `${folder}/before.db`)
        await expect(migrate(store, migrations, `${folder}/before.db`)).rejects.toBeInstanceOf(NewerStore)
      } finally {
        await store.close()
      }
    }))
})
