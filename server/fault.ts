import type { Problem } from '@fairground/kernel'

/** All error codes of the server outside of tables, with their HTTP status. */
export const FAULTS = {
  malformed: 400,
  'not-signed-in': 401,
  'wrong-password': 401,
  'wrong-passkey': 401,
  'bad-token': 401,
  'bad-origin': 403,
  'not-allowed': 403,
  banned: 403,
  muted: 403,
  'unwanted-words': 403,
  'registration-closed': 403,
  'invitation-needed': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  taken: 409,
  conflict: 409,
  expired: 410,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  'not-available': 501,
  'store-failed': 503,
  stopping: 503,
  internal: 500,
} as const

export type FaultCode = keyof typeof FAULTS

/** A refusal with a code for programs and a sentence for people. */
export class Fault extends Error {
  readonly code: FaultCode
  /** Where and why, for each wrong field of the input. */
  readonly problems: readonly Problem[] | undefined
  /** Seconds after which to retry. */
  readonly retryAfter: number | undefined

  constructor(code: FaultCode, message: string, more: { problems?: Fault['problems']; retryAfter?: number } = {}) {
    super(message)
    this.code = code
    this.problems = more.problems
    this.retryAfter = more.retryAfter
  }
}
