import { CLOSE } from '@fairground/protocol/socket.ts'
import { describe, expect, it } from 'vitest'
import { Authenticator } from './authenticator.ts'
import { webReceiver } from './receivers.ts'
import { type Client, type RunningServer, refusal, withAccount, withGuest, withServer } from './serving.ts'

/** A device at a given address, according to the proxy. */
function from(server: RunningServer, address: string): Client {
  const client = server.client()
  client.headers = { 'x-forwarded-for': address }
  return client
}

describe('guesses at a password', () => {
  it('from seven networks do not lock out the owner, with the password or with a session', () =>
    withServer({ trustProxy: true }, async (server) => {
      const desk = await server.account('anna')
      for (let guess = 0; guess < 63; guess++)
        await refusal(from(server, `198.51.${guess % 7}.7`).post('/api/session', { login: 'anna', password: `wrong horse ${guess}` }))
      const phone = from(server, '203.0.113.5')
      expect(await phone.post('/api/session', { login: 'anna', password: 'correct horse' })).toMatchObject({ login: 'anna' })
      expect(await desk.get('/api/me')).toMatchObject({ login: 'anna' })
      await desk.put('/api/me/password', { old: 'correct horse', password: 'another horse' })
    }))

  it('are limited from each network, and in total', () =>
    withServer({ trustProxy: true, limits: { manyGuesses: { burst: 4, perSecond: 1e-6 } } }, async (server) => {
      await server.account('anna')
      const NETWORKS = 30
      let judged = 0
      for (let network = 0; network < NETWORKS; network++)
        for (let guess = 0; guess < 6; guess++) {
          // Another machine of the same network makes no difference.
          const guesser = from(server, `10.${network}.0.${guess + 1}`)
          if ((await refusal(guesser.post('/api/session', { login: 'anna', password: 'wrong horse' }))) === 'wrong-password') judged++
        }
      expect(judged).toBe(2 * NETWORKS + 4)
    }))

  it('that are right cost nothing', () =>
    withServer({ limits: { guesses: { burst: 2, perSecond: 1e-6 } } }, async (server) => {
      await server.account('anna')
      for (let time = 0; time < 8; time++) await server.client().post('/api/session', { login: 'anna', password: 'correct horse' })
    }))
})

describe('a session', () => {
  it('has another cookie once the guest is an account, and the old one is invalid', () =>
    withGuest(async (anna, server) => {
      const before = anna.cookie
      const socket = await anna.socket()
      await anna.post('/api/me/account', { login: 'anna', password: 'correct horse' })
      expect(anna.cookie).not.toBe(before)
      expect((await anna.get('/api/me')).login).toBe('anna')
      const thief = server.client()
      thief.cookie = before
      expect(await refusal(thief.get('/api/me'))).toBe('not-signed-in')
      expect((await anna.get('/api/sessions')).sessions).toHaveLength(1)
      expect(await socket.ask('ping')).toHaveProperty('now')
    }))

  it('has another cookie once the guest is an account with a passkey', () =>
    withServer({ hostname: 'localhost' }, async (server) => {
      const anna = await server.guest('Anna')
      const before = anna.cookie
      const { challenge, options } = await anna.post('/api/me/passkeys/options', { login: 'anna' })
      const response = new Authenticator(server.url).create(options)
      await anna.post('/api/me/passkeys', { challenge, login: 'anna', name: 'Phone', response })
      expect(anna.cookie).not.toBe(before)
      expect((await anna.get('/api/me')).login).toBe('anna')
    }))

  it('has another cookie after a new password and after signing in', () =>
    withAccount(async (anna, server) => {
      const cookies = [anna.cookie]
      await anna.put('/api/me/password', { old: 'correct horse', password: 'another horse' })
      cookies.push(anna.cookie)
      await anna.post('/api/session', { login: 'anna', password: 'another horse' })
      cookies.push(anna.cookie)
      expect(new Set(cookies).size).toBe(3)
      const thief = server.client()
      for (const cookie of cookies.slice(0, 2)) {
        thief.cookie = cookie
        expect(await refusal(thief.get('/api/me'))).toBe('not-signed-in')
      }
    }))

  it('ends the push messages of its browser, however it ends', () =>
    withServer({ push: { publicKey: 'p', privateKey: 'p', contact: 'mailto:host@club.example' } }, async (server) => {
      const service = await webReceiver(201)
      const host = await server.account('the-host')
      await host.patch('/api/host/settings', { privateWebhooks: true })
      const told = async (client: Client) => (await client.get('/api/me/notices')).push.length
      const subscribe = (client: Client, name: string) =>
        client.post('/api/me/notices/push', { endpoint: `${service.url}/${name}`, keys: { p256dh: 'key', auth: 'auth' } })
      const desk = await server.account('anna')
      const phone = server.client()
      await phone.post('/api/session', { login: 'anna', password: 'correct horse' })
      await subscribe(desk, 'desk')
      await subscribe(phone, 'phone')
      expect(await told(desk)).toBe(2)
      await phone.delete('/api/session')
      expect(await told(desk)).toBe(1)
      await phone.post('/api/session', { login: 'anna', password: 'correct horse' })
      await subscribe(phone, 'phone')
      await phone.post('/api/session', { login: 'anna', password: 'correct horse' })
      expect(await told(desk)).toBe(2)
      await desk.delete('/api/sessions')
      expect(await told(desk)).toBe(1)
      await service.close()
    }))
})

