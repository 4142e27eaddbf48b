import { resolve } from 'node:path'
import type { StorePlace } from '@fairground/server/store/open.ts'
import type { Store } from '@fairground/server/store/store.ts'
import type { Flag, Given } from './command.ts'
import { Failure, messageOf, misuse } from './failure.ts'

/** Which store a command is about: flags that all of them have. */
export const storeFlags: Readonly<Record<'data' | 'database', Flag>> = {
  data: { value: 'DIR', help: 'the folder of the store (default: ./data)' },
  database: { value: 'URL', help: 'a PostgreSQL database instead, postgres://…; or name it in FAIRGROUND_DATABASE' },
}

export function storeFrom(given: Given): StorePlace {
  const data = resolve(given.text('data') ?? 'data')
  const database = given.text('database') ?? (process.env.FAIRGROUND_DATABASE || undefined)
  if (database === undefined) return { data }
  return { data, database: databaseAddress(database) }
}

/** A password in it is nobody's business: it is not repeated. */
export function databaseAddress(text: string): string {
  if (!/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw misuse('a database is an address such as postgres://user@host:5432/fairground.')
  return text
}

/** Opens a store that is there, also beside a running server. */
export async function openForCommand(place: StorePlace): Promise<Store> {
  const { openStoreBeside } = await import('@fairground/server/store/open.ts')
  const store = await openStoreBeside(place).catch((error: unknown) => {
    throw new Failure(`the store cannot be opened: ${messageOf(error)}.`)
  })
  if (store === undefined) throw new Failure(`there is no store in ${place.data}.`)
  if (place.database === undefined || (await isFilled(store))) return store
  await store.close()
  throw new Failure('there is no store in this database yet: a server makes it at its first start, `fairground move` brings one along.')
}

/** A database may be there without anything of ours in it. */
async function isFilled(store: Store): Promise<boolean> {
  const [{ named }] = await store.all("SELECT CAST(to_regclass('migration') AS text) AS named")
  return named !== null
}
