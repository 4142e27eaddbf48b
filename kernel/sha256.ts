/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104), synchronous. Browsers have only an asynchronous SHA-256, and none at all on plain http;
 * a move cannot wait for a promise, so we have our own.
 */

const K = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
  0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
  0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
  0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
  0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
  0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
])

const INITIAL = new Int32Array([0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19])

/** Block size in bytes. */
export const BLOCK = 64
const DIGEST = 32
const NO_BYTES = new Uint8Array(0)
const schedule = new Int32Array(64)

/** Loads the next sixteen words of a message. */
function load(bytes: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i++) {
    const at = offset + i * 4
    schedule[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]
  }
}

/** The functions Σ0, Σ1, Ch and Maj of the standard, the latter two with one step less. */
function sigma0(a: number): number {
  return ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
}

function sigma1(e: number): number {
  return ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
}

function choose(e: number, f: number, g: number): number {
  return g ^ (e & (f ^ g))
}

function majority(a: number, b: number, c: number): number {
  return (a & b) | (c & (a | b))
}

/** Mixes the loaded sixteen words into the eight words of `words`. Each sum is cut to 32 bits at once, so it never exceeds them. */
function compress(words: Int32Array): void {
  const w = schedule
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]
    const y = w[i - 2]
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = (((w[i - 16] + s0) | 0) + ((w[i - 7] + s1) | 0)) | 0
  }
  let a = words[0]
  let b = words[1]
  let c = words[2]
  let d = words[3]
  let e = words[4]
  let f = words[5]
  let g = words[6]
  let h = words[7]
  for (let i = 0; i < 64; i++) {
    const t1 = (((h + sigma1(e)) | 0) + ((choose(e, f, g) + ((K[i] + w[i]) | 0)) | 0)) | 0
    const t2 = (sigma0(a) + majority(a, b, c)) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  words[0] = (words[0] + a) | 0
  words[1] = (words[1] + b) | 0
  words[2] = (words[2] + c) | 0
  words[3] = (words[3] + d) | 0
  words[4] = (words[4] + e) | 0
  words[5] = (words[5] + f) | 0
  words[6] = (words[6] + g) | 0
  words[7] = (words[7] + h) | 0
}

/** Scratch space: a hash is computed in one go, and draws are frequent enough for allocation to matter. */
const tail = new Uint8Array(2 * BLOCK)

/** Finishes, in place, a hash of which `before` bytes (whole blocks) are already in `words`. */
function finish(words: Int32Array, message: Uint8Array, before: number, length = message.length): void {
  const whole = length - (length % BLOCK)
  for (let at = 0; at < whole; at += BLOCK) {
    load(message, at)
    compress(words)
  }
  const rest = length - whole
  for (let i = 0; i < rest; i++) tail[i] = message[whole + i]
  const end = rest + 9 > BLOCK ? 2 * BLOCK : BLOCK
  tail[rest] = 0x80
  for (let i = rest + 1; i < end; i++) tail[i] = 0
  for (let at = 0; at < end; at += BLOCK) {
    load(tail, at)
    if (at + BLOCK === end) endWith(before + length)
    compress(words)
  }
}

/** The last two words of a message are its length in bits. */
function endWith(bytes: number): void {
  schedule[14] = bytes / 2 ** 29
  schedule[15] = bytes << 3
}

function bytesOf(words: Int32Array): Uint8Array {
  const bytes = new Uint8Array(DIGEST)
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    bytes[4 * i] = word >>> 24
    bytes[4 * i + 1] = word >>> 16
    bytes[4 * i + 2] = word >>> 8
    bytes[4 * i + 3] = word
  }
  return bytes
}

/** Of a message, or of its first bytes. */
export function sha256(message: Uint8Array, length = message.length): Uint8Array {
  const words = INITIAL.slice()
  finish(words, message, 0, length)
  return bytesOf(words)
}

/**
 * HMAC-SHA-256 as eight words, valid until the next call. The key is prepared once, and so is the common beginning of all messages (whole
 * blocks, which the messages leave out): a short message costs two blocks.
 */
export function hmacWords(key: Uint8Array, beginning: Uint8Array = NO_BYTES): (message: Uint8Array) => Int32Array {
  const short = key.length > BLOCK ? sha256(key) : key
  const inner = keyed(short, 0x36)
  for (let at = 0; at < beginning.length; at += BLOCK) {
    load(beginning, at)
    compress(inner)
  }
  const before = BLOCK + beginning.length
  const outer = keyed(short, 0x5c)
  const words = new Int32Array(8)
  return (message) => {
    copyWords(inner, words)
    finish(words, message, before)
    // The outer message is the inner digest; with padding it is exactly one block.
    copyWords(words, schedule)
    schedule[8] = 1 << 31
    for (let i = 9; i < 14; i++) schedule[i] = 0
    endWith(BLOCK + DIGEST)
    copyWords(outer, words)
    compress(words)
    return words
  }
}

function copyWords(from: Int32Array, to: Int32Array): void {
  for (let i = 0; i < 8; i++) to[i] = from[i]
}

function keyed(key: Uint8Array, pad: number): Int32Array {
  const block = new Uint8Array(BLOCK).fill(pad)
  for (let i = 0; i < key.length; i++) block[i] ^= key[i]
  const words = INITIAL.slice()
  load(block, 0)
  compress(words)
  return words
}
