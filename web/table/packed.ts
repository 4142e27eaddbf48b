import type { EarlySocket } from './early-socket.ts'

/** The first message of a table may be long and then comes gzipped, as binary: on a slow line that saves a good part of the wait. */

/** Requests it if the browser can decompress. An older server ignores it. */
export const GZIP = 'DecompressionStream' in globalThis ? '?gzip' : ''

function unpacked(bytes: ArrayBuffer): Promise<string> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
}

/** Decompresses what was received while the page was loading, once the table is included. */
export async function unpackReceived({ answered, received }: EarlySocket): Promise<void> {
  await answered
  for (const [index, data] of received.entries()) if (typeof data !== 'string') received[index] = await unpacked(data)
}

/** Delivers texts in their order, although decompressing takes a moment. Calls `broken` if that fails. */
export function inOrder(hear: (text: string) => void, broken: () => void): (data: string | ArrayBuffer) => void {
  /** How many messages wait for an earlier one to be decompressed, and the last of them. */
  let waiting = 0
  let last: Promise<void> = Promise.resolve()
  return (data) => {
    if (waiting === 0 && typeof data === 'string') {
      hear(data)
      return
    }
    waiting++
    const text = typeof data === 'string' ? data : unpacked(data)
    last = last
      .then(async () => hear(await text))
      .catch(broken)
      .finally(() => waiting--)
  }
}
