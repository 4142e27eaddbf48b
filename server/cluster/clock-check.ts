import type { Store } from '../store/store.ts'

/** How far this machine's clock may be off the database's, in milliseconds, before the host should know. */
const TOLERATED = 500

/** By how many milliseconds this machine's clock is ahead of the database's, when that is enough to matter to players' clocks. */
export async function clockError(store: Store, now: () => number = Date.now): Promise<number | undefined> {
  const asked = now()
  const [{ there }] = await store.all('SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) AS there')
  const answered = now()
  const ahead = (asked + answered) / 2 - Number(there)
  // What the way there and back may account for is no error.
  return Math.abs(ahead) - (answered - asked) / 2 > TOLERATED ? Math.round(ahead) : undefined
}
