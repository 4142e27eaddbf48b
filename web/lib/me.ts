import type { Me } from '@fairground/protocol'
import { signal } from '@preact/signals'
import { get, post, Refused } from './api.ts'
import { guestName } from './guest.ts'

/** The person on this device; `undefined` before it is known, 'nobody' if nobody is signed in. */
export const me = signal<Me | 'nobody' | undefined>(undefined)

/** Why that is not known, if asking failed. */
export const unmet = signal<unknown>(undefined)

export async function learnWhoIAm(): Promise<void> {
  try {
    me.value = (await get<{ me?: Me }>('/api/session')).me ?? 'nobody'
    unmet.value = undefined
  } catch (error) {
    if (!(error instanceof Refused)) {
      unmet.value = error
      throw error
    }
    me.value = 'nobody'
  }
}

export function known(): Me | undefined {
  return me.value === 'nobody' ? undefined : me.value
}

/** Makes sure that a person is signed in: creates a guest with that name if necessary. */
export async function beSomebody(name = guestName()): Promise<void> {
  if (known() !== undefined) return
  await post('/api/guests', { name })
  await learnWhoIAm()
}
