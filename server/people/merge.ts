import { forgetEditions, mergeEditions } from '../editions/personal.ts'
import { forgetMatchmakingRequests, mergeMatchmakingRequests } from '../matchmaking/requests.ts'
import { sql } from '../sql.ts'
import type { Statement } from '../store/store.ts'

/** Moves a guest's results, ratings and blocks to the account and deletes the guest. `tables` moves seats and chat. */
export function mergeStatements(guest: string, account: string): readonly Statement[] {
  return [
    sql`UPDATE person_result SET person = ${account} WHERE person = ${guest}`,
    // If both have a rating, the account's stays: two ratings of one person cannot be combined.
    sql`UPDATE person_rating SET person = ${account} WHERE person = ${guest} AND NOT EXISTS (
      SELECT 1 FROM person_rating own WHERE own.person = ${account} AND own.game = person_rating.game AND own.seats = person_rating.seats)`,
    sql`INSERT INTO person_block (person, blocked, created_at)
      SELECT ${account}, blocked, created_at FROM person_block WHERE person = ${guest} AND blocked <> ${account}
      ON CONFLICT (person, blocked) DO NOTHING`,
    sql`INSERT INTO person_block (person, blocked, created_at)
      SELECT person, ${account}, created_at FROM person_block WHERE blocked = ${guest} AND person <> ${account}
      ON CONFLICT (person, blocked) DO NOTHING`,
    mergeEditions(guest, account),
    mergeMatchmakingRequests(guest, account),
    sql`INSERT INTO person_follow (person, followed, created_at)
      SELECT ${account}, followed, created_at FROM person_follow WHERE person = ${guest} AND followed <> ${account}
      ON CONFLICT (person, followed) DO NOTHING`,
    sql`INSERT INTO person_invite (table_id, person, inviter, created_at)
      SELECT table_id, ${account}, inviter, created_at FROM person_invite WHERE person = ${guest} ON CONFLICT (table_id, person) DO NOTHING`,
    sql`UPDATE person_invite SET inviter = ${account} WHERE inviter = ${guest}`,
    ...forgetStatements(guest),
  ]
}

/** Deletes everything about this person; finished matches keep a seat without a name. */
export function forgetStatements(person: string): readonly Statement[] {
  return [
    sql`UPDATE person_result SET person = NULL WHERE person = ${person}`,
    sql`DELETE FROM person_rating WHERE person = ${person}`,
    sql`DELETE FROM person_block WHERE person = ${person} OR blocked = ${person}`,
    forgetEditions(person),
    forgetMatchmakingRequests(person),
    sql`DELETE FROM person_follow WHERE person = ${person} OR followed = ${person}`,
    sql`DELETE FROM person_privacy WHERE person = ${person}`,
    sql`DELETE FROM person_invite WHERE person = ${person} OR inviter = ${person}`,
    sql`DELETE FROM person_passkey WHERE person = ${person}`,
    sql`DELETE FROM person_token WHERE person = ${person}`,
    sql`DELETE FROM person_challenge WHERE person = ${person}`,
    sql`DELETE FROM person_reset WHERE person = ${person}`,
    sql`DELETE FROM person WHERE id = ${person}`,
    // An erased person is no founder: without any host, the next account becomes the host.
    sql`DELETE FROM host_setting WHERE name = 'founder' AND value = ${person} AND NOT EXISTS (SELECT 1 FROM person WHERE host = 1)`,
  ]
}
