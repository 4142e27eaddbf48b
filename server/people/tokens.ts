import type { AccessToken } from '@fairground/protocol'
import { Fault } from '../fault.ts'
import { fields, maybeText, maybeWhole, text, whole } from '../row.ts'
import { sql } from '../sql.ts'
import { PERSON_COLUMNS, type Person, personOf } from './person.ts'
import { SecretRepository } from './secret-repository.ts'
import { hashOf, newId, newToken } from './secrets.ts'

/** A prefix that identifies our secrets, for people and for scanners of leaked secrets. */
const PREFIX = 'fairground_'
const MOST = 20

export class Tokens extends SecretRepository {
  protected readonly table = 'person_token'

  /** The secret is returned only this once. */
  async make(person: string, name: string, onlyTable: string | undefined): Promise<{ token: AccessToken; secret: string }> {
    if ((await this.list(person)).length >= MOST) throw new Fault('too-many', `there are at most ${MOST} tokens; remove one first`)
    const secret = PREFIX + newToken()
    const token = { id: newId(), name, onlyTable, createdAt: this.now(), seenAt: undefined }
    await this.store.commit([
      sql`INSERT INTO person_token (hash, id, person, name, only_table, created_at)
        VALUES (${hashOf(secret)}, ${token.id}, ${person}, ${name}, ${onlyTable ?? null}, ${token.createdAt})`,
    ])
    return { token, secret }
  }

  async find(secret: string): Promise<{ person: Person; token: AccessToken } | undefined> {
    const rows = await this.store.all(
      `SELECT ${PERSON_COLUMNS}, t.id AS token, t.name AS token_name, t.only_table, t.created_at AS token_created_at, t.seen_at AS token_seen_at
       FROM person_token t JOIN person ON person.id = t.person WHERE t.hash = $1`,
      [hashOf(secret)],
    )
    if (rows.length === 0) return undefined
    const [row] = rows
    const token = {
      id: text(row, 'token'),
      name: text(row, 'token_name'),
      onlyTable: maybeText(row, 'only_table'),
      createdAt: whole(row, 'token_created_at'),
      seenAt: maybeWhole(row, 'token_seen_at'),
    }
    const person = personOf(row)
    await this.touch(person.id, token.id, token.seenAt)
    return { person, token }
  }

  async list(person: string): Promise<readonly AccessToken[]> {
    const rows = await this.store.all(
      'SELECT id, name, only_table, created_at, seen_at FROM person_token WHERE person = $1 ORDER BY created_at',
      [person],
    )
    return rows.map((row) => fields(row, { id: text, name: text, onlyTable: maybeText, createdAt: whole, seenAt: maybeWhole }))
  }

  async remove(person: string, id: string): Promise<void> {
    const ended = await this.delete(sql`person = ${person} AND id = ${id}`)
    if (ended.length === 0) throw new Fault('not-found', 'you have no such token')
  }

  /** Revokes all tokens of a person. */
  async removeAll(person: string): Promise<void> {
    await this.delete(sql`person = ${person}`)
  }
}
