import type { Matchmaking } from '@fairground/protocol'
import { signal } from '@preact/signals'

/** Whether the person on this device waits for a game: small, since every page needs it. The rest is loaded only then. */

const KEY = 'fairground.waiting'

export const matchmaking = signal<Matchmaking | undefined>(undefined)
/** Is there a bar at the foot of the page? */
export const isWaiting = signal(stored())

export function setWaiting(waiting: boolean): void {
  isWaiting.value = waiting
  try {
    if (waiting) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage, it waits as long as the page is open.
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
