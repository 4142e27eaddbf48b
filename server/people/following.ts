import type { Presence, Privacy } from '@fairground/protocol'
import { Fault } from '../fault.ts'
import { text, whole } from '../row.ts'
import { raw, sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../tables/api.ts'

const MOST = 500
/** "Last seen" is written every ten minutes. */
const LATELY = 15 * 60_000
const OPEN: Privacy = { boards: true, accuracy: true, presence: 'followed' }

/** Who follows whom, and who may see a person's presence. */
export class Following extends Repository {
  private readonly tables: Tables

  constructor(store: Store, tables: Tables, now: () => number) {
    super(store, now)
    this.tables = tables
  }

  async list(person: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
    const rows = await this.store.all(
      'SELECT p.id, p.name FROM person_follow f JOIN person p ON p.id = f.followed WHERE f.person = $1 ORDER BY p.name',
      [person],
    )
    return rows.map((row) => ({ id: text(row, 'id'), name: text(row, 'name') }))
  }

  async follows(person: string, followed: string): Promise<boolean> {
    return (await this.store.all('SELECT person FROM person_follow WHERE person = $1 AND followed = $2', [person, followed])).length > 0
  }

  async follow(person: string, followed: string): Promise<void> {
    if (person === followed) throw new Fault('not-allowed', 'you cannot follow yourself')
    if ((await this.list(person)).length >= MOST) throw new Fault('too-many', `you can follow at most ${MOST} people`)
    await this.store.commit([
      sql`INSERT INTO person_follow (person, followed, created_at) VALUES (${person}, ${followed}, ${this.now()})
        ON CONFLICT (person, followed) DO NOTHING`,
    ])
  }

  async unfollow(person: string, followed: string): Promise<void> {
    await this.store.commit([sql`DELETE FROM person_follow WHERE person = ${person} AND followed = ${followed}`])
  }

  async privacy(person: string): Promise<Privacy> {
    const [row] = await this.store.all('SELECT boards, accuracy, presence FROM person_privacy WHERE person = $1', [person])
    if (row === undefined) return OPEN
    const presence = text(row, 'presence') as Privacy['presence'] // written by `setPrivacy`
    return { boards: whole(row, 'boards') === 1, accuracy: whole(row, 'accuracy') === 1, presence }
  }

  async setPrivacy(person: string, { boards, accuracy, presence }: Privacy): Promise<void> {
    const change = raw(accuracy === undefined ? '' : ', accuracy = excluded.accuracy')
    await this.store.commit([
      sql`INSERT INTO person_privacy (person, boards, presence, accuracy)
        VALUES (${person}, ${Number(boards)}, ${presence}, ${Number(accuracy ?? true)})
        ON CONFLICT (person) DO UPDATE SET boards = excluded.boards, presence = excluded.presence${change}`,
    ])
  }

  /** The presence of these people, as far as they show it to the asking person; never to somebody they have blocked. */
  async presence(people: readonly string[], asker: string | undefined): Promise<ReadonlyMap<string, Presence>> {
    if (people.length === 0) return new Map()
    const places = people.map((_, index) => `$${index + 3}`).join(', ')
    const rows = await this.store.all(
      `SELECT p.id, p.seen_at FROM person p LEFT JOIN person_privacy v ON v.person = p.id
       WHERE p.id IN (${places})
         AND (p.id = $1 OR COALESCE(v.presence, $2) = 'everybody' OR (COALESCE(v.presence, $2) = 'followed'
           AND EXISTS (SELECT 1 FROM person_follow f WHERE f.person = p.id AND f.followed = $1)))
         AND NOT EXISTS (SELECT 1 FROM person_block b WHERE b.person = p.id AND b.blocked = $1)`,
      [asker ?? '', OPEN.presence, ...people],
    )
    const shown = rows.map((row) => ({ id: text(row, 'id'), here: this.now() - whole(row, 'seen_at') < LATELY }))
    const at = await this.tables.whereAre(shown.map(({ id }) => id))
    return new Map(shown.map(({ id, here }) => [id, { here: here || at.has(id), ...at.get(id) }]))
  }
}
