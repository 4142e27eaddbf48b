import { id } from '@fairground/protocol/fields.ts'
import { login, me, name, newPassword, oldPassword, secret, session, settings } from '@fairground/protocol/people.ts'
import type { Context } from 'hono'
import * as z from 'zod'
import { Fault } from '../../fault.ts'
import { addressKey, type Buckets, networkKey } from '../../limits.ts'
import { nameOrFault } from '../../people/people.ts'
import { type Person, readLogin } from '../../people/person.ts'
import type { Server } from '../../server.ts'
import type { Caller } from '../caller.ts'
import { clearSessionCookie, setSessionCookie } from '../cookie.ts'
import { route } from '../route.ts'
import type { Site } from '../site.ts'

/** Entering as a guest, accounts, sessions, leaving. */
export const peopleRoutes = [
  route(
    'post /api/guests',
    'Enter as a guest with a name; the response sets the session cookie',
    {
      who: 'anyone',
      body: { name, invitation: secret.optional().describe("A host's invitation or the invite code of a table") },
      answer: me,
    },
    async ({ body, caller, address, site, context }, server) => {
      if (caller !== undefined) throw new Fault('conflict', 'you already have a name here; sign out first')
      return meOf(await newGuest(server, { name: body.name, invitation: body.invitation, address, site, context }), server)
    },
  ),
  route('get /api/me', 'Who am I?', { who: 'person', tokens: 'table', answer: me }, ({ caller }, server) => meOf(caller.person, server)),
  route(
    'patch /api/me',
    'Change the name that others see',
    { who: 'person', body: { name }, answer: me },
    async ({ body, caller }, server) => {
      const changed = await server.people.rename(caller.person.id, body.name)
      await server.tables.rename({ id: caller.person.id, name: changed })
      return meOf({ ...caller.person, name: changed }, server)
    },
  ),
  route(
    'delete /api/me',
    'Erase yourself permanently; finished games keep a nameless seat',
    { who: 'person', body: { erase: z.literal(true), password: oldPassword.optional().describe('If the account has one') } },
    async ({ body, caller, site, context }, server) => {
      const { person } = caller
      if (person.login !== undefined && (await server.accounts.hasPassword(person.id))) {
        countOwnGuess(server, caller)
        await server.accounts.enter(person.login, body.password ?? '')
      }
      await server.moderation.mayGo(person.id)
      await server.identity.erase(person.id)
      clearSessionCookie(context, site)
    },
  ),
  route(
    'get /api/me/export',
    'Everything that is stored about me',
    { who: 'person', answer: z.looseObject({}) },
    ({ caller, context }, server) => {
      context.header('content-disposition', 'attachment; filename="fairground.json"')
      return server.identity.dataOf(caller.person)
    },
  ),
  route(
    'get /api/me/settings',
    'The settings that the page stores for me',
    { who: 'person', answer: settings },
    async ({ caller }, server) => settings.parse(await server.people.settings(caller.person.id)),
  ),
  route('put /api/me/settings', 'Store settings of the page', { who: 'person', body: settings }, ({ caller, body }, server) =>
    server.people.keepSettings(caller.person.id, body),
  ),
  route(
    'post /api/me/account',
    'Turn the guest into an account with a password; the first account is the host',
    { who: 'person', body: { login, password: newPassword }, answer: me },
    async ({ caller, body, address, site, context }, server) => {
      await server.registration.admitClaim()
      server.buckets.manyGuesses.takeOrFault(`address ${addressKey(address)}`)
      await server.accounts.claim(caller.person.id, body.login, body.password)
      await renewCookie(server, caller, { site, context })
      return meNow(caller, server)
    },
  ),
  route(
    'put /api/me/password',
    'Change the password; ends all other sessions and revokes tokens',
    { who: 'account', body: { old: oldPassword.optional(), password: newPassword } },
    async ({ caller, body, site, context }, server) => {
      countOwnGuess(server, caller)
      await server.accounts.changePassword(caller.person.id, body.old, body.password)
      await server.sessions.endAll(caller.person.id, caller.session)
      await server.tokens.removeAll(caller.person.id)
      await renewCookie(server, caller, { site, context })
    },
  ),
  route(
    'post /api/session',
    "Sign in with a password; a guest's seats and games become the account's",
    { who: 'anyone', body: { login, password: oldPassword }, answer: me },
    async ({ body, caller, address, site, context }, server) => {
      const person = await guess(server, readLogin(body.login) ?? '', address, () => server.accounts.enter(body.login, body.password))
      return signIn(server, person, { caller, site, context })
    },
  ),
  route(
    'get /api/session',
    'Who is signed in on this device? No error if nobody is',
    { who: 'anyone', answer: { me: me.optional().describe('Missing if nobody is signed in') } },
    async ({ caller }, server) => ({ me: caller === undefined ? undefined : await meOf(caller.person, server) }),
  ),
  route('delete /api/session', 'Sign out here', { who: 'person' }, async ({ caller, site, context }, server) => {
    if (caller.session !== undefined) await server.sessions.end(caller.person.id, caller.session)
    await server.channels.forgetUnbound(caller.person.id)
    clearSessionCookie(context, site)
  }),
  route(
    'get /api/sessions',
    'Where am I signed in?',
    { who: 'person', answer: { sessions: z.array(session) } },
    async ({ caller }, server) => {
      const sessions = await server.sessions.list(caller.person.id)
      return { sessions: sessions.map((each) => ({ ...each, current: each.id === caller.session })) }
    },
  ),
  route('delete /api/sessions', 'Sign out everywhere else', { who: 'person' }, ({ caller }, server) =>
    server.sessions.endAll(caller.person.id, caller.session),
  ),
  route(
    'delete /api/sessions/:session',
    'Sign out on another device',
    { who: 'person', params: { session: id } },
    ({ caller, params }, server) => server.sessions.end(caller.person.id, params.session),
  ),
  route(
    'post /api/reset',
    "Set a new password with the host's one-time link; ends all sessions and revokes tokens",
    { who: 'anyone', body: { secret, password: newPassword } },
    async ({ body, address }, server) => {
      server.buckets.manyGuesses.takeOrFault(`address ${addressKey(address)}`)
      const person = await server.accounts.reset(body.secret, body.password)
      await server.sessions.endAll(person)
      await server.tokens.removeAll(person)
    },
  ),
]

