import type { Passkey } from '@fairground/protocol'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { Fault } from '../fault.ts'
import { fields, maybeText, maybeWhole, text, whole } from '../row.ts'
import { sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import type { Statement } from '../store/store.ts'
import type { Person } from './person.ts'
import { newId } from './secrets.ts'

const RELYING_PARTY = 'Fairground'
/** EdDSA, ES256, RS256: what every browser offers. The library's default list includes algorithms that are experimental in Node. */
const ALGORITHMS = [-8, -7, -257]
const CHALLENGE_MINUTES = 10
const MOST = 20

/** Loading it takes a sixth of the start time, so it is loaded after the start, or with the first passkey. */
export const webauthn = () => import('@simplewebauthn/server')

/** The address of the server, as passkeys need it. */
export interface Site {
  /** `https://club.example` */
  readonly origin: string
  /** `club.example` */
  readonly hostname: string
}

/** A challenge for the browser, and the handle to verify its response. */
export interface Challenge<T> {
  readonly challenge: string
  readonly options: T
}

export class Passkeys extends Repository {
  async askForNew(site: Site, person: Person, login: string): Promise<Challenge<PublicKeyCredentialCreationOptionsJSON>> {
    const own = await this.list(person.id)
    if (own.length >= MOST) throw new Fault('too-many', `there are at most ${MOST} passkeys; remove one first`)
    const { generateRegistrationOptions } = await webauthn()
    const options = await generateRegistrationOptions({
      rpName: RELYING_PARTY,
      rpID: site.hostname,
      userName: login,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      excludeCredentials: own.map(({ id }) => ({ id })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    return { challenge: await this.keep(options.challenge, 'new', person.id), options }
  }

  /** Verifies a new passkey. Returns the statement that stores it, so that a claim can be in the same commit. */
  async verifyNew(site: Site, person: string, challenge: string, response: RegistrationResponseJSON, name: string): Promise<Statement> {
    const { verifyRegistrationResponse } = await webauthn()
    const checked = await soundOrFault(
      verifyRegistrationResponse({
        response,
        ...expectedAt(site, await this.take(challenge, 'new', person)),
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    )
    if (!checked.verified) throw wrong()
    const { credential } = checked.registrationInfo
    const key = Buffer.from(credential.publicKey).toString('base64url')
    // Nothing is stored if the person was erased in the meantime.
    return sql`INSERT INTO person_passkey (id, person, public_key, counter, transports, name, created_at)
      SELECT ${credential.id}, ${person}, ${key}, CAST(${credential.counter} AS bigint), ${JSON.stringify(credential.transports ?? [])},
        ${name}, CAST(${this.now()} AS bigint) WHERE EXISTS (SELECT 1 FROM person WHERE id = ${person})`
  }

  async add(passkey: Statement): Promise<void> {
    await this.store.commit([passkey])
  }

  async askToEnter(site: Site): Promise<Challenge<PublicKeyCredentialRequestOptionsJSON>> {
    const { generateAuthenticationOptions } = await webauthn()
    const options = await generateAuthenticationOptions({ rpID: site.hostname, userVerification: 'preferred' })
    return { challenge: await this.keep(options.challenge, 'enter'), options }
  }

  /** The owner of the passkey that responded. */
  async enter(site: Site, challenge: string, response: AuthenticationResponseJSON): Promise<string> {
    const expectedChallenge = await this.take(challenge, 'enter')
    const rows = await this.store.all('SELECT id, person, public_key, counter, transports FROM person_passkey WHERE id = $1', [response.id])
    if (rows.length === 0) throw new Fault('wrong-passkey', 'this passkey is unknown')
    const [row] = rows
    const { verifyAuthenticationResponse } = await webauthn()
    const checked = await soundOrFault(
      verifyAuthenticationResponse({
        response,
        ...expectedAt(site, expectedChallenge),
        credential: {
          id: text(row, 'id'),
          publicKey: new Uint8Array(Buffer.from(text(row, 'public_key'), 'base64url')),
          counter: whole(row, 'counter'),
          transports: JSON.parse(text(row, 'transports')),
        },
      }),
    )
    if (!checked.verified) throw wrong()
    await this.store.commit([
      sql`UPDATE person_passkey SET counter = ${checked.authenticationInfo.newCounter}, used_at = ${this.now()}
        WHERE id = ${text(row, 'id')}`,
    ])
    return text(row, 'person')
  }

  async list(person: string): Promise<readonly Passkey[]> {
    const rows = await this.store.all('SELECT id, name, created_at, used_at FROM person_passkey WHERE person = $1 ORDER BY created_at', [
      person,
    ])
    return rows.map((row) => fields(row, { id: text, name: text, createdAt: whole, usedAt: maybeWhole }))
  }

  /** Removes a passkey, but never the last way to sign in. */
  async remove(person: string, id: string): Promise<void> {
    const [rows] = await this.store.commit([
      sql`DELETE FROM person_passkey WHERE id = ${id} AND person = ${person} AND (
        EXISTS (SELECT 1 FROM person WHERE person.id = ${person} AND password IS NOT NULL)
        OR EXISTS (SELECT 1 FROM person_passkey other WHERE other.person = ${person} AND other.id <> ${id}))
        RETURNING id`,
    ])
    if (rows.length > 0) return
    if ((await this.list(person)).some((own) => own.id === id))
      throw new Fault('conflict', 'this is the only way into the account; set a password or add a passkey first')
    throw new Fault('not-found', 'you have no such passkey')
  }

  private async keep(challenge: string, purpose: string, person?: string): Promise<string> {
    const id = newId()
    await this.store.commit([
      sql`DELETE FROM person_challenge WHERE expires_at < ${this.now()}`,
      sql`INSERT INTO person_challenge (id, challenge, purpose, person, expires_at)
        VALUES (${id}, ${challenge}, ${purpose}, ${person ?? null}, ${this.now() + CHALLENGE_MINUTES * 60 * 1000})`,
    ])
    return id
  }

  /** A challenge works once. */
  private async take(id: string, purpose: string, person?: string): Promise<string> {
    const [rows] = await this.store.commit([
      sql`DELETE FROM person_challenge WHERE id = ${id} AND purpose = ${purpose} AND expires_at > ${this.now()}
        RETURNING challenge, person`,
    ])
    if (rows.length === 0 || maybeText(rows[0], 'person') !== person)
      throw new Fault('expired', 'this took too long or was answered already; start again')
    return text(rows[0], 'challenge')
  }
}

function expectedAt({ origin, hostname }: Site, expectedChallenge: string) {
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: false }
}

function wrong(): Fault {
  return new Fault('wrong-passkey', 'the passkey could not be verified')
}

/** The library throws on anything invalid from a browser. */
async function soundOrFault<T>(judging: Promise<T>): Promise<T> {
  try {
    return await judging
  } catch {
    throw wrong()
  }
}
