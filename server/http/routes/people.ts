import { done, id } from '@fairground/protocol/fields.ts'
import { login, me, name, newPassword, oldPassword, secret, session, settings } from '@fairground/protocol/people.ts'
import type { Context } from 'hono'
import * as z from 'zod'
import { Fault } from '../../fault.ts'
import { addressKey, type Buckets, networkKey } from '../../limits.ts'
import { nameOrFault } from '../../people/people.ts'
import { type Person, readLogin } from '../../people/person.ts'
import type { Server } from '../../server.ts'
import type { Caller } from '../caller.ts'
import { giveCookie, takeCookie } from '../cookie.ts'
import { route } from '../route.ts'
import type { Site } from '../site.ts'

/** Entering as a guest, accounts, sessions, leaving. */
export const peopleRoutes = [
  route(
    {
      method: 'post',
      path: '/api/guests',
      summary: 'Enter as a guest with a name; the response sets the session cookie',
      who: 'anyone',
      body: z.strictObject({ name, invitation: secret.optional().describe("A host's invitation or the invite code of a table") }),
      answer: me,
    },
    async ({ body, caller, address, site, context }, server) => {
      if (caller !== undefined) throw new Fault('conflict', 'you already have a name here; sign out first')
      return meOf(await newGuest(server, { name: body.name, invitation: body.invitation, address, site, context }), server)
    },
  ),
  route({ method: 'get', path: '/api/me', summary: 'Who am I?', who: 'person', tokens: 'table', answer: me }, ({ caller }, server) =>
    meOf(caller.person, server),
  ),
  route(
    {
      method: 'patch',
      path: '/api/me',
      summary: 'Change the name that others see',
      who: 'person',
      body: z.strictObject({ name }),
      answer: me,
    },
    async ({ body, caller }, server) => {
      const changed = await server.people.rename(caller.person.id, body.name)
      await server.tables.rename({ id: caller.person.id, name: changed })
      return meOf({ ...caller.person, name: changed }, server)
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/me',
      summary: 'Erase yourself permanently; finished games keep a nameless seat',
      who: 'person',
      body: z.strictObject({ erase: z.literal(true), password: oldPassword.optional().describe('If the account has one') }),
      answer: done,
    },
    async ({ body, caller, site, context }, server) => {
      const { person } = caller
      if (person.login !== undefined && (await server.accounts.hasPassword(person.id))) {
        countOwnGuess(server, caller)
        await server.accounts.enter(person.login, body.password ?? '')
      }
      await server.moderation.mayGo(person.id)
      await server.identity.erase(person.id)
      takeCookie(context, site)
      return {}
    },
  ),
  route(
    { method: 'get', path: '/api/me/export', summary: 'Everything that is stored about me', who: 'person', answer: z.looseObject({}) },
    ({ caller, context }, server) => {
      context.header('content-disposition', 'attachment; filename="fairground.json"')
      return server.identity.dataOf(caller.person)
    },
  ),
  route(
    { method: 'get', path: '/api/me/settings', summary: 'The settings that the page stores for me', who: 'person', answer: settings },
    async ({ caller }, server) => settings.parse(await server.people.settings(caller.person.id)),
  ),
  route(
    { method: 'put', path: '/api/me/settings', summary: 'Store settings of the page', who: 'person', body: settings, answer: done },
    async ({ caller, body }, server) => {
      await server.people.keepSettings(caller.person.id, body)
      return {}
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/me/account',
      summary: 'Turn the guest into an account with a password; the first account is the host',
      who: 'person',
      body: z.strictObject({ login, password: newPassword }),
      answer: me,
    },
    async ({ caller, body, address, site, context }, server) => {
      await server.registration.admitClaim()
      server.buckets.manyGuesses.takeOrFault(`address ${addressKey(address)}`)
      await server.accounts.claim(caller.person.id, body.login, body.password)
      await renewCookie(server, caller, { site, context })
      return meNow(caller, server)
    },
  ),
  route(
    {
      method: 'put',
      path: '/api/me/password',
      summary: 'Change the password; ends all other sessions and revokes tokens',
      who: 'account',
      body: z.strictObject({ old: oldPassword.optional(), password: newPassword }),
      answer: done,
    },
    async ({ caller, body, site, context }, server) => {
      countOwnGuess(server, caller)
      await server.accounts.changePassword(caller.person.id, body.old, body.password)
      await server.sessions.endAll(caller.person.id, caller.session)
      await server.tokens.removeAll(caller.person.id)
      await renewCookie(server, caller, { site, context })
      return {}
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/session',
      summary: "Sign in with a password; a guest's seats and games become the account's",
      who: 'anyone',
      body: z.strictObject({ login, password: oldPassword }),
      answer: me,
    },
    async ({ body, caller, address, site, context }, server) => {
      const person = await guess(server, readLogin(body.login) ?? '', address, () => server.accounts.enter(body.login, body.password))
      return enter(server, person, { caller, site, context })
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/session',
      summary: 'Who is signed in on this device? No error if nobody is',
      who: 'anyone',
      answer: z.strictObject({ me: me.optional().describe('Missing if nobody is signed in') }),
    },
    async ({ caller }, server) => ({ me: caller === undefined ? undefined : await meOf(caller.person, server) }),
  ),
  route(
    { method: 'delete', path: '/api/session', summary: 'Sign out here', who: 'person', answer: done },
    async ({ caller, site, context }, server) => {
      if (caller.session !== undefined) await server.sessions.end(caller.person.id, caller.session)
      await server.channels.forgetUnbound(caller.person.id)
      takeCookie(context, site)
      return {}
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/sessions',
      summary: 'Where am I signed in?',
      who: 'person',
      answer: z.strictObject({ sessions: z.array(session) }),
    },
    async ({ caller }, server) => {
      const sessions = await server.sessions.list(caller.person.id)
      return { sessions: sessions.map((each) => ({ ...each, current: each.id === caller.session })) }
    },
  ),
  route(
    { method: 'delete', path: '/api/sessions', summary: 'Sign out everywhere else', who: 'person', answer: done },
    async ({ caller }, server) => {
      await server.sessions.endAll(caller.person.id, caller.session)
      return {}
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/sessions/:session',
      summary: 'Sign out on another device',
      who: 'person',
      params: z.strictObject({ session: id }),
      answer: done,
    },
    async ({ caller, params }, server) => {
      await server.sessions.end(caller.person.id, params.session)
      return {}
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/reset',
      summary: "Set a new password with the host's one-time link; ends all sessions and revokes tokens",
      who: 'anyone',
      body: z.strictObject({ secret, password: newPassword }),
      answer: done,
    },
    async ({ body, address }, server) => {
      server.buckets.manyGuesses.takeOrFault(`address ${addressKey(address)}`)
      const person = await server.accounts.reset(body.secret, body.password)
      await server.sessions.endAll(person)
      await server.tokens.removeAll(person)
      return {}
    },
  ),
]

