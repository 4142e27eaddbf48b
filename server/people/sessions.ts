import type { Session } from '@fairground/protocol'
import { Fault } from '../fault.ts'
import { fields, text, whole } from '../row.ts'
import { sql } from '../sql.ts'
import { PERSON_COLUMNS, type Person, personOf } from './person.ts'
import { SecretRepository } from './secret-repository.ts'
import { hashOf, newId, newToken } from './secrets.ts'

const DAY = 24 * 60 * 60 * 1000
/** A session ends if it is not used for this long. */
export const SESSION_DAYS = 180

/** `label` is the device, as it describes itself. */
type StoredSession = Omit<Session, 'current'>

export interface SignedIn {
  readonly person: Person
  readonly session: StoredSession
}

/** Who is signed in where. */
export class Sessions extends SecretRepository {
  protected readonly table = 'person_session'

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
    const person = personOf(row)
    await this.touch(person.id, session.id, session.seenAt)
    return { person, session }
  }

  async list(person: string): Promise<readonly StoredSession[]> {
    const rows = await this.store.all(
      'SELECT id, label, created_at, seen_at FROM person_session WHERE person = $1 AND seen_at > $2 ORDER BY seen_at DESC',
      [person, this.now() - SESSION_DAYS * DAY],
    )
    return rows.map((row) => fields(row, { id: text, label: text, createdAt: whole, seenAt: whole }))
  }

  async end(person: string, id: string): Promise<void> {
    const ended = await this.delete(sql`person = ${person} AND id = ${id}`)
    if (ended.length === 0) throw new Fault('not-found', 'you have no such session')
  }

  /** Ends all sessions of a person except one. */
  async endAll(person: string, but = ''): Promise<void> {
    await this.delete(sql`person = ${person} AND id <> ${but}`)
  }

  /** Deletes expired sessions. */
  async sweep(): Promise<void> {
    await this.delete(sql`seen_at <= ${this.now() - SESSION_DAYS * DAY}`)
  }
}
