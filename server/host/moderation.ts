import { Fault } from '../fault.ts'
import type { Person } from '../people/person.ts'
import { raw, sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'

/** The latest moment that a Date can represent. */
export const FOREVER = 8_640_000_000_000_000

/** Moderation: who is muted, who is banned, who is a host. */
export class Moderation extends Repository {
  /** Mutes the person until that moment; 0 lifts it. */
  async mute(person: string, until: number): Promise<void> {
    await this.set(person, 'muted_until', until)
  }

  /** Bans the person until that moment; 0 lifts it. */
  async ban(person: string, until: number): Promise<void> {
    await this.set(person, 'banned_until', until)
  }

  async makeHost(person: string, host: boolean): Promise<void> {
    const [rows] = await this.store.commit([
      sql`UPDATE person SET host = ${host ? 1 : 0} WHERE id = ${person} AND login IS NOT NULL
        AND (${host ? 1 : 0} = 1 OR EXISTS (SELECT 1 FROM person other WHERE other.host = 1 AND other.id <> ${person})) RETURNING id`,
    ])
    if (rows.length > 0) return
    if (!host) await this.mayGo(person)
    throw new Fault('not-found', 'there is no such account; a guest cannot be host')
  }

  /** Refuses to remove the only host while others have accounts here: nobody could run the server any more. */
  async mayGo(person: string): Promise<void> {
    const rows = await this.store.all(
      `SELECT id FROM person WHERE id = $1 AND host = 1
       AND NOT EXISTS (SELECT 1 FROM person other WHERE other.host = 1 AND other.id <> $1)
       AND EXISTS (SELECT 1 FROM person other WHERE other.login IS NOT NULL AND other.id <> $1)`,
      [person],
    )
    if (rows.length > 0) throw new Fault('conflict', 'there is no other host; make another account host first')
  }

  mayEnter(person: Person): void {
    if (person.bannedUntil !== undefined && person.bannedUntil > this.now())
      throw new Fault('banned', `the host has banned you${untilWords(person.bannedUntil)}`)
  }

  maySpeak(person: Person): void {
    if (person.mutedUntil !== undefined && person.mutedUntil > this.now())
      throw new Fault('muted', `the host has muted you${untilWords(person.mutedUntil)}`)
  }

  private async set(person: string, column: 'muted_until' | 'banned_until', until: number): Promise<void> {
    const [rows] = await this.store.commit([
      sql`UPDATE person SET ${raw(column)} = ${until === 0 ? null : until} WHERE id = ${person} AND host = 0 RETURNING id`,
    ])
    if (rows.length === 0) throw new Fault('not-found', 'there is no such person, or it is a host')
  }
}

function untilWords(until: number): string {
  return until === FOREVER ? '' : ` until ${new Date(until).toISOString()}`
}
