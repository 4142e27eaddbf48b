import { sha256 } from './sha256.ts'

const encoder = new TextEncoder()

export function utf8(text: string): Uint8Array {
  return encoder.encode(text)
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i++) text += HEX[bytes[i]]
  return text
}

/** Bytes from hexadecimal digits, or `undefined` if the text is not hexadecimal. */
export function fromHex(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0) return undefined
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++) {
    const high = digitOf(text.charCodeAt(2 * i))
    const low = digitOf(text.charCodeAt(2 * i + 1))
    if (high < 0 || low < 0) return undefined
    bytes[i] = high * 16 + low
  }
  return bytes
}

/** The value of a hexadecimal digit given by its character code, or −1. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

/** Scratch space for ASCII texts, which most are: a text encoder takes longer than the hash. */
const letters = new Uint8Array(4096)
const LAST_OF_ASCII = 0x7f

export function sha256Hex(text: string): string {
  if (text.length > letters.length) return toHex(sha256(utf8(text)))
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > LAST_OF_ASCII) return toHex(sha256(utf8(text)))
    letters[i] = code
  }
  return toHex(sha256(letters, text.length))
}
