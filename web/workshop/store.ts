import type { Edition } from '@fairground/kernel'

/** An edition that this device keeps: as it stands, and the versions it has been through. */
export interface KeptEdition {
  readonly id: string
  readonly game: string
  readonly edition: Edition
  /** The built-in edition that it is compared with. */
  readonly from: string
  /** What is typed comes from a printed box, or is somebody's own idea. */
  readonly kind: 'box' | 'variant'
  /** The number of the last version that was kept. */
  readonly version: number
  /** Oldest first. */
  readonly versions: readonly KeptVersion[]
  /** What of the walk-through is done. */
  readonly walked: readonly string[]
  /** Milliseconds that this took. */
  readonly walking: number
  readonly began: number
  readonly touched: number
  /** The version that the account kept when this device last spoke with it. */
  readonly account?: { readonly version: number }
}

export interface KeptVersion {
  readonly version: number
  readonly at: number
  readonly edition: Edition
  /** It came from the account, where another device had put it. */
  readonly account?: true
}

const DATABASE = 'fairground-workshop'
const EDITIONS = 'editions'

export async function keepEdition(edition: KeptEdition): Promise<void> {
  await inStore('readwrite', (store) => store.put(edition))
}

export async function keptEdition(id: string): Promise<KeptEdition | undefined> {
  return inStore('readonly', (store) => store.get(id))
}

/** Newest first. */
export async function keptEditions(): Promise<readonly KeptEdition[]> {
  const editions = await inStore<readonly KeptEdition[]>('readonly', (store) => store.getAll())
  return editions.toSorted((a, b) => b.touched - a.touched)
}

export async function forgetEdition(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id))
}

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(EDITIONS, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const transaction = (await open()).transaction(EDITIONS, mode)
  const request = ask(transaction.objectStore(EDITIONS))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}
