/** In milliseconds. A server that was just asked for too much may want up to half a minute. */
const WAITS = [1500, 3000, 6000, 12_000, 24_000]

/**
 * Asks again, after longer and longer waits: the end of a match is a busy moment. The server may still be writing it, may have been asked
 * for too much in the last moves, or the network may be gone for some seconds.
 */
export async function patiently<T>(ask: () => Promise<T>, waits: readonly number[] = WAITS): Promise<T> {
  for (const wait of waits)
    try {
      return await ask()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  return ask()
}
