import type { MatchRecord } from '@fairground/kernel'

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

const DATABASE = 'fairground'
const GAMES = 'games'

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

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const transaction = (await open()).transaction(GAMES, mode)
  const request = ask(transaction.objectStore(GAMES))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}
