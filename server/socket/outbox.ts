import type { Duplex } from 'node:stream'

/**
 * The messages queued for one connection. A write costs more than building the messages, so those that belong together are framed into
 * one buffer and written once: an answer, and the delivery that follows it.
 */
export class Outbox {
  private readonly line: Duplex
  private readonly texts: string[] = []

  constructor(line: Duplex) {
    this.line = line
  }

  /** Bytes queued for a slow client. */
  get backlog(): number {
    return this.line.writableLength
  }

  /** Sends it together with the next messages, at the latest at the end of this turn of the event loop. */
  add(text: string): void {
    if (this.texts.push(text) > 1) return
    if (waiting.push(this) === 1) setImmediate(flushAll)
  }

  /** Sends bytes as a binary message, after everything queued. */
  addBytes(bytes: Buffer): void {
    this.flush()
    if (this.line.writable) this.line.write(Buffer.concat([Buffer.from(headOf(bytes.length, FINAL_BINARY), 'latin1'), bytes]))
  }

  flush(): void {
    if (this.texts.length === 0) return
    if (this.line.writable) this.line.write(framed(this.texts), 'latin1')
    // Emptied, not replaced: a long-lived list moves to the old generation, where garbage is rarely collected, and takes its texts along.
    this.texts.length = 0
  }
}

/** Outboxes that had something queued; it may be sent by now. */
let waiting: Outbox[] = []

function flushAll(): void {
  const late = waiting
  waiting = []
  for (const outbox of late) outbox.flush()
}

/** A whole text message, RFC 6455 5.2. */
const FINAL_TEXT = 0x81
const FINAL_BINARY = 0x82
/** Longer payloads have their length in two or in eight bytes more. */
const SHORT = 125
const MIDDLE = 0xffff

/**
 * Texts as consecutive server frames, which are not masked; each character of the result is a byte (latin1). Most texts are plain ASCII
 * and go as they are. We check that for all texts at once, since examining a concatenated string copies it into one piece.
 */
export function framed(texts: readonly string[]): string {
  let frames = ''
  for (const text of texts) frames += headOf(text.length) + text
  let bytes = frames.length
  for (const text of texts) bytes += highBytesIn(text.length)
  return Buffer.byteLength(frames) === bytes ? frames : texts.map(framedAsBytes).join('')
}

function framedAsBytes(text: string): string {
  const payload = Buffer.from(text).toString('latin1')
  return headOf(payload.length) + payload
}

function headOf(length: number, kind = FINAL_TEXT): string {
  if (length <= SHORT) return String.fromCharCode(kind, length)
  if (length <= MIDDLE) return String.fromCharCode(kind, 126, length >> 8, length & 0xff)
  return String.fromCharCode(kind, 127, 0, 0, 0, 0, length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff)
}

/** How many characters of a header are not ASCII, and thus two bytes each in UTF-8. */
function highBytesIn(length: number): number {
  if (length <= SHORT) return 1
  const lower = 1 + ((length >> 7) & 1) + ((length >> 15) & 1)
  return length <= MIDDLE ? lower : lower + ((length >> 23) & 1) + (length >>> 31)
}
