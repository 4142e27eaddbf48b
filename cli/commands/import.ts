import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Command } from '../command.ts'
import { EXIT_FAILURE, EXIT_OK, Failure, messageOf, misuse } from '../failure.ts'
import { jsonOf } from '../files.ts'
import { complain, print } from '../output.ts'
import { storeFlags, storeFrom } from '../store.ts'

const STDIN = '-'

export const importRecords: Command = {
  name: 'import',
  takes: 'FILE…',
  summary: 'adds finished matches from their records, each fully checked',
  about: 'Files have one record per line, as `fairground export` writes them; - is stdin. A match that is already in the store is skipped.',
  flags: storeFlags,
  async run(given) {
    if (given.words.length === 0) throw misuse('import needs a FILE: fairground import records.jsonl.')
    const { openHostApi } = await import('@fairground/server/host/host-key.ts')
    const door = await openHostApi(storeFrom(given))
    const counts = { added: 0, there: 0, refused: 0 }
    try {
      for (const file of given.words)
        for await (const { at, line } of linesOf(file)) {
          const response = await door.ask('POST', '/api/host/records', jsonOf(line, at))
          const answer = (await response.json()) as { added?: boolean; error?: { message: string } }
          if (!response.ok) complain(`${at}: ${answer.error?.message ?? response.status}`)
          counts[response.ok ? (answer.added === true ? 'added' : 'there') : 'refused']++
        }
    } finally {
      await door.close()
    }
    print(`${counts.added} added, ${counts.there} there already, ${counts.refused} refused`)
    return counts.refused === 0 ? EXIT_OK : EXIT_FAILURE
  },
}

async function* linesOf(file: string): AsyncGenerator<{ at: string; line: string }> {
  const input = file === STDIN ? process.stdin : createReadStream(file)
  let number = 0
  try {
    for await (const line of createInterface({ input })) {
      number++
      if (line.trim() !== '') yield { at: `${file}:${number}`, line }
    }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`${file} cannot be read: ${messageOf(error)}.`)
  }
}
