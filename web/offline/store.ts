import type { MatchRecord } from '@fairground/kernel'
import { browserStore } from '../lib/browser-database.ts'

/** A game that this device keeps: its record so far, and the seed that a record shows only at the end. */
export interface KeptGame {
  readonly id: string
  readonly record: MatchRecord
  readonly seed: string
  /** By seat; bots have none. */
  readonly names: readonly (string | undefined)[]
  readonly began: number
  readonly touched: number
  /** The table of the server at which it goes on; this copy is then only looked at. */
  readonly handed?: string
  /** It goes on from a moment of another game, by the same seed: it stays on this device. */
  readonly whatIf?: true
}

const inStore = browserStore('fairground', 'games')

/** Kept in the browser, so that a reload goes on where the game stood. Page and worker use the same store. */
export async function keepGame(game: KeptGame): Promise<void> {
  await inStore('readwrite', (store) => store.put(game))
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  return inStore('readonly', (store) => store.get(id))
}

/** Whoever writes to a kept game holds this lock: two windows would write over each other. */
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
