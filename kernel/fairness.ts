import { fromHex, toHex, utf8 } from './bytes.ts'
import type { Random } from './random.ts'
import { BLOCK, hmacWords, sha256 } from './sha256.ts'

/**
 * Randomness that anyone can verify. A table commits to a secret seed by showing its SHA-256 before anybody sits down; every person adds a
 * word; the n-th number of the match comes from HMAC-SHA-256(seed, `fairground/1|match|words|n`); the seed is shown when the match is over.
 * This proves that the numbers were fixed beforehand, not that the host did not look at them.
 */

const SEED_BYTES = 32

/** What a table shows before the match: the SHA-256 of its seed, in hexadecimal. */
export function commitment(seed: string): string {
  return toHex(sha256(seedBytes(seed)))
}

/** The seed as bytes: 64 hexadecimal digits. */
export function seedBytes(seed: string): Uint8Array {
  const bytes = fromHex(seed)
  if (bytes?.length !== SEED_BYTES) throw new RangeError('a seed is 64 hexadecimal digits')
  return bytes
}

/** A match's random stream: its only state is the number of the next draw. */
export interface Stream extends Random {
  /** How many numbers have been drawn in the current line. */
  drawn: number
}

/** The stream of a match. One word per seat, empty if a seat gave none. */
export function matchStream(seed: string, match: string, words: readonly string[]): Stream {
  const text = utf8(`fairground/1|${match}|${JSON.stringify(words)}|`)
  const whole = text.length - (text.length % BLOCK)
  const mac = hmacWords(seedBytes(seed), text.subarray(0, whole))
  const describe = numbered(text.subarray(whole))
  return {
    drawn: 0,
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > RANGE) throw new RangeError(`cannot draw below ${bound}`)
      const limit = RANGE - (RANGE % bound)
      if (bound === 1) {
        // Every digest would give 0: count the draw without computing it.
        this.drawn++
        return 0
      }
      for (;;) {
        const digest = mac(describe(this.drawn++))
        // Each digest holds eight tries; fewer than 1 draw in 256 rejects all eight and needs the next digest.
        for (let at = 0; at < digest.length; at++) {
          const value = digest[at] >>> 0
          if (value < limit) return value % bound
        }
      }
    },
  }
}

const RANGE = 2 ** 32

/** Bytes with a number at their end. Each call overwrites the previous result. */
function numbered(prefix: Uint8Array): (n: number) => Uint8Array {
  let message = prefix
  return (n) => {
    const digits = String(n)
    const length = prefix.length + digits.length
    if (message.length !== length) {
      message = new Uint8Array(length)
      message.set(prefix)
    }
    for (let i = 0; i < digits.length; i++) message[prefix.length + i] = digits.charCodeAt(i)
    return message
  }
}
