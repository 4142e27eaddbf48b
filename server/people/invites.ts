import type { TableInvite } from '@fairground/protocol'
import { Fault } from '../fault.ts'
import { maybeText, text, whole } from '../row.ts'
import { sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'

/** The most open invitations of one person. */
const MOST = 50

/** Invitations of people to tables that have not begun. An invitation works like the table's link. */
export class Invites extends Repository {
  async invite(table: string, person: string, by: string): Promise<void> {
    if ((await this.of(person)).length >= MOST) throw new Fault('too-many', 'this person has enough invitations at the moment')
    await this.store.commit([
      sql`INSERT INTO person_invite (table_id, person, inviter, created_at) VALUES (${table}, ${person}, ${by}, ${this.now()})
        ON CONFLICT (table_id, person) DO NOTHING`,
    ])
  }

  /** Invitations to tables that still have a free seat. */
  async of(person: string): Promise<readonly TableInvite[]> {
    const rows = await this.store.all(
      `SELECT i.table_id, t.code, t.game, p.name, i.created_at FROM person_invite i
       JOIN game_table t ON t.id = i.table_id AND t.state = 'open' JOIN person p ON p.id = i.inviter
       WHERE i.person = $1 AND EXISTS (SELECT 1 FROM game_seat s WHERE s.table_id = t.id AND s.sitter IS NULL)
         AND NOT EXISTS (SELECT 1 FROM game_seat s WHERE s.table_id = t.id AND s.person = $1)
         AND NOT EXISTS (SELECT 1 FROM person_block b WHERE b.person = $1 AND b.blocked = i.inviter)
       ORDER BY i.created_at DESC`,
      [person],
    )
    return rows.map((row) => ({
      table: text(row, 'table_id'),
      code: maybeText(row, 'code'),
      game: text(row, 'game'),
      by: text(row, 'name'),
      at: whole(row, 'created_at'),
    }))
  }

  async decline(table: string, person: string): Promise<void> {
    await this.store.commit([sql`DELETE FROM person_invite WHERE table_id = ${table} AND person = ${person}`])
  }

  /** Deletes invitations to tables that are gone or have begun. */
  async sweep(): Promise<void> {
    await this.store.commit([
      sql`DELETE FROM person_invite WHERE NOT EXISTS (SELECT 1 FROM game_table t WHERE t.id = person_invite.table_id AND t.state = 'open')`,
    ])
  }
}
