import { sql } from '../sql.ts'
import type { Statement } from '../store/store.ts'

/** A guest's editions move to the account; if both have the same box, the account's stays. */
export function mergeEditions(guest: string, account: string): Statement {
  return sql`UPDATE kept_edition SET person = ${account} WHERE person = ${guest} AND NOT EXISTS (
    SELECT 1 FROM kept_edition own WHERE own.person = ${account} AND own.id = kept_edition.id)`
}

export function forgetEditions(person: string): Statement {
  return sql`DELETE FROM kept_edition WHERE person = ${person}`
}
