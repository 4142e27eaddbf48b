import { isUtf8 } from 'node:buffer'
import type { Duplex } from 'node:stream'

/** RFC 6455 5.2: the first byte of a whole text message and of a whole pong, without reserved bits. */
const FINAL_TEXT = 0x81
const FINAL_PONG = 0x8a
const MASKED = 0x80
/** Longer payloads have their length in two or in eight bytes more. */
const SHORT = 125
const TWO_BYTES = 126
const HEAD = 2
const KEY = 4
/** Longer messages are rare. */
const LONGEST = 4096

const unmasked = Buffer.allocUnsafeSlow(LONGEST)

/**
 * Reads the usual messages of a client directly: whole, masked text frames of moderate length that arrive in one piece. From the first bytes
 * that are anything else (a fragment, part of a frame, a ping, a close, a mistake) the connection is read by `ws`, which listens to `line`.
 */
export function readTexts(line: Duplex, received: (text: string) => void): void {
  const [theirs, ...others] = line.listeners('data')
  if (theirs === undefined || others.length > 0) throw new Error('ws alone should read this connection')
  const read = (chunk: Buffer) => {
    let at = 0
    // Answering one message may end the connection.
    while (at < chunk.length && !line.destroyed) {
      const end = endOfFrame(chunk, at)
      const text = end === undefined || chunk[at] !== FINAL_TEXT ? undefined : textOf(chunk, at, end)
      if (end !== undefined && text !== undefined) received(text)
      // A pong answers a heartbeat; `ws` is between two frames before and after it.
      else if (end !== undefined && chunk[at] === FINAL_PONG) theirs.call(line, chunk.subarray(at, end))
      else return leave(chunk.subarray(at))
      at = end
    }
  }
  const leave = (rest: Buffer) => {
    line.off('data', read)
    line.on('data', theirs as (chunk: Buffer) => void)
    theirs.call(line, rest)
  }
  line.off('data', theirs as (chunk: Buffer) => void)
  line.on('data', read)
}

/** Where a masked frame with its length in the shortest form ends; `undefined` if it is not all here, or none of ours. */
function endOfFrame(chunk: Buffer, at: number): number | undefined {
  const length = payloadLength(chunk, at)
  if (length === undefined) return undefined
  const end = at + headLength(length) + KEY + length
  return end <= chunk.length ? end : undefined
}

function payloadLength(chunk: Buffer, at: number): number | undefined {
  const length = chunk[at + 1] - MASKED
  if (length >= 0 && length <= SHORT) return length
  // Only a text may be longer.
  if (length !== TWO_BYTES || chunk[at] !== FINAL_TEXT || at + HEAD + 2 > chunk.length) return undefined
  const longer = chunk[at + HEAD] * 256 + chunk[at + HEAD + 1]
  return longer > SHORT && longer <= LONGEST ? longer : undefined
}

function headLength(length: number): number {
  return length <= SHORT ? HEAD : HEAD + 2
}

/** `undefined` if it is not valid UTF-8. */
function textOf(chunk: Buffer, at: number, end: number): string | undefined {
  const length = payloadLength(chunk, at) ?? 0
  const key = at + headLength(length)
  const from = key + KEY
  let all = 0
  for (let i = 0; from + i < end; i++) {
    const byte = chunk[from + i] ^ chunk[key + (i & 3)]
    unmasked[i] = byte
    all |= byte
  }
  if (all < 0x80) return unmasked.toString('latin1', 0, length)
  return isUtf8(unmasked.subarray(0, length)) ? unmasked.toString('utf8', 0, length) : undefined
}
