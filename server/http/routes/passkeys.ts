import { id, ONE_LINE } from '@fairground/protocol/fields.ts'
import { login, me, newPasskey, passkey, passkeyOptions, usedPasskey } from '@fairground/protocol/people.ts'
import * as z from 'zod'
import { Fault } from '../../fault.ts'
import { addressKey } from '../../limits.ts'
import { route } from '../route.ts'
import type { Site } from '../site.ts'
import { meNow, renewCookie, signIn } from './people.ts'

/** Passkeys: a challenge from the server, a response from the browser. */
export const passkeyRoutes = [
  route(
    'post /api/me/passkeys/options',
    'Start adding a passkey; this turns a guest, who chooses a login, into an account',
    { who: 'person', body: { login: login.optional() }, answer: passkeyOptions },
    async ({ caller, body, site }, server) => {
      refuseInsecure(site)
      const login = caller.person.login ?? body.login
      if (login === undefined) throw new Fault('malformed', 'a guest chooses a login together with the passkey')
      if (caller.person.login === undefined) {
        await server.registration.admitClaim()
        if (!(await server.accounts.isFree(login))) throw new Fault('taken', 'this login is taken')
      }
      const { challenge, options } = await server.passkeys.askForNew(site, caller.person, login)
      return { challenge, options: { ...options } }
    },
  ),
  route(
    'post /api/me/passkeys',
    'Add the passkey that the browser has created',
    {
      who: 'person',
      body: { challenge: id, login: login.optional(), name: z.string().min(1).max(ONE_LINE), response: newPasskey },
      answer: me,
    },
    async ({ caller, body, site, context }, server) => {
      refuseInsecure(site)
      const statement = await server.passkeys.verifyNew(site, caller.person.id, body.challenge, transported(body.response), body.name)
      if (caller.person.login !== undefined) await server.passkeys.add(statement)
      else if (body.login === undefined) throw new Fault('malformed', 'a guest chooses a login together with the passkey')
      else {
        await server.registration.admitClaim()
        await server.accounts.claimWith(caller.person.id, body.login, statement)
        await renewCookie(server, caller, { site, context })
      }
      return meNow(caller, server)
    },
  ),
  route('get /api/me/passkeys', 'My passkeys', { who: 'person', answer: { passkeys: z.array(passkey) } }, async ({ caller }, server) => ({
    passkeys: await server.passkeys.list(caller.person.id),
  })),
  route(
    'delete /api/me/passkeys/:passkey',
    'Remove a passkey, unless it is the only way to sign in',
    { who: 'account', params: { passkey: z.string().regex(/^[\w-]{1,1400}$/) } },
    ({ caller, params }, server) => server.passkeys.remove(caller.person.id, params.passkey),
  ),
  route(
    'post /api/session/passkey/options',
    'Start signing in with a passkey',
    { who: 'anyone', answer: passkeyOptions },
    async ({ site, address }, server) => {
      refuseInsecure(site)
      server.buckets.newGuests.takeOrFault(addressKey(address))
      const { challenge, options } = await server.passkeys.askToEnter(site)
      return { challenge, options: { ...options } }
    },
  ),
  route(
    'post /api/session/passkey',
    "Sign in with a passkey; a guest's seats and games become the account's",
    { who: 'anyone', body: { challenge: id, response: usedPasskey }, answer: me },
    async ({ body, caller, site, context }, server) => {
      refuseInsecure(site)
      const person = await server.people.find(await server.passkeys.enter(site, body.challenge, body.response))
      if (person === undefined) throw new Fault('wrong-passkey', 'this passkey is unknown')
      return signIn(server, person, { caller, site, context })
    },
  ),
]

function refuseInsecure({ insecure }: Site): void {
  if (insecure !== undefined) throw new Fault('not-available', `no passkeys here: ${insecure}`)
}

/** The library names the transports it knows; browsers may name others, which are hints only. */
function transported<T extends { response: { transports?: string[] | undefined } }>(credential: T) {
  const known = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
  const transports = known.filter((transport) => credential.response.transports?.includes(transport) === true)
  return { ...credential, response: { ...credential.response, transports } }
}
