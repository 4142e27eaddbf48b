import { signal } from '@preact/signals'
import { store, stored } from '../lib/browser-storage.ts'

const KEY = 'fairground.mutes'
const MOST = 200

/** People whose messages are hidden on this device. They do not learn of it, and nobody else is affected. */
export const mutes = signal<ReadonlySet<string>>(new Set(keptMutes()))

export function setMuted(person: string, muted: boolean): void {
  const others = [...mutes.peek()].filter((each) => each !== person)
  mutes.value = new Set(muted ? [...others, person].slice(-MOST) : others)
  store(KEY, [...mutes.peek()])
}

function keptMutes(): readonly string[] {
  const kept = stored(KEY)
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
}
