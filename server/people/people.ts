import { Fault } from '../fault.ts'
import { text } from '../row.ts'
import { sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import { PERSON_COLUMNS, type Person, personOf, readName } from './person.ts'
import { newId } from './secrets.ts'

/** The longest JSON of one person's settings. */
const LONGEST_SETTINGS = 8192

/** Everybody the server knows. */
export class People extends Repository {
  /** Creates a guest. */
  async guest(given: string): Promise<Person> {
    const name = nameOrFault(given)
    const at = this.now()
    const id = newId()
    await this.store.commit([sql`INSERT INTO person (id, name, created_at, seen_at) VALUES (${id}, ${name}, ${at}, ${at})`])
    return { id, name, login: undefined, host: false, mutedUntil: undefined, bannedUntil: undefined, createdAt: at, seenAt: at }
  }

  async find(id: string): Promise<Person | undefined> {
    const rows = await this.store.all(`SELECT ${PERSON_COLUMNS} FROM person WHERE id = $1`, [id])
    return rows.map(personOf)[0]
  }

  async findOrFault(id: string): Promise<Person> {
    const found = await this.find(id)
    if (found === undefined) throw new Fault('not-found', 'there is no such person')
    return found
  }

  async byLogin(login: string): Promise<Person | undefined> {
    const rows = await this.store.all(`SELECT ${PERSON_COLUMNS} FROM person WHERE login = $1`, [login])
    return rows.map(personOf)[0]
  }

  /** Names by id. Erased people have none. */
  async names(ids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
    const wanted = [...new Set(ids)]
    if (wanted.length === 0) return new Map()
    const places = wanted.map((_, index) => `$${index + 1}`).join(', ')
    const rows = await this.store.all(`SELECT id, name FROM person WHERE id IN (${places})`, wanted)
    return new Map(rows.map((row) => [text(row, 'id'), text(row, 'name')]))
  }

  async rename(id: string, given: string): Promise<string> {
    const name = nameOrFault(given)
    await this.store.commit([sql`UPDATE person SET name = ${name} WHERE id = ${id}`])
    return name
  }

  /** The settings that the page stores for a person across devices. */
  async settings(id: string): Promise<unknown> {
    const rows = await this.store.all('SELECT settings FROM person WHERE id = $1', [id])
    return rows.length === 0 ? {} : JSON.parse(text(rows[0], 'settings'))
  }

  async keepSettings(id: string, settings: Readonly<Record<string, unknown>>): Promise<void> {
    const json = JSON.stringify(settings)
    if (json.length > LONGEST_SETTINGS) throw new Fault('too-large', `settings are at most ${LONGEST_SETTINGS} characters of JSON`)
    await this.store.commit([sql`UPDATE person SET settings = ${json} WHERE id = ${id}`])
  }

  /** Inactive guests, longest inactive first. */
  async unusedGuests(seenBefore: number, atMost: number): Promise<readonly string[]> {
    const rows = await this.store.all('SELECT id FROM person WHERE login IS NULL AND seen_at < $1 ORDER BY seen_at LIMIT $2', [
      seenBefore,
      atMost,
    ])
    return rows.map((row) => text(row, 'id'))
  }

  /** People whose name or login begins with this text, for the host. */
  async search(beginning: string, atMost: number): Promise<readonly Person[]> {
    const pattern = `${beginning.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    const rows = await this.store.all(
      `SELECT ${PERSON_COLUMNS} FROM person
       WHERE lower(name) LIKE $1 ESCAPE '\\' OR login LIKE $1 ESCAPE '\\' ORDER BY person.seen_at DESC LIMIT $2`,
      [pattern, atMost],
    )
    return rows.map(personOf)
  }
}

export function nameOrFault(given: string): string {
  const name = readName(given)
  if (name === undefined) throw new Fault('malformed', 'a name is 1 to 40 visible characters')
  return name
}
