import type { Statement } from '../store/store.ts'

/** A guest's editions move to the account; if both have the same box, the account's stays. */
export function mergeEditions(guest: string, account: string): Statement {
  return {
    sql: `UPDATE kept_edition SET person = $2 WHERE person = $1 AND NOT EXISTS (
            SELECT 1 FROM kept_edition own WHERE own.person = $2 AND own.id = kept_edition.id)`,
    values: [guest, account],
  }
}

export function forgetEditions(person: string): Statement {
  return { sql: 'DELETE FROM kept_edition WHERE person = $1', values: [person] }
}
