import { fields, flag, maybeText, maybeWhole, text, whole } from '../row.ts'
import type { Row } from '../store/store.ts'

/** A person: a guest with a name, or the owner of an account. */
export interface Person {
  readonly id: string
  readonly name: string
  /** Missing for guests. */
  readonly login: string | undefined
  readonly host: boolean
  readonly mutedUntil: number | undefined
  readonly bannedUntil: number | undefined
  readonly createdAt: number
  readonly seenAt: number
}

/** The columns of a person that all parts of the server may read. */
export const PERSON_COLUMNS =
  'person.id, person.name, person.login, person.host, person.muted_until, person.banned_until, person.created_at, person.seen_at AS person_seen_at'

export function personOf(row: Row): Person {
  const who = fields(row, { id: text, name: text, login: maybeText, host: flag, mutedUntil: maybeWhole, bannedUntil: maybeWhole })
  return { ...who, createdAt: whole(row, 'created_at'), seenAt: whole(row, 'person_seen_at') }
}

const LONGEST_NAME = 40
// Letters, marks, numbers, punctuation and symbols of any script, and single spaces: nothing invisible, no changes of direction.
const NAME = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+( [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u
const LOGIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{1,29}$/u

/** A name as it is shown, or `undefined` if it is invalid. */
export function readName(given: string): string | undefined {
  const name = given.normalize('NFC').trim().replace(/\s+/g, ' ')
  return NAME.test(name) && [...name].length <= LONGEST_NAME ? name : undefined
}

/** A login as it is compared: case and compatibility forms make no difference. */
export function readLogin(given: string): string | undefined {
  const login = given.normalize('NFKC').toLowerCase().trim()
  return LOGIN.test(login) ? login : undefined
}
