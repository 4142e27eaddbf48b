import type { MatchRecord } from '@fairground/kernel'
import { browserStore } from '../lib/browser-database.ts'

/** A game saved on this device: its record so far, and the seed, which a record contains only at the end. */
export interface KeptGame {
  readonly id: string
  readonly record: MatchRecord
  readonly seed: string
  /** By seat; bots have none. */
  readonly names: readonly (string | undefined)[]
  readonly began: number
  readonly touched: number
  /** The server's table where it continues; this copy is then read-only. */
  readonly handed?: string
  /** It continues from a position of another game with the same seed, so it cannot be uploaded. */
  readonly whatIf?: true
}

const inStore = browserStore('fairground', 'games')

/** Stored in the browser, so that a reload continues the game. Page and worker use the same store. */
export async function keepGame(game: KeptGame): Promise<void> {
  await inStore('readwrite', (store) => store.put(game))
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  return inStore('readonly', (store) => store.get(id))
}

/** Writing to a saved game requires this lock: otherwise two windows would overwrite each other. */
export function lockOf(id: string): string {
  return `fairground ${id}`
}

/** Newest first. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const games = await inStore<readonly KeptGame[]>('readonly', (store) => store.getAll())
  return games.toSorted((a, b) => b.touched - a.touched)
}

export async function forgetGame(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id))
}
