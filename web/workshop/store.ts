import type { Edition } from '@fairground/kernel'
import { browserStore } from '../lib/browser-database.ts'
import { allLeft, forgetLeft, withLeft } from './unsaved.ts'

/** An edition stored on this device: its current state and its versions. */
export interface KeptEdition {
  readonly id: string
  readonly game: string
  readonly edition: Edition
  /** The built-in edition that it is compared with. */
  readonly from: string
  /** Typed values come from a printed box, or are the owner's own ideas. */
  readonly kind: 'box' | 'variant'
  /** The number of the last stored version. */
  readonly version: number
  /** Oldest first. */
  readonly versions: readonly KeptVersion[]
  /** The finished steps of the walk-through. */
  readonly walked: readonly string[]
  /** Milliseconds that this took. */
  readonly walking: number
  readonly began: number
  readonly touched: number
  /** The account's version at the last sync with this device. */
  readonly account?: { readonly version: number }
  /** How often it was written to this device: a writer must name the last count it has seen. */
  readonly writes?: number
}

export interface KeptVersion {
  readonly version: number
  readonly at: number
  readonly edition: Edition
  /** It came from the account, stored by another device. */
  readonly account?: true
}

const inStore = browserStore('fairground-workshop', 'editions')

/** Another tab has written it in the meantime. Nothing was replaced. */
export class WrittenElsewhere extends Error {
  readonly theirs: KeptEdition

  constructor(theirs: KeptEdition) {
    super('another tab has changed this edition meanwhile')
    this.theirs = theirs
  }
}

/** Replaces the state that an edition is based on; returns the stored edition. */
export async function keepEdition(edition: KeptEdition): Promise<KeptEdition> {
  const next = { ...edition, writes: (edition.writes ?? 0) + 1 }
  let theirs: KeptEdition | undefined
  await inStore('readwrite', (store) => {
    const asked = store.get(edition.id)
    asked.onsuccess = () => {
      const there: KeptEdition | undefined = asked.result
      if (there === undefined || (there.writes ?? 0) === (edition.writes ?? 0)) store.put(next)
      else theirs = there
    }
    return asked
  })
  if (theirs !== undefined) throw new WrittenElsewhere(theirs)
  tabs?.postMessage(edition.id)
  return next
}

/** A channel between the tabs of this device: the id of what one of them has just written. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('fairground-workshop')

/** Calls back for each write by another tab. Call the result to stop. */
export function onWrittenElsewhere(id: string, told: () => void): () => void {
  const listen = ({ data }: MessageEvent) => data === id && told()
  tabs?.addEventListener('message', listen)
  return () => tabs?.removeEventListener('message', listen)
}

export async function keptEdition(id: string): Promise<KeptEdition | undefined> {
  await settle()
  return read(id)
}

function read(id: string): Promise<KeptEdition | undefined> {
  return inStore('readonly', (store) => store.get(id))
}

let settling: Promise<void> = Promise.resolve()

/** Writes what closed pages had not written, before anything is read. */
function settle(): Promise<void> {
  settling = settling
    .catch(() => undefined)
    .then(async () => {
      for (const left of allLeft()) {
        const there = await read(left.kept.id)
        try {
          if (there !== undefined) await keepEdition(withLeft(there, left))
          forgetLeft(left.kept.id)
        } catch (error) {
          // Another tab does the same right now.
          if (!(error instanceof WrittenElsewhere)) throw error
        }
      }
    })
  return settling
}

/** Newest first. */
export async function keptEditions(): Promise<readonly KeptEdition[]> {
  await settle()
  const editions = await inStore<readonly KeptEdition[]>('readonly', (store) => store.getAll())
  return editions.toSorted((a, b) => b.touched - a.touched)
}

export async function forgetEdition(id: string): Promise<void> {
  forgetLeft(id)
  await inStore('readwrite', (store) => store.delete(id))
}
