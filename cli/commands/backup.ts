import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from '../command.ts'
import { Failure, messageOf, WENT_WELL } from '../failure.ts'
import { say } from '../output.ts'

export const backup: Command = {
  name: 'backup',
  takes: 'FILE',
  summary: 'writes a copy of the whole store, also while the server runs',
  flags: { data: { value: 'DIR', help: 'the folder of the store, ./data if not said' } },
  async run(given) {
    const file = resolve(given.theWord('FILE'))
    const { openSqlite } = await import('@fairground/server/store/sqlite.ts')
    const { STORE_FILE } = await import('@fairground/server/house.ts')
    const path = join(resolve(given.text('data') ?? 'data'), STORE_FILE)
    if (!existsSync(path)) throw new Failure(`there is no store at ${path}.`)
    if (existsSync(file)) throw new Failure(`${file} is there already; a backup overwrites nothing.`)
    const store = await openSqlite(path, { beside: true })
    try {
      await store.backup(file)
    } catch (error) {
      throw new Failure(`the backup could not be written: ${messageOf(error)}.`)
    } finally {
      await store.close()
    }
    say(`the store is copied to ${file}`)
    return WENT_WELL
  },
}
