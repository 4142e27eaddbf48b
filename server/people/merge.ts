import { forgetEditions, mergeEditions } from '../editions/personal.ts'
import { forgetPairingRequests, mergePairingRequests } from '../pairing/requests.ts'
import type { Statement } from '../store/store.ts'

/** Moves a guest's results, ratings and blocks to the account and deletes the guest. `tables` moves seats and chat. */
export function mergeStatements(guest: string, account: string): readonly Statement[] {
  const values = [guest, account]
  return [
    { sql: 'UPDATE person_result SET person = $2 WHERE person = $1', values },
    // If both have a rating, the account's stays: two ratings of one person cannot be combined.
    {
      sql: `UPDATE person_rating SET person = $2 WHERE person = $1 AND NOT EXISTS (
              SELECT 1 FROM person_rating own
              WHERE own.person = $2 AND own.game = person_rating.game AND own.seats = person_rating.seats)`,
      values,
    },
    {
      sql: `INSERT INTO person_block (person, blocked, created_at)
            SELECT $2, blocked, created_at FROM person_block WHERE person = $1 AND blocked <> $2 ON CONFLICT (person, blocked) DO NOTHING`,
      values,
    },
    {
      sql: `INSERT INTO person_block (person, blocked, created_at)
            SELECT person, $2, created_at FROM person_block WHERE blocked = $1 AND person <> $2 ON CONFLICT (person, blocked) DO NOTHING`,
      values,
    },
    mergeEditions(guest, account),
    mergePairingRequests(guest, account),
    {
      sql: `INSERT INTO person_follow (person, followed, created_at)
            SELECT $2, followed, created_at FROM person_follow WHERE person = $1 AND followed <> $2 ON CONFLICT (person, followed) DO NOTHING`,
      values,
    },
    {
      sql: `INSERT INTO person_invite (table_id, person, inviter, created_at)
            SELECT table_id, $2, inviter, created_at FROM person_invite WHERE person = $1 ON CONFLICT (table_id, person) DO NOTHING`,
      values,
    },
    { sql: 'UPDATE person_invite SET inviter = $2 WHERE inviter = $1', values },
    ...forgetStatements(guest),
  ]
}

/** Deletes everything about this person; finished matches keep a seat without a name. */
export function forgetStatements(person: string): readonly Statement[] {
  const values = [person]
  return [
    { sql: 'UPDATE person_result SET person = NULL WHERE person = $1', values },
    { sql: 'DELETE FROM person_rating WHERE person = $1', values },
    { sql: 'DELETE FROM person_block WHERE person = $1 OR blocked = $1', values },
    forgetEditions(person),
    forgetPairingRequests(person),
    { sql: 'DELETE FROM person_follow WHERE person = $1 OR followed = $1', values },
    { sql: 'DELETE FROM person_privacy WHERE person = $1', values },
    { sql: 'DELETE FROM person_invite WHERE person = $1 OR inviter = $1', values },
    { sql: 'DELETE FROM person_passkey WHERE person = $1', values },
    { sql: 'DELETE FROM person_token WHERE person = $1', values },
    { sql: 'DELETE FROM person_challenge WHERE person = $1', values },
    { sql: 'DELETE FROM person_reset WHERE person = $1', values },
    { sql: 'DELETE FROM person WHERE id = $1', values },
    // An erased person is no founder: without any host, the next account becomes the host.
    {
      sql: "DELETE FROM host_setting WHERE name = 'founder' AND value = $1 AND NOT EXISTS (SELECT 1 FROM person WHERE host = 1)",
      values,
    },
  ]
}