describe('an access token', () => {
  /** A program with an open socket and an open poll. */
  async function program(server: RunningServer, owner: Client) {
    const { id } = await owner.post('/api/tables', { game: 'fair-trade', seats: 2 })
    const { token, secret } = await owner.post('/api/me/tokens', { name: 'my bot' })
    const client = server.client()
    client.headers = { authorization: `Bearer ${secret}` }
    const socket = await client.socket()
    const closed = socket.closed()
    const { mark } = await client.get(`/api/tables/${id}/updates?wait=0`)
    const poll = refusal(client.get(`/api/tables/${id}/updates?since=0&mark=${mark}&wait=50`))
    return { client, token, closed, poll }
  }

  it.each<[string, (owner: Client, token: string, server: RunningServer) => Promise<unknown>]>([
    ['it is taken back', (owner, token) => owner.delete(`/api/me/tokens/${token}`)],
    ['its owner sets a new password', (owner) => owner.put('/api/me/password', { old: 'correct horse', password: 'another horse' })],
    [
      'its owner uses a reset link',
      async (owner, _token, server) => {
        const { link } = await owner.post('/api/host/people/anna/reset-link')
        await server.client().post('/api/reset', { secret: new URL(link).hash.slice(1), password: 'another horse' })
      },
    ],
    ['its owner is erased', (owner) => owner.delete('/api/me', { erase: true, password: 'correct horse' })],
  ])('is invalid the moment %s, also on open sockets and waiting polls', (how, end) =>
    withServer(async (server) => {
      const owner = await server.account('anna')
      const { client, token, closed, poll } = await program(server, owner)
      await end(owner, token.id, server)
      expect(await closed).toBe(CLOSE.ended)
      expect(await refusal(client.get('/api/me'))).toBe('bad-token')
      // An erased person leaves the table first, which the poll reports; later there is nothing to report.
      expect(await poll).toBe(how === 'its owner is erased' ? 'nothing was refused' : 'not-signed-in')
    }),
  )
})

describe('the host of a server', () => {
  it('always exists: claiming and erasing at the same time leave a server in which the next account is the first', () =>
    withServer(async (server) => {
      for (let time = 0; time < 6; time++) {
        const anna = await server.guest('Anna')
        await Promise.allSettled([
          anna.post('/api/me/account', { login: `anna${time}`, password: 'correct horse' }),
          anna.delete('/api/me', { erase: true }),
          anna.post('/api/me/account', { login: `anne${time}`, password: 'correct horse' }),
        ])
        // Erase the remaining account, too, if that is allowed: the only account may be erased.
        await anna.delete('/api/me', { erase: true, password: 'correct horse' }).catch(() => undefined)
      }
      expect(await (await server.account('bert')).get('/api/me')).toMatchObject({ host: true })
    }))

  it('cannot be erased while others have accounts and there is no other host', () =>
    withServer(async (server) => {
      const [anna, bert] = [await server.account('anna'), await server.account('bert')]
      expect(await refusal(anna.delete('/api/me', { erase: true, password: 'correct horse' }))).toBe('conflict')
      expect(await refusal(anna.post('/api/host/people/anna/host', { host: false }))).toBe('conflict')
      expect(await refusal(anna.delete('/api/host/people/anna'))).toBe('conflict')
      await anna.post('/api/host/people/bert/host', { host: true })
      await anna.delete('/api/me', { erase: true, password: 'correct horse' })
      expect(await bert.get('/api/me')).toMatchObject({ host: true })
      expect(await (await server.account('carl')).get('/api/me')).toMatchObject({ host: false })
    }))
})

describe('an invitation', () => {
  it('is not used up by a name or a game that is refused', () =>
    withServer(async (server) => {
      const host = await server.account('the-host')
      await host.patch('/api/host/settings', { registration: 'invited' })
      const { code } = await host.post('/api/host/invitations', { uses: 1 })
      for (const name of ['\u200b', '   ', 'x'.repeat(41), '\u202eturned'])
        expect(await refusal(server.client().post('/api/guests', { name, invitation: code }))).toBe('malformed')
      expect(await refusal(server.client().post('/api/play', { game: 'no-such-game', invitation: code }))).toBe('not-found')
      expect(await refusal(server.client().post('/api/play', { game: 'fair-trade', seats: 9, invitation: code }))).toBe('malformed')
      expect(await refusal(server.client().post('/api/play', { game: 'fair-trade', name: '\u200b', invitation: code }))).toBe('malformed')
      await server.client().post('/api/guests', { name: 'Bert', invitation: code })
      expect(await refusal(server.client().post('/api/guests', { name: 'Carl', invitation: code }))).toBe('expired')
    }))
})
