import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '../migrations.ts'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { openTestStore, testDatabase } from './database.ts'

/** A folder for one test, removed afterwards. */
export async function inFolder<T>(play: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-'))
  try {
    return await play(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A real store on disk with all its tables, and a clock controlled by the test. */
export function withStore(play: (store: Store, clock: { now: number }) => Promise<void>): Promise<void> {
  return inFolder(async (folder) => {
    const store = await openTestStore(join(folder, 'test.db'), await testDatabase())
    try {
      await migrate(store, migrations, join(folder, 'before.db'))
      await play(store, { now: 1_700_000_000_000 })
    } finally {
      await store.close()
    }
  })
}

/** Simulates several processes on one embedded store: the same store twice. */
export function onOneSqlite(play: (stores: readonly [Store, Store]) => Promise<void>): Promise<void> {
  return inFolder(async (folder) => {
    const store = await openSqlite(join(folder, 'test.db'))
    try {
      await play([store, store])
    } finally {
      await store.close()
    }
  })
}
