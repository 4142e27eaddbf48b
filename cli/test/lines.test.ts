import { describe, expect, it } from 'vitest'
import { linesOf, TOO_LONG } from '../stdio/lines.ts'

async function cut(chunks: readonly string[], longest = 10): Promise<readonly string[]> {
  const lines: string[] = []
  const stream = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk)
  })()
  for await (const line of linesOf(stream, longest)) lines.push(line === TOO_LONG ? 'TOO LONG' : Buffer.from(line).toString())
  return lines
}

describe('lines of a stream', () => {
  it('are complete, however the stream is split', async () => {
    expect(await cut(['one\ntwo\nth', 'r', 'ee\n'])).toEqual(['one', 'two', 'three'])
  })

  it('include an empty one, and the last without a newline', async () => {
    expect(await cut(['a\n\nb'])).toEqual(['a', '', 'b'])
    expect(await cut(['a\n'])).toEqual(['a'])
    expect(await cut([])).toEqual([])
  })

  it('may be exactly as long as allowed', async () => {
    expect(await cut(['0123456789\n0123456789', '0\n'])).toEqual(['0123456789', 'TOO LONG'])
  })

  it('that are too long are skipped, and only those', async () => {
    expect(await cut(['012345', '6789ab', 'cdef', 'gh\nnext\n'])).toEqual(['TOO LONG', 'next'])
    expect(await cut(['0123456789abcdef'])).toEqual(['TOO LONG'])
  })
})
