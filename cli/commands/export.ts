import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Command } from '../command.ts'
import { EXIT_OK, Failure, messageOf } from '../failure.ts'
import { storeFlags, storeFrom } from '../store.ts'

export const exportRecords: Command = {
  name: 'export',
  takes: '[FILE]',
  summary: 'writes the records of all finished matches, one line of JSON each, to a file or stdout',
  about: 'A record names seats, never people. `fairground verify` checks a record, `fairground import` adds it to another server.',
  flags: storeFlags,
  async run(given) {
    const file = given.word('FILE')
    const { openHostApi } = await import('@fairground/server/host/host-key.ts')
    const door = await openHostApi(storeFrom(given))
    try {
      const { ok, status, body } = await door.ask('GET', '/api/host/records')
      if (!ok || body === null) throw new Failure(`the server answered ${status}.`)
      const out = file === undefined ? process.stdout : createWriteStream(file)
      await pipeline(Readable.fromWeb(body), out, { end: file !== undefined })
    } catch (error) {
      throw error instanceof Failure ? error : new Failure(`the records could not be written: ${messageOf(error)}.`)
    } finally {
      await door.close()
    }
    return EXIT_OK
  },
}
