import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sql } from '../sql.ts'
import { STORE_FILE } from '../store/open.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Authenticator } from './authenticator.ts'
import { type Json, type RunningServer, refusal, withAccount, withGuest, withServer } from './serving.ts'
import { inFolder } from './temporary.ts'

describe('a new visitor', () => {
  it('needs only a name, and the cookie keeps the identity', () =>
    withGuest(async (anna, server) => {
      expect(await anna.get('/api/me')).toMatchObject({ name: 'Anna', host: false })
      await server.restart()
      expect(await anna.get('/api/me')).toMatchObject({ name: 'Anna' })
      expect(await refusal(server.client().get('/api/me'))).toBe('not-signed-in')
      expect(await server.client().get('/api/session')).toEqual({})
      expect(await anna.get('/api/session')).toEqual({ me: await anna.get('/api/me') })
    }))

  it('gets a cookie that scripts and other sites cannot use', () =>
    withServer(async (server) => {
      const response = await server.client().send('POST', '/api/guests', '{"name":"Anna"}')
      expect(response.headers.get('set-cookie')).toMatch(/^fairground=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    }))

  it('gets a secure cookie if the server is reached over https', () =>
    withServer({ address: 'https://club.example' }, async (server) => {
      const client = server.client()
      const response = await client.send('POST', '/api/guests', '{"name":"Anna"}')
      expect(response.headers.get('set-cookie')).toMatch(/^__Host-fairground=[\w-]{43}; .*Secure/)
      expect(await client.get('/api/me')).toMatchObject({ name: 'Anna' })
    }))

  it('keeps the settings of the page', () =>
    withGuest(async (anna) => {
      await anna.put('/api/me/settings', { language: 'vi', theme: { dark: true } })
      expect(await anna.get('/api/me/settings')).toEqual({ language: 'vi', theme: { dark: true } })
      expect(await refusal(anna.put('/api/me/settings', { junk: 'x'.repeat(9000) }))).toBe('too-large')
      expect(await anna.get('/api/me/settings')).toEqual({ language: 'vi', theme: { dark: true } })
    }))
})

describe('an account with a password', () => {
  it('is a guest who stays the same person, also on another device', () =>
    withAccount(async (anna, server) => {
      const phone = server.client()
      expect(await refusal(phone.post('/api/session', { login: 'anna', password: 'wrong horse' }))).toBe('wrong-password')
      await phone.post('/api/session', { login: 'ANNA', password: 'correct horse' })
      expect((await phone.get('/api/me')).id).toBe((await anna.get('/api/me')).id)
    }))

  it('shows where it is signed in, and signs out there', () =>
    withServer(async (server) => {
      const desk = await server.account('anna')
      const phone = server.client()
      phone.headers = { 'user-agent': 'Phone' }
      await phone.post('/api/session', { login: 'anna', password: 'correct horse' })
      const { sessions } = await desk.get('/api/sessions')
      expect(sessions.map(({ label, current }: Json) => [label, current])).toContainEqual(['Phone', false])
      await desk.delete(`/api/sessions/${sessions.find(({ label }: Json) => label === 'Phone').id}`)
      expect(await refusal(phone.get('/api/me'))).toBe('not-signed-in')
      await desk.delete('/api/session')
      expect(await refusal(desk.get('/api/me'))).toBe('not-signed-in')
    }))

  it('ends all other sessions when its password changes', () =>
    withServer(async (server) => {
      const desk = await server.account('anna')
      const phone = server.client()
      await phone.post('/api/session', { login: 'anna', password: 'correct horse' })
      await desk.put('/api/me/password', { old: 'correct horse', password: 'another horse' })
      expect(await refusal(phone.get('/api/me'))).toBe('not-signed-in')
      expect((await desk.get('/api/me')).login).toBe('anna')
    }))

  it('limits guesses at its password', () =>
    withServer({ limits: { guesses: { burst: 3, perSecond: 0.01 } } }, async (server) => {
      await server.account('anna')
      const thief = server.client()
      const codes: string[] = []
      for (let guess = 0; guess < 5; guess++)
        codes.push(await refusal(thief.post('/api/session', { login: 'anna', password: `guess ${guess}` })))
      expect(codes).toEqual(['wrong-password', 'wrong-password', 'wrong-password', 'too-many', 'too-many'])
    }))
})

async function addPasskey(
  server: RunningServer,
  client: Awaited<ReturnType<RunningServer['guest']>>,
  login?: string,
): Promise<Authenticator> {
  const passkey = new Authenticator(server.url)
  const { challenge, options } = await client.post('/api/me/passkeys/options', { login })
  await client.post('/api/me/passkeys', { challenge, login, name: 'Phone', response: passkey.create(options) })
  return passkey
}

describe('an account with a passkey', () => {
  const local = { hostname: 'localhost' }

  it('needs no password: created on one device, used with the passkey on another', () =>
    withServer(local, async (server) => {
      const anna = await server.guest('Anna')
      const passkey = await addPasskey(server, anna, 'anna')
      const me = await anna.get('/api/me')
      expect(me).toMatchObject({ login: 'anna', host: true, hasPassword: false })
      const other = server.client()
      const { challenge, options } = await other.post('/api/session/passkey/options')
      const response = passkey.get(options, me.id)
      await other.post('/api/session/passkey', { challenge, response })
      expect((await other.get('/api/me')).id).toBe(me.id)
      expect(await refusal(server.client().post('/api/session/passkey', { challenge, response }))).toBe('expired')
    }))

  it('cannot be used with another key, nor with an answer to another challenge', () =>
    withServer(local, async (server) => {
      const anna = await server.guest('Anna')
      const passkey = await addPasskey(server, anna, 'anna')
      const { id } = await anna.get('/api/me')
      const thief = server.client()
      const first = await thief.post('/api/session/passkey/options')
      const second = await thief.post('/api/session/passkey/options')
      const crossed = { challenge: second.challenge, response: passkey.get(first.options, id) }
      expect(await refusal(thief.post('/api/session/passkey', crossed))).toBe('wrong-passkey')
      const unknown = { challenge: first.challenge, response: new Authenticator(server.url).get(first.options, id) }
      expect(await refusal(thief.post('/api/session/passkey', unknown))).toBe('wrong-passkey')
    }))

  it('cannot lose its last way to sign in', () =>
    withServer(local, async (server) => {
      const anna = await server.guest('Anna')
      await addPasskey(server, anna, 'anna')
      const { passkeys } = await anna.get('/api/me/passkeys')
      expect(await refusal(anna.delete(`/api/me/passkeys/${passkeys[0].id}`))).toBe('conflict')
      await addPasskey(server, anna)
      await anna.delete(`/api/me/passkeys/${passkeys[0].id}`)
      expect((await anna.get('/api/me/passkeys')).passkeys).toHaveLength(1)
    }))

  it('is not offered in a local network over plain http, with the reason', () =>
    withServer({ address: 'http://192.168.1.20:8080' }, async (server) => {
      const anna = await server.guest('Anna')
      const { passkeys, push, installing, passwords } = await anna.get('/api/capabilities')
      for (const each of [passkeys, push, installing])
        expect(each).toMatchObject({ available: false, reason: expect.stringContaining('https') })
      expect(passwords).toEqual({ available: true })
      expect(await refusal(anna.post('/api/me/passkeys/options', { login: 'anna' }))).toBe('not-available')
      await anna.post('/api/me/account', { login: 'anna', password: 'correct horse' })
      expect((await anna.get('/api/me')).login).toBe('anna')
    }))
})

async function tableOf(client: Awaited<ReturnType<RunningServer['guest']>>, seats = 2): Promise<string> {
  return (await client.post('/api/tables', { game: 'fair-trade', seats, visibility: 'listed' })).id
}

describe('a guest who signs in to an account', () => {
  it('keeps the seats of both', () =>
    withAccount(async (anna, server) => {
      const atDesk = await tableOf(anna)
      const phone = await server.guest('Somebody')
      const onPhone = await tableOf(phone)
      const shared = await tableOf(await server.guest('Bert'), 3)
      await anna.post(`/api/tables/${shared}/join`, {})
      await phone.post(`/api/tables/${shared}/join`, {})
      await phone.post('/api/session', { login: 'anna', password: 'correct horse' })
      const { id } = await phone.get('/api/me')
      const { tables } = await phone.get('/api/me/tables')
      expect(tables.map((table: Json) => table.id).sort()).toEqual([atDesk, onPhone, shared].sort())
      const seats = tables.find((table: Json) => table.id === shared).seats
      expect(seats.filter((seat: Json) => seat.person === id)).toHaveLength(2)
      expect((await phone.get(`/api/tables/${shared}?seat=2`)).table.id).toBe(shared)
    }))
})

describe('a match between people', () => {
  it('changes their ratings, once, also if the server stopped before it could', () =>
    inFolder(async (data) => {
      const ids: string[] = []
      const play = async (server: RunningServer) => {
        const [anna, bert] = [await server.account('anna'), await server.account('bert')]
        const table = await tableOf(anna)
        await bert.post(`/api/tables/${table}/join`)
        await bert.post(`/api/tables/${table}/ready`, { ready: true })
        await anna.post(`/api/tables/${table}/start`)
        await bert.post(`/api/tables/${table}/acts`, { act: { concede: true } })
        ids.push((await anna.get('/api/me')).id)
        return board(server)
      }
      const board = async (server: RunningServer) =>
        (await server.client().getUntil('/api/ratings/fair-trade/2', (answer) => answer.ratings.length === 2)).ratings
      await withServer({ data }, async (server) => {
        const before = await play(server)
        expect(before.map(({ name, games }: Json) => [name, games])).toEqual([
          ['anna', 1],
          ['bert', 1],
        ])
        expect(before[0].rating).toBeGreaterThan(1500)
        await server.stop()
        const store = await openSqlite(join(data, STORE_FILE))
        await store.commit([sql`DELETE FROM person_result`, sql`DELETE FROM person_rating`])
        await store.close()
        await server.start()
        expect(await board(server)).toEqual(before)
        await server.restart()
        expect(await board(server)).toEqual(before)
        expect((await server.client().get(`/api/people/${ids[0]}/history`)).history).toMatchObject([
          { how: 'conceded', place: 1, rated: true },
        ])
      })
    }))
})

describe('leaving', () => {
  it('can take all own data as JSON', () =>
    withAccount(async (anna) => {
      const table = await tableOf(anna)
      await anna.post(`/api/tables/${table}/chat`, { text: 'Hello there' })
      await anna.put(`/api/tables/${table}/note`, { text: 'My plan' })
      await anna.put('/api/me/settings', { language: 'de' })
      const data = await anna.get('/api/me/export')
      expect(data).toMatchObject({ person: { login: 'anna' }, settings: { language: 'de' } })
      for (const words of ['Hello there', 'My plan', table]) expect(JSON.stringify(data)).toContain(words)
      expect(JSON.stringify(data)).not.toMatch(/argon2|hash/)
    }))

  it('for ever needs the password and leaves no name behind', () =>
    withAccount(async (anna, server) => {
      const bert = await server.guest('Bert')
      const table = await tableOf(bert)
      await anna.post(`/api/tables/${table}/join`, {})
      await anna.post(`/api/tables/${table}/chat`, { text: 'Unforgettable' })
      const { id } = await anna.get('/api/me')
      expect(await refusal(anna.delete('/api/me', { erase: true }))).toBe('wrong-password')
      await anna.delete('/api/me', { erase: true, password: 'correct horse' })
      expect(await refusal(anna.get('/api/me'))).toBe('not-signed-in')
      expect(await refusal(bert.get(`/api/people/${id}`))).toBe('not-found')
      const left = JSON.stringify([await bert.get(`/api/tables/${table}`), await bert.get(`/api/tables/${table}/chat`)])
      expect(left).not.toMatch(new RegExp(`Unforgettable|anna|${id}`))
      expect(await refusal(server.client().post('/api/session', { login: 'anna', password: 'correct horse' }))).toBe('wrong-password')
    }))
})
