import { Refused } from '../lib/api.ts'
import { t } from '../lib/text.ts'
import { lockOf } from './store.ts'

const PATIENCE = 3000

/** Changes a saved game that no other window has open. A window that was just closed releases it soon. */
export async function withLock<T>(id: string, job: () => Promise<T>): Promise<T> {
  // Plain http has no locks.
  if (!('locks' in navigator)) return job()
  try {
    return await navigator.locks.request(lockOf(id), { signal: AbortSignal.timeout(PATIENCE) }, job)
  } catch (error) {
    if (error instanceof DOMException) throw new Refused('not-your-turn', t.value.offline.problems['not-your-turn'])
    throw error
  }
}
