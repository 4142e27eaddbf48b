import { timingSafeEqual } from 'node:crypto'
import { Fault } from '../fault.ts'
import type { Person } from '../people/person.ts'
import type { Server } from '../server.ts'
import type { Route } from './route.ts'

/** Who sent a request: a device with a session, or a program with an access token. */
export interface Caller {
  readonly person: Person
  /** The session's id; a program has none. */
  readonly session: string | undefined
  readonly token: { readonly id: string; readonly onlyTable?: string | undefined } | undefined
  /** The server's own key: it works for the host's routes only. */
  readonly key: boolean
}

/** Calls with the server's key belong to no person. */
const KEY_HOLDER: Person = {
  id: 'host-key',
  name: 'host-key',
  login: 'host-key',
  host: true,
  mutedUntil: undefined,
  bannedUntil: undefined,
  createdAt: 0,
  seenAt: 0,
}

export interface Credentials {
  readonly cookie: string | undefined
  readonly authorization: string | undefined
}

/** The caller; `undefined` without credentials or if the session has ended. A wrong token is refused: a program should know. */
export async function callerOf({ cookie, authorization }: Credentials, server: Server): Promise<Caller | undefined> {
  if (authorization !== undefined) {
    if (isKey(authorization, server)) return { person: KEY_HOLDER, session: undefined, token: undefined, key: true }
    const secret = /^Bearer ([\w-]{1,200})$/.exec(authorization)?.[1]
    const found = secret === undefined ? undefined : await server.tokens.find(secret)
    if (found === undefined) throw new Fault('bad-token', 'this access token is unknown; it may have been removed')
    server.moderation.mayEnter(found.person)
    return { person: found.person, session: undefined, token: found.token, key: false }
  }
  if (cookie === undefined) return undefined
  const found = await server.sessions.find(cookie)
  if (found === undefined) return undefined
  server.moderation.mayEnter(found.person)
  return { person: found.person, session: found.session.id, token: undefined, key: false }
}

/** The session or token of the caller, which can be revoked. */
export function credentialOf({ session, token }: Caller): string {
  return session ?? token?.id ?? ''
}

/** Is the session or token of the caller still valid? A session's token may have been renewed since. */
export async function isStillIn({ person, session, token }: Caller, server: Server): Promise<boolean> {
  const known = await server.people.find(person.id)
  if (known === undefined || (known.bannedUntil ?? 0) > server.now()) return false
  if (session !== undefined) return server.sessions.isOpen(person.id, session)
  return token === undefined || (await server.tokens.list(person.id)).some(({ id }) => id === token.id)
}

/** Refuses a caller who may not use a route, or not with a token. */
export function requireAccess(caller: Caller | undefined, { who, tokens }: Pick<Route['spec'], 'who' | 'tokens'>): void {
  if (caller?.key === true && who !== 'host') throw new Fault('not-allowed', "the server's key works for the host's routes only")
  if (caller?.token !== undefined && tokens === undefined) throw new Fault('not-allowed', 'an access token is for playing only')
  if (caller?.token?.onlyTable !== undefined && tokens !== 'table')
    throw new Fault('not-allowed', 'this access token is for playing at one table only')
  if (who === 'anyone') return
  if (caller === undefined) throw new Fault('not-signed-in', 'choose a name or sign in first')
  if (who === 'person') return
  if (caller.person.login === undefined) throw new Fault('not-allowed', 'a guest cannot do this; create an account first')
  if (who === 'host' && !caller.person.host) throw new Fault('not-allowed', 'only the host can do this')
}

/** A token may be limited to one table. */
export function mayUseTable(caller: Caller | undefined, table: string): boolean {
  const only = caller?.token?.onlyTable
  return only === undefined || only === table
}

export function requireTableAccess(caller: Caller | undefined, table: string): void {
  if (!mayUseTable(caller, table)) throw new Fault('not-allowed', 'this access token is for another table')
}

/** Is it the server's own key? It is exempt from rate limits. */
export function isKey(authorization: string | undefined, server: Server): boolean {
  const [given, kept] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${server.key}`)]
  return given.length === kept.length && timingSafeEqual(given, kept)
}
