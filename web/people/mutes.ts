import { signal } from '@preact/signals'

const KEY = 'fairground.mutes'
const MOST = 200

/** Whose words are not shown on this device. The person does not learn of it, and nobody else is concerned. */
export const mutes = signal<ReadonlySet<string>>(new Set(stored()))

export function setMuted(person: string, muted: boolean): void {
  const others = [...mutes.peek()].filter((each) => each !== person)
  mutes.value = new Set(muted ? [...others, person].slice(-MOST) : others)
  try {
    localStorage.setItem(KEY, JSON.stringify([...mutes.peek()]))
  } catch {
    // A browser that keeps nothing mutes as long as the page is open.
  }
}

function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}
