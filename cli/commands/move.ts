import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Store } from '@fairground/server/store/store.ts'
import type { Command } from '../command.ts'
import { EXIT_OK, Failure, messageOf, misuse } from '../failure.ts'
import { print, printJson } from '../output.ts'
import { ticker } from '../progress.ts'
import { databaseAddress } from '../store.ts'

export const move: Command = {
  name: 'move',
  takes: '--from PLACE --to PLACE',
  summary: 'moves a whole server into another store: people, tables, chat, ratings, everything',
  about: `A PLACE is a folder with an embedded store, or a PostgreSQL database, postgres://user@host/fairground. Stop the server first.
All rows and matches are compared after the move. If it is interrupted, run the same command again to continue. The old store is not
changed, but servers refuse to use it from then on.`,
  flags: {
    from: { value: 'PLACE', help: 'the store to be moved' },
    to: { value: 'PLACE', help: 'an empty place, or one where the same move was interrupted' },
    json: { help: 'prints JSON' },
  },
  async run(given) {
    given.noWords()
    const [from, to] = [given.text('from'), given.text('to')]
    if (from === undefined || to === undefined)
      throw misuse('move needs both places: fairground move --from ./data --to postgres://user@host/fairground.')
    const { moveServer } = await import('@fairground/server/host/move-server.ts')
    const shown = ticker()
    const source = await opened(from, true)
    try {
      const target = await opened(to, false)
      try {
        const moved = await moveServer(source, target, (table, rows) => shown.at(`${table}: ${rows}`))
        shown.end()
        if (given.has('json')) printJson(moved)
        else
          print(
            `${Object.values(moved.rows).reduce((sum, each) => sum + each, 0)} rows, ${moved.matches} tables of games: all moved and compared`,
          )
        return EXIT_OK
      } finally {
        await target.close()
      }
    } catch (error) {
      throw error instanceof Failure ? error : new Failure(`the move failed: ${messageOf(error)}.`)
    } finally {
      await source.close()
    }
  },
}

/** Opening the embedded store proves that no server uses it. */
async function opened(place: string, isThere: boolean): Promise<Store> {
  const { openStore, STORE_FILE } = await import('@fairground/server/store/open.ts')
  const isDatabase = /^postgres(ql)?:/.test(place)
  const data = resolve(isDatabase ? '.' : place)
  if (!isDatabase && isThere && !existsSync(join(data, STORE_FILE))) throw new Failure(`there is no store in ${data}.`)
  if (!isDatabase && !isThere) await mkdir(data, { recursive: true, mode: 0o700 })
  return openStore(isDatabase ? { data, database: databaseAddress(place) } : { data }).catch((error: unknown) => {
    throw new Failure(`the store cannot be opened: ${messageOf(error)}.`)
  })
}
