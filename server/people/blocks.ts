import { Fault } from '../fault.ts'
import { text } from '../row.ts'
import { sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'

const MOST = 500

/** People whom a person has blocked: no messages, no shared tables. */
export class Blocks extends Repository {
  async list(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.store.all('SELECT blocked FROM person_block WHERE person = $1', [person])
    return new Set(rows.map((row) => text(row, 'blocked')))
  }

  async add(person: string, blocked: string): Promise<void> {
    if (person === blocked) throw new Fault('not-allowed', 'you cannot block yourself')
    if ((await this.list(person)).size >= MOST) throw new Fault('too-many', `you can block at most ${MOST} people`)
    await this.store.commit([
      sql`INSERT INTO person_block (person, blocked, created_at) VALUES (${person}, ${blocked}, ${this.now()})
        ON CONFLICT (person, blocked) DO NOTHING`,
    ])
  }

  async remove(person: string, blocked: string): Promise<void> {
    await this.store.commit([sql`DELETE FROM person_block WHERE person = ${person} AND blocked = ${blocked}`])
  }
}
