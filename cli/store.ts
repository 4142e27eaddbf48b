import { resolve } from 'node:path'
import type { StorePlace } from '@fairground/server/store/open.ts'
import type { Store } from '@fairground/server/store/store.ts'
import type { Arguments, Flag } from './command.ts'
import { Failure, messageOf, misuse } from './failure.ts'

/** The flags that say which store a command uses. */
export const storeFlags: Readonly<Record<'data' | 'database', Flag>> = {
  data: { value: 'DIR', help: 'the folder of the store (default: ./data)' },
  database: { value: 'URL', help: 'a PostgreSQL database instead, postgres://…; or set FAIRGROUND_DATABASE' },
}

export function storeFrom(given: Arguments): StorePlace {
  const data = resolve(given.text('data') ?? 'data')
  const database = given.text('database') ?? (process.env.FAIRGROUND_DATABASE || undefined)
  if (database === undefined) return { data }
  return { data, database: databaseAddress(database) }
}

/** The error message does not repeat the address, which may contain a password. */
export function databaseAddress(text: string): string {
  if (!/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw misuse('the database must be an address such as postgres://user@host:5432/fairground.')
  return text
}

/** Opens an existing store, also while a server is using it. */
export async function openForCommand(place: StorePlace): Promise<Store> {
  const { openStoreBeside } = await import('@fairground/server/store/open.ts')
  const store = await openStoreBeside(place).catch((error: unknown) => {
    throw new Failure(`the store cannot be opened: ${messageOf(error)}.`)
  })
  if (store === undefined) throw new Failure(`there is no store in ${place.data}.`)
  if (place.database === undefined || (await isFilled(store))) return store
  await store.close()
  throw new Failure('this database has no store yet: a server creates it at its first start, and `fairground move` moves one into it.')
}

/** A database may exist without our tables. */
async function isFilled(store: Store): Promise<boolean> {
  const [{ named }] = await store.all("SELECT CAST(to_regclass('migration') AS text) AS named")
  return named !== null
}
