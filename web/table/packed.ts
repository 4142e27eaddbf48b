import type { EarlySocket } from './early-socket.ts'

/** What a table is opened with may be long, and then comes as gzip, in bytes: on a slow line it would be a good part of the wait. */

/** Asks for it where the browser can unpack. An older server overlooks it. */
export const GZIP = 'DecompressionStream' in globalThis ? '?gzip' : ''

function unpacked(bytes: ArrayBuffer): Promise<string> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
}

/** Unpacks what was heard while the page was on its way, once it has heard of the table. */
export async function unpackHeard({ answered, heard }: EarlySocket): Promise<void> {
  await answered
  for (const [index, data] of heard.entries()) if (typeof data !== 'string') heard[index] = await unpacked(data)
}

/** Hears texts in the order in which they came, though unpacking takes a moment. Calls `broken` where something cannot be unpacked. */
export function inOrder(hear: (text: string) => void, broken: () => void): (data: string | ArrayBuffer) => void {
  /** How many wait for something before them to be unpacked, and the last of them. */
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