/** Creates a guest with a session on this device. */
export async function newGuest(
  server: Server,
  { name, invitation, address, site, context }: { name: string; invitation?: string; address: string; site: Site; context: Context },
): Promise<Person> {
  server.buckets.newcomers.takeOrFault(addressKey(address))
  // Checked before an invitation is used up.
  nameOrFault(name)
  await server.registration.admit(invitation)
  const person = await server.people.guest(name)
  giveCookie(context, site, (await server.sessions.start(person.id, deviceOf(context))).token)
  return person
}

/** Opens a session for somebody who has proved who they are. A guest on this device is merged into the account. */
export async function enter(
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
  giveCookie(context, site, token)
  // Signing in again on a device replaces its session.
  if (caller?.session !== undefined && caller.person.id === person.id) {
    await server.channels.movePush(caller.session, id)
    await server.sessions.end(person.id, caller.session)
  }
  return meOf(person, server)
}

/** Renews the token: an old one, from the guest or stolen before the password changed, must not give the session's new rights. */
export async function renewCookie(server: Server, { session }: Caller, { site, context }: { site: Site; context: Context }): Promise<void> {
  if (session !== undefined) giveCookie(context, site, await server.sessions.renew(session))
}

/**
 * Limits password guessing without letting anybody lock out the owner: each network has its own guesses, and those that other
 * networks have used up do not count against its first ones. A correct password is not counted.
 */
async function guess<T>(server: Server, login: string, address: string, judge: () => Promise<T>): Promise<T> {
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
  const right = await judge()
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
