import { Fault } from '../fault.ts'
import { maybeText, text } from '../row.ts'
import { sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import { Conflict, type Statement } from '../store/store.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { PERSON_COLUMNS, type Person, personOf, readLogin } from './person.ts'
import { hashOf, newToken } from './secrets.ts'

const RESET_HOURS = 24

/** Turns guests into accounts, and checks passwords. */
export class Accounts extends Repository {
  /** Turns a guest into an account with a password. */
  async claim(person: string, login: string, password: string): Promise<void> {
    await this.commitClaim(claiming(person, loginOrFault(login), await hashPassword(password)))
  }

  /** Turns a guest into an account with a passkey, which is stored in the same commit. */
  async claimWith(person: string, login: string, passkey: Statement): Promise<void> {
    await this.commitClaim([...claiming(person, loginOrFault(login), null), passkey])
  }

  async isFree(login: string): Promise<boolean> {
    return (await this.store.all('SELECT id FROM person WHERE login = $1', [loginOrFault(login)])).length === 0
  }

  /** The owner of the account, if the password is right. */
  async enter(login: string, password: string): Promise<Person> {
    const rows = await this.store.all(`SELECT ${PERSON_COLUMNS}, person.password FROM person WHERE login = $1`, [readLogin(login) ?? ''])
    const kept = rows.length === 0 ? undefined : maybeText(rows[0], 'password')
    if (!(await isPassword(password, kept))) throw new Fault('wrong-password', 'login or password is wrong')
    return personOf(rows[0])
  }

  async hasPassword(person: string): Promise<boolean> {
    const rows = await this.store.all('SELECT id FROM person WHERE id = $1 AND password IS NOT NULL', [person])
    return rows.length > 0
  }

  /** Sets a new password. An existing one must be given. */
  async changePassword(person: string, old: string | undefined, password: string): Promise<void> {
    const rows = await this.store.all('SELECT password FROM person WHERE id = $1 AND login IS NOT NULL', [person])
    if (rows.length === 0) throw new Fault('not-allowed', 'a guest has no password; create an account first')
    const kept = maybeText(rows[0], 'password')
    if (kept !== undefined && !(await isPassword(old ?? '', kept))) throw new Fault('wrong-password', 'the old password is wrong')
    await this.store.commit([
      sql`UPDATE person SET password = ${await hashPassword(password)} WHERE id = ${person}`,
      sql`DELETE FROM person_reset WHERE person = ${person}`,
    ])
  }

  /** A secret for setting a new password, once, within a day. */
  async resetSecret(person: string): Promise<string> {
    const secret = newToken()
    await this.store.commit([
      sql`DELETE FROM person_reset WHERE person = ${person} OR expires_at < ${this.now()}`,
      sql`INSERT INTO person_reset (hash, person, expires_at)
        VALUES (${hashOf(secret)}, ${person}, ${this.now() + RESET_HOURS * 60 * 60 * 1000})`,
    ])
    return secret
  }

  /** Uses up a reset secret. Returns the person whose password was set. */
  async reset(secret: string, password: string): Promise<string> {
    const [rows] = await this.store.commit([
      sql`DELETE FROM person_reset WHERE hash = ${hashOf(secret)} AND expires_at > ${this.now()} RETURNING person`,
    ])
    if (rows.length === 0) throw new Fault('expired', 'this reset link has been used or has expired; ask the host for another')
    const person = text(rows[0], 'person')
    await this.store.commit([sql`UPDATE person SET password = ${await hashPassword(password)} WHERE id = ${person}`])
    return person
  }

  private async commitClaim(statements: readonly Statement[]): Promise<void> {
    try {
      const [claimed] = await this.store.commit(statements)
      if (claimed.length === 0) throw new Fault('conflict', 'this is an account already')
    } catch (error) {
      if (error instanceof Conflict) throw new Fault('taken', 'this login is taken')
      throw error
    }
  }
}

function loginOrFault(given: string): string {
  const login = readLogin(given)
  if (login === undefined) throw new Fault('malformed', 'a login is 2 to 30 letters, digits, dots, dashes or underscores')
  return login
}

/** The first account of a server is its host: the one that wrote the founder's row, which can be written only once. */
function claiming(person: string, login: string, password: string | null): readonly Statement[] {
  return [
    sql`UPDATE person SET login = ${login}, password = ${password} WHERE id = ${person} AND login IS NULL RETURNING id`,
    // Nothing is claimed if the person was erased in the meantime.
    sql`INSERT INTO host_setting (name, value) SELECT 'founder', id FROM person WHERE id = ${person} AND login = ${login}
      ON CONFLICT (name) DO NOTHING`,
    sql`UPDATE person SET host = 1 WHERE id = ${person} 
      AND EXISTS (SELECT 1 FROM host_setting WHERE name = 'founder' AND value = ${person})`,
  ]
}
