import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const ID_BYTES = 12

/** 256 random bits that only their owner has; the store has their hash. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** An id for a row; not secret. */
export function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

/** What the store has of a token. No salt: nobody can guess 256 random bits. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
