import type { Store } from '../store/store.ts'

/** How far this machine's clock may differ from the database's before we warn the host, in milliseconds. */
const TOLERATED = 500

/** How far this machine's clock is ahead of the database's, in milliseconds, if that matters for players' clocks. */
export async function clockError(store: Store, now: () => number = Date.now): Promise<number | undefined> {
  const asked = now()
  const [{ there }] = await store.all('SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) AS there')
  const answered = now()
  const ahead = (asked + answered) / 2 - Number(there)
  // A difference within the round-trip time is no error.
  return Math.abs(ahead) - (answered - asked) / 2 > TOLERATED ? Math.round(ahead) : undefined
}
