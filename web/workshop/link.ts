import type { Edition } from '@fairground/kernel'
import { fileText, LARGEST_FILE } from './file.ts'
import type { Field } from './model/fields.ts'

/** A link that contains a whole edition after its #: no server stores or sees it. */

export async function linkOf(game: string, field: Field, edition: Edition): Promise<string> {
  const text = JSON.stringify(JSON.parse(fileText(game, field, edition)))
  const packed = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  return `${location.origin}/workshop/open#${toBase64(packed)}`
}

/** The file in a link; `undefined` if there is none, or if it is too large when decompressed. */
export async function textIn(hash: string): Promise<string | undefined> {
  try {
    const packed = Uint8Array.from(atob(hash.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const bytes = await bytesOf(unpacked, LARGEST_FILE)
    return bytes.length === 0 ? undefined : new TextDecoder().decode(bytes)
  } catch {
    return undefined
  }
}

async function bytesOf(stream: ReadableStream<Uint8Array>, most = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    length += value.length
    // A small link may decompress to a huge text.
    if (length > most) throw new Error('too large')
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function toBase64(bytes: Uint8Array): string {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
