import { clientMessage, readClientMessage } from '@fairground/protocol/socket.ts'
import { describe, expect, it } from 'vitest'

const CHOICE = { id: 7, do: 'act', table: 'abc_-9', act: { choice: 3 }, after: 12, client: 'command-1' }

const ODD: readonly unknown[] = [
  ...[undefined, null, true, 0, -0, 1, -1, 1.5, 2 ** 53, Number.MAX_SAFE_INTEGER, Number.NaN, '', 'a', 'a\n', 'a b', 'ü'],
  ...['x'.repeat(64), 'x'.repeat(65), [], {}, { choice: 0 }, { choice: -1 }, { choice: 1.5 }, { choice: '1' }, { choice: 1, more: 2 }],
  ...[{ play: 1 }, { undo: true }, [1], 'act', 'watch', 'ping'],
]

function judged(message: unknown): unknown {
  // As it comes from a socket.
  const given: unknown = JSON.parse(JSON.stringify(message) ?? 'null')
  const { success, data } = readClientMessage(given)
  expect({ success, data }).toEqual((({ success, data }) => ({ success, data }))(clientMessage.safeParse(given)))
  return success
}

describe('A message from a client', () => {
  it('that chooses a move by its index is read', () => {
    expect(judged(CHOICE)).toBe(true)
    expect(judged({ ...CHOICE, seat: 1 })).toBe(true)
  })

  it('is judged as the schema judges it, whatever its fields hold', () => {
    for (const field of [...Object.keys(CHOICE), 'seat', 'more', '__proto__'])
      for (const odd of ODD) judged(JSON.parse(JSON.stringify({ ...CHOICE, field: odd }).replace('"field":', `"${field}":`)))
    for (const odd of ODD) judged(odd)
  })

  it('with one unknown field more, or one for another, is refused', () => {
    expect(judged({ ...CHOICE, more: 1 })).toBe(false)
    expect(judged({ ...CHOICE, client: undefined, more: 1 })).toBe(false)
    expect(judged({ ...CHOICE, act: { choice: 1, more: 1 } })).toBe(false)
  })
})
