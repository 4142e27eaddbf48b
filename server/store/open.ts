import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** The file of the embedded store in its folder. */
export const STORE_FILE = 'fairground.db'

/** Which store: the embedded one in a folder, or the database at an address. */
export interface StorePlace {
  readonly data: string
  /** postgres://… */
  readonly database?: string | undefined
}

export function openStore({ data, database }: StorePlace): Promise<Store> {
  return database === undefined ? openSqlite(join(data, STORE_FILE)) : openPostgres(database)
}

/** For a command of the host, also while a server runs. `undefined` if there is no such store. */
export async function openStoreBeside({ data, database }: StorePlace): Promise<Store | undefined> {
  if (database !== undefined) return openPostgres(database)
  const path = join(data, STORE_FILE)
  return existsSync(path) ? openSqlite(path, { beside: true }) : undefined
}