/** Creates a guest with a session on this device. */
export async function newGuest(
  server: Server,
  { name, invitation, address, site, context }: { name: string; invitation?: string; address: string; site: Site; context: Context },
): Promise<Person> {
  server.buckets.newGuests.takeOrFault(addressKey(address))
  // Checked before an invitation is used up.
  nameOrFault(name)
  await server.registration.admit(invitation)
  const person = await server.people.guest(name)
  setSessionCookie(context, site, (await server.sessions.start(person.id, deviceOf(context))).token)
  return person
}

/** Opens a session for somebody who has proved who they are. A guest on this device is merged into the account. */
export async function signIn(
  server: Server,
  person: Person,
  { caller, site, context }: { caller: Caller | undefined; site: Site; context: Context },
): Promise<z.input<typeof me>> {
  server.moderation.mayEnter(person)
  if (caller !== undefined && caller.person.id !== person.id) {
    if (caller.person.login !== undefined) throw new Fault('conflict', 'you are signed in to another account; sign out first')
    await server.identity.merge(caller.person.id, person)
  }
  const { id, token } = await server.sessions.start(person.id, deviceOf(context))
  setSessionCookie(context, site, token)
  // Signing in again on a device replaces its session.
  if (caller?.session !== undefined && caller.person.id === person.id) {
    await server.channels.movePush(caller.session, id)
    await server.sessions.end(person.id, caller.session)
  }
  return meOf(person, server)
}

/** Renews the token: an old one, from the guest or stolen before the password changed, must not give the session's new rights. */
export async function renewCookie(server: Server, { session }: Caller, { site, context }: { site: Site; context: Context }): Promise<void> {
  if (session !== undefined) setSessionCookie(context, site, await server.sessions.renew(session))
}

/**
 * Limits password guessing without letting anybody lock out the owner: each network has its own guesses, and those that other
 * networks have used up do not count against its first ones. A correct password is not counted.
 */
async function guess<T>(server: Server, login: string, address: string, check: () => Promise<T>): Promise<T> {
  const { guesses, firstGuesses, manyGuesses } = server.buckets
  const from = addressKey(address)
  const first = `${login} ${networkKey(address)}`
  const taken: [Buckets, string][] = [
    // First the key that the guesser cannot choose, so that nobody fills the buckets with invented logins.
    [manyGuesses, `address ${from}`],
    [guesses, `${login} ${from}`],
  ]
  for (const [bucket, key] of taken) bucket.takeOrFault(key)
  if (firstGuesses.take(first) === 0) taken.push([firstGuesses, first])
  else {
    manyGuesses.takeOrFault(`login ${login}`)
    taken.push([manyGuesses, `login ${login}`])
  }
  const right = await check()
  for (const [bucket, key] of taken) bucket.giveBack(key)
  return right
}

/** For a signed-in person's own password; guesses by others elsewhere do not count. */
function countOwnGuess(server: Server, { person, session }: Caller): void {
  server.buckets.guesses.takeOrFault(`session ${session ?? person.id}`)
}

async function meOf(person: Person, server: Server): Promise<z.input<typeof me>> {
  const { id, name, login, host, createdAt, mutedUntil } = person
  return { id, name, login, host, createdAt, mutedUntil, hasPassword: await server.accounts.hasPassword(id) }
}

export async function meNow({ person }: Caller, server: Server): Promise<z.input<typeof me>> {
  return meOf((await server.people.find(person.id)) ?? person, server)
}

const LONGEST_LABEL = 100

/** The device, from the shortened user agent of the browser. */
function deviceOf(context: Context): string {
  return (context.req.header('user-agent') ?? 'unknown').replaceAll(/[^\x20-\x7e]/g, '').slice(0, LONGEST_LABEL)
}
