import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Command } from '../command.ts'
import { EXIT_OK, Failure, messageOf } from '../failure.ts'
import { print } from '../output.ts'

export const restore: Command = {
  name: 'restore',
  takes: 'FILE',
  summary: 'replaces the store with a backup; the server must be stopped',
  flags: {
    data: { value: 'DIR', help: 'the folder of the store (default: ./data)' },
    replace: { help: 'also replace an existing store; the old one is renamed and kept' },
  },
  async run(given) {
    const file = resolve(given.theWord('FILE'))
    const { STORE_FILE } = await import('@fairground/server/store/open.ts')
    const data = resolve(given.text('data') ?? 'data')
    const path = join(data, STORE_FILE)
    await checkBackup(file)
    await mkdir(data, { recursive: true })
    if (existsSync(path) && !given.has('replace'))
      throw new Failure(`there is already a store at ${path}; with --replace it is renamed and kept.`)
    const { beginRestore, endRestore } = await import('@fairground/server/store/known.ts')
    // Until this is complete the server refuses to start: it would create an empty store, and the first visitor would become its host.
    if (existsSync(path)) await putAside(path, () => beginRestore(data))
    else await beginRestore(data)
    // Copied under another name first, so that an incomplete copy is not taken for a store.
    await copyFile(file, `${path}.tmp`)
    await rename(`${path}.tmp`, path)
    await endRestore(data)
    print(`the store at ${path} is restored from ${file}`)
    return EXIT_OK
  },
}

async function checkBackup(file: string): Promise<void> {
  if (!existsSync(file)) throw new Failure(`there is no file ${file}.`)
  const { DatabaseSync } = await import('node:sqlite')
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      database.prepare('SELECT id FROM migration').all()
      const [{ integrity_check: verdict }] = database.prepare('PRAGMA integrity_check').all()
      if (verdict !== 'ok') throw new Error(String(verdict))
    } finally {
      database.close()
    }
  } catch (error) {
    throw new Failure(`${file} is not a backup of Fairground: ${messageOf(error)}.`)
  }
}

/** Opening the store proves that no server uses it, and closing it writes everything into one file. */
async function putAside(path: string, begin: () => Promise<void>): Promise<void> {
  const { openSqlite } = await import('@fairground/server/store/sqlite.ts')
  const store = await openSqlite(path).catch((error: unknown) => {
    throw new Failure(`${messageOf(error)}.`)
  })
  await store.close()
  await begin()
  const aside = `${path}.replaced-${Date.now()}`
  await rename(path, aside)
  for (const leftover of ['-wal', '-shm']) await rm(path + leftover, { force: true })
  print(`the old store is now ${aside}`)
}
