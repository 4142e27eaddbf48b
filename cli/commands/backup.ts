import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from '../command.ts'
import { EXIT_OK, Failure, messageOf } from '../failure.ts'
import { print } from '../output.ts'
import { openForCommand, storeFlags, storeFrom } from '../store.ts'

export const backup: Command = {
  name: 'backup',
  takes: 'FILE',
  summary: 'writes a copy of the whole store; the server may be running',
  about:
    'The backup of a database is a file that `fairground restore` turns into an embedded store. For large databases use pg_dump, see docs/hosting.md.',
  flags: storeFlags,
  async run(given) {
    const file = resolve(given.theWord('FILE'))
    const place = storeFrom(given)
    if (existsSync(file)) throw new Failure(`${file} already exists; a backup never overwrites a file.`)
    const store = await openForCommand(place)
    try {
      await store.backup(file)
    } catch (error) {
      throw new Failure(`the backup could not be written: ${messageOf(error)}.`)
    } finally {
      await store.close()
    }
    print(`the store is copied to ${file}`)
    return EXIT_OK
  },
}
