import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const ID_BYTES = 12

/** 256 random bits that only their owner keeps; the store has their hash. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** A name for a row that may be shown. */
export function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

/** What the store keeps of a token. No salt: there is nothing to guess in 256 random bits. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
