import { existsSync, readFileSync, statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { STORE_FILE } from './open.ts'
import { type Statement, type Store, StoreFailure } from './store.ts'

/**
 * A file next to the embedded store records that there is one, and a counter of its progress. A store that is gone, empty or older
 * than that is not opened: otherwise the server would start empty and make the first person who comes its host.
 */
interface Known {
  /** Incremented in the store first, then here: the store is never behind unless data was lost. */
  readonly beats?: number
  /** A restore has begun and is not finished. */
  readonly restoring?: true
}

const KNOWN_FILE = `${STORE_FILE}.known`

export function knownFile(data: string): string {
  return join(data, KNOWN_FILE)
}

const LOST = 'Restore a backup with `fairground restore FILE --replace`. Or, to go on with what is there,'

/** Call before the store is opened, since opening creates a missing one. */
export function checkFile(data: string): void {
  const known = readKnown(data)
  if (known === undefined) return
  if (known.restoring === true) throw new StoreFailure('a restore was interrupted; run it again')
  const path = join(data, STORE_FILE)
  const size = existsSync(path) ? statSync(path).size : 0
  const log = existsSync(`${path}-wal`) ? statSync(`${path}-wal`).size : 0
  if (size + log === 0) throw lost(data, `the store ${path} is ${existsSync(path) ? 'empty' : 'gone'}, though this server had one.`)
}

/** Call after it was opened and before anything is written to it. */
export async function checkBeats(data: string, store: Store): Promise<void> {
  const known = readKnown(data)
  if (known?.beats === undefined) return
  const beats = await beatsOf(store)
  if (beats === undefined) throw lost(data, 'the store holds nothing, though this server had one.')
  if (beats < known.beats) throw lost(data, 'the store is older than it was: what was written last is missing.')
}

/** Increments the counter, in the store and in the file. */
export async function beat(data: string, store: Store): Promise<void> {
  const [rows] = await store.commit([BEAT])
  await writeKnown(data, { beats: Number(rows[0].value) })
}

export async function beginRestore(data: string): Promise<void> {
  await writeKnown(data, { restoring: true })
}

/** Makes the next start accept the store as it is. */
export async function endRestore(data: string): Promise<void> {
  await rm(knownFile(data), { force: true })
}

const BEAT: Statement = {
  sql: `INSERT INTO host_setting (name, value) VALUES ('beats', '1')
    ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(host_setting.value AS bigint) + 1 AS text) RETURNING value`,
}

async function beatsOf(store: Store): Promise<number | undefined> {
  try {
    const [row] = await store.all("SELECT value FROM host_setting WHERE name = 'beats'")
    return row === undefined ? undefined : Number(row.value)
  } catch (error) {
    // The table is missing. Other errors are thrown as they are.
    if (error instanceof StoreFailure) throw error
    return undefined
  }
}

function lost(data: string, what: string): StoreFailure {
  return new StoreFailure(`${what} ${LOST} remove ${knownFile(data)}`)
}

function readKnown(data: string): Known | undefined {
  const path = knownFile(data)
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // We write under another name and rename, so the file is never half-written. Something else has written this.
    return {}
  }
}

async function writeKnown(data: string, known: Known): Promise<void> {
  const path = knownFile(data)
  const file = await open(`${path}.tmp`, 'w', 0o600)
  try {
    await file.writeFile(JSON.stringify(known))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.tmp`, path)
}
