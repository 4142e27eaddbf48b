import type { Pairing } from '@fairground/protocol'
import { signal } from '@preact/signals'

/** Whether somebody at this device waits for a game: small, since every page asks it. The rest is fetched when it is so. */

const KEY = 'fairground.waiting'

export const pairing = signal<Pairing | undefined>(undefined)
/** Does a bar stand at the foot of the page? */
export const isWaiting = signal(stored())

export function setWaiting(waiting: boolean): void {
  isWaiting.value = waiting
  try {
    if (waiting) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing waits as long as the page is open.
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
