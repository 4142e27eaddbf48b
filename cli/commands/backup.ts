import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from '../command.ts'
import { Failure, messageOf, WENT_WELL } from '../failure.ts'
import { say } from '../output.ts'
import { openForCommand, storeFlags, storeFrom } from '../store.ts'

export const backup: Command = {
  name: 'backup',
  takes: 'FILE',
  summary: 'writes a copy of the whole store; the server may be running',
  about:
    'Of a database it writes a file that is an embedded store: `fairground restore` opens it. For large ones use pg_dump, see docs/hosting.md.',
  flags: storeFlags,
  async run(given) {
    const file = resolve(given.theWord('FILE'))
    const place = storeFrom(given)
    if (existsSync(file)) throw new Failure(`${file} is there already; a backup overwrites nothing.`)
    const store = await openForCommand(place)
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
