/** Replaces a line that was longer than allowed. */
export const TOO_LONG = Symbol('a line that is too long')

const NEWLINE = 10

/** Splits a stream of bytes into lines. A line that is too long is dropped while it is read, so that memory stays bounded. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<Uint8Array | typeof TOO_LONG> {
  let parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      const newline = chunk.indexOf(NEWLINE, from)
      const part = chunk.subarray(from, newline < 0 ? chunk.length : newline)
      size += part.length
      if (size > longest) parts = []
      else parts.push(part)
      if (newline < 0) break
      yield size > longest ? TOO_LONG : Buffer.concat(parts)
      parts = []
      size = 0
      from = newline + 1
    }
  }
  if (size > 0) yield size > longest ? TOO_LONG : Buffer.concat(parts)
}
