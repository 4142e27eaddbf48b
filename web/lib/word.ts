import type { TableInfo } from '@fairground/protocol'
import { store, stored } from './browser-storage.ts'

/** The word that this browser adds to a match's seed. */
export interface AddedWord {
  readonly word: string
  readonly wordFrom: 'browser' | 'typed'
}

/** What this browser remembers about a match: the commitment it had seen when it sent its word. */
export interface SentWord {
  readonly seal: string
  readonly word: string
}

const KEY = 'fairground.words'
const BYTES = 16
const KEPT = 100

/**
 * A word for a table whose commitment has been seen: what the person typed, otherwise 16 random bytes. The server never makes one up,
 * or it would control all of the randomness. This browser stores it, so that it can check later whether it was mixed in.
 */
export function wordFor({ id, commitment }: Pick<TableInfo, 'id' | 'commitment'>, typed = ''): AddedWord {
  const own = typed.trim()
  const word = own === '' ? randomHex() : own
  remember(id, { seal: commitment, word })
  return { word, wordFrom: own === '' ? 'browser' : 'typed' }
}

function randomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function wordSentTo(table: string): SentWord | undefined {
  return kept().find(([id]) => id === table)?.[1]
}

function remember(table: string, sent: SentWord): void {
  store(KEY, [[table, sent], ...kept().filter(([id]) => id !== table)].slice(0, KEPT))
}

function kept(): readonly (readonly [string, SentWord])[] {
  const words = stored(KEY)
  return Array.isArray(words) ? words : []
}
