import type { Duplex } from 'node:stream'

/**
 * What waits to go out on one line. Writing to a line costs more than making what is written, so all that belongs together is
 * framed into one piece of memory and written once: an answer, and the delivery that follows it.
 */
export class Outbox {
  private readonly line: Duplex
  private readonly texts: string[] = []

  constructor(line: Duplex) {
    this.line = line
  }

  /** Bytes that wait for a client that reads slowly. */
  get backlog(): number {
    return this.line.writableLength
  }

  /** Sends it together with what comes next, at the latest when this turn of the loop is over. */
  add(text: string): void {
    if (this.texts.push(text) > 1) return
    if (waiting.push(this) === 1) setImmediate(flushAll)
  }

  flush(): void {
    if (this.texts.length === 0) return
    const frames = framed(this.texts)
    // Emptied rather than replaced: a list that waits here for long is moved to where garbage is seldom collected, and its texts with it.
    this.texts.length = 0
    if (this.line.writable) this.line.write(frames)
  }
}

/** Outboxes with something in them, perhaps sent by now. */
let waiting: Outbox[] = []

function flushAll(): void {
  const late = waiting
  waiting = []
  for (const outbox of late) outbox.flush()
}

/** A whole text message, RFC 6455 5.2. */
const FINAL_TEXT = 0x81
/** Longer payloads have their length in two or in eight bytes more. */
const SHORT = 125
const MIDDLE = 0xffff

/** Texts as frames of a server, which are not masked, one after the other. */
export function framed(texts: readonly string[]): Buffer {
  let size = 0
  for (const text of texts) size += sizeOf(Buffer.byteLength(text))
  const frames = Buffer.allocUnsafe(size)
  let at = 0
  for (const text of texts) at = frame(frames, at, text)
  return frames
}

function sizeOf(length: number): number {
  return length + (length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10)
}

function frame(frames: Buffer, from: number, text: string): number {
  const length = Buffer.byteLength(text)
  let at = from
  frames[at++] = FINAL_TEXT
  if (length <= SHORT) frames[at++] = length
  else if (length <= MIDDLE) {
    frames[at++] = 126
    at = frames.writeUInt16BE(length, at)
  } else {
    frames[at++] = 127
    at = frames.writeBigUInt64BE(BigInt(length), at)
  }
  return at + frames.write(text, at)
}
