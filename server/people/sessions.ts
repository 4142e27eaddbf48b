import type { Session } from '@fairground/protocol'
import { Fault } from '../fault.ts'
import { fields, text, whole } from '../row.ts'
import { sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import type { Statement } from '../store/store.ts'
import { PERSON_COLUMNS, type Person, personOf } from './person.ts'
import { hashOf, newId, newToken } from './secrets.ts'

const DAY = 24 * 60 * 60 * 1000
/** A session ends if it is not used for this long. */
export const SESSION_DAYS = 180
/** How old "last seen" may be before it is updated: each update costs a write. */
const SEEN_EVERY = 10 * 60 * 1000

/** `label` is the device, as it describes itself. */
type StoredSession = Omit<Session, 'current'>

export interface SignedIn {
  readonly person: Person
  readonly session: StoredSession
}

/** Who is signed in where. */
export class Sessions extends Repository {
  private readonly onEnd = new Set<(sessions: readonly string[]) => void>()

  /** Calls the listener with the ids of ended sessions. */
  ended(listener: (sessions: readonly string[]) => void): void {
    this.onEnd.add(listener)
  }

  /** Opens a session; the token goes to the device, its hash into the store. */
  async start(person: string, label: string): Promise<{ readonly id: string; readonly token: string }> {
    const token = newToken()
    const id = newId()
    const at = this.now()
    await this.store.commit([
      sql`INSERT INTO person_session (hash, id, person, label, created_at, seen_at)
        VALUES (${hashOf(token)}, ${id}, ${person}, ${label}, ${at}, ${at})`,
    ])
    return { id, token }
  }

  /** A new token for the same session; the old one stops working. Needed whenever a session gets more rights. */
  async renew(id: string): Promise<string> {
    const token = newToken()
    await this.store.commit([sql`UPDATE person_session SET hash = ${hashOf(token)} WHERE id = ${id}`])
    return token
  }

  /** Is a session still open, even if its token has changed? */
  async isOpen(person: string, id: string): Promise<boolean> {
    return (await this.list(person)).some((session) => session.id === id)
  }

  async find(token: string): Promise<SignedIn | undefined> {
    const rows = await this.store.all(
      `SELECT ${PERSON_COLUMNS}, s.id AS session, s.label, s.created_at AS started_at, s.seen_at
       FROM person_session s JOIN person ON person.id = s.person WHERE s.hash = $1 AND s.seen_at > $2`,
      [hashOf(token), this.now() - SESSION_DAYS * DAY],
    )
    if (rows.length === 0) return undefined
    const [row] = rows
    const session = {
      id: text(row, 'session'),
      label: text(row, 'label'),
      createdAt: whole(row, 'started_at'),
      seenAt: whole(row, 'seen_at'),
    }
    const found = { person: personOf(row), session }
    if (this.now() - session.seenAt > SEEN_EVERY) await this.touch(found)
    return found
  }

  async list(person: string): Promise<readonly StoredSession[]> {
    const rows = await this.store.all(
      'SELECT id, label, created_at, seen_at FROM person_session WHERE person = $1 AND seen_at > $2 ORDER BY seen_at DESC',
      [person, this.now() - SESSION_DAYS * DAY],
    )
    return rows.map((row) => fields(row, { id: text, label: text, createdAt: whole, seenAt: whole }))
  }

  async end(person: string, id: string): Promise<void> {
    const ended = await this.remove(sql`person = ${person} AND id = ${id}`)
    if (ended.length === 0) throw new Fault('not-found', 'you have no such session')
  }

  /** Ends all sessions of a person except one. */
  async endAll(person: string, but = ''): Promise<void> {
    await this.remove(sql`person = ${person} AND id <> ${but}`)
  }

  /** Deletes expired sessions. */
  async sweep(): Promise<void> {
    await this.remove(sql`seen_at <= ${this.now() - SESSION_DAYS * DAY}`)
  }

  private async remove(which: Statement): Promise<readonly string[]> {
    const [rows] = await this.store.commit([sql`DELETE FROM person_session WHERE ${which} RETURNING id`])
    const ids = rows.map((row) => text(row, 'id'))
    if (ids.length > 0) for (const listener of this.onEnd) listener(ids)
    return ids
  }

  private async touch({ person, session }: SignedIn): Promise<void> {
    const at = this.now()
    await this.store.commit([
      sql`UPDATE person_session SET seen_at = ${at} WHERE id = ${session.id}`,
      sql`UPDATE person SET seen_at = ${at} WHERE id = ${person.id}`,
    ])
  }
}
