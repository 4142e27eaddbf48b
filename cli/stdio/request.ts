import { randomBytes } from 'node:crypto'
import {
  type AnyMatch,
  LANGUAGES,
  type Language,
  type Refusal,
  type RefusalCode,
  type Seat,
  sha256Hex,
  toHex,
  type Viewer,
} from '@fairground/kernel'
import { isLanguage } from '../games.ts'

/** A line that was a JSON object. Its fields are not checked yet. */
export type Request = Readonly<Record<string, unknown>>

export type Code =
  | RefusalCode
  | 'bad-json'
  | 'too-long'
  | 'unknown-request'
  /** No open match with that handle, or none at all. */
  | 'no-match'
  /** Too many matches are open. */
  | 'too-many'
  | 'bad-setting'
  | 'bad-state'
  | 'bad-record'
  /** A match that began from a position has no record. */
  | 'no-record'
  | 'no-campaign'
  /** A bug in Fairground. */
  | 'internal'

/** A request that is answered with an error. */
export class Refused extends Error {
  readonly code: Code
  /** What a program may need besides code and message. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: Code, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value
}

export function seatOf({ seat }: Request, { setting }: AnyMatch): Seat {
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < setting.seats) return seat
  throw new Refused('malformed', `seat: must be a whole number from 0 to ${setting.seats - 1}`)
}

export function viewerOf(request: Request, match: AnyMatch): Viewer {
  return request.seat === 'spectator' ? 'spectator' : seatOf(request, match)
}

export function languageOf({ lang = 'en' }: Request): Language {
  if (isLanguage(lang)) return lang
  throw new Refused('malformed', `lang: must be one of ${LANGUAGES.join(', ')}`)
}

/** The number of the last entry that the sender knows. */
export function afterOf({ after }: Request): number | undefined {
  if (after === undefined || (typeof after === 'number' && Number.isInteger(after))) return after
  throw new Refused('malformed', 'after: must be the number of an entry')
}

const SEED_BYTES = 32

/** The seed of a match: 64 hexadecimal digits are used as they are, anything else is hashed; without one, a new seed is made. */
export function matchSeedOf(request: Request): string {
  const seed = seedOf(request)
  if (seed === undefined) return toHex(randomBytes(SEED_BYTES))
  const text = String(seed).toLowerCase()
  return /^[0-9a-f]{64}$/.test(text) ? text : sha256Hex(String(seed))
}

export function seedOf({ seed }: Request): string | number | undefined {
  if (seed === undefined || typeof seed === 'string' || (typeof seed === 'number' && Number.isFinite(seed))) return seed
  throw new Refused('malformed', 'seed: must be a text or a number')
}
