import { CLOSE } from '@fairground/protocol/socket.ts'
import { describe, expect, it } from 'vitest'
import { type Json, refusal, withAccount, withServer } from './serving.ts'

describe('the host', () => {
  it('is the owner of the first account, and nobody else', () =>
    withServer(async (server) => {
      const [anna, bert] = [await server.account('anna'), await server.account('bert')]
      expect((await anna.get('/api/me')).host).toBe(true)
      expect(await refusal(bert.get('/api/host/settings'))).toBe('not-allowed')
      expect(await refusal(server.client().get('/api/host/settings'))).toBe('not-signed-in')
      await anna.post('/api/host/people/bert/host', { host: true })
      expect((await bert.get('/api/host/settings')).registration).toBe('open')
    }))

  it('can close registration, or allow only invited people', () =>
    withAccount(async (anna, server) => {
      const come = (invitation?: string) => server.client().post('/api/guests', { name: 'New', invitation })
      await anna.patch('/api/host/settings', { registration: 'invited' })
      expect(await refusal(come())).toBe('invitation-needed')
      expect(await refusal(come('made-up'))).toBe('expired')
      expect(await refusal(server.client().post('/api/play', { game: 'fair-trade' }))).toBe('invitation-needed')
      const { code } = await anna.post('/api/host/invitations', { note: 'Bert', uses: 1 })
      await come(code)
      expect(await refusal(come(code))).toBe('expired')
      const table = await anna.post('/api/tables', { game: 'fair-trade', seats: 2 })
      await come(table.code)
      expect(await refusal(come(table.id))).toBe('expired')
      await anna.patch('/api/host/settings', { registration: 'closed' })
      expect(await refusal(come(table.code))).toBe('registration-closed')
      await anna.get('/api/me')
    }))

  it('withdraws invitations', () =>
    withAccount(async (anna, server) => {
      await anna.patch('/api/host/settings', { registration: 'invited' })
      const { code, link } = await anna.post('/api/host/invitations', {})
      expect(link).toBe(`${server.url}/join/${code}`)
      await anna.delete(`/api/host/invitations/${code}`)
      expect((await anna.get('/api/host/invitations')).invitations).toEqual([])
      expect(await refusal(server.client().post('/api/guests', { name: 'New', invitation: code }))).toBe('expired')
    }))

  it('mutes, also on open sockets', () =>
    withServer(async (server) => {
      const [anna, bert] = [await server.account('anna'), await server.guest('Bert')]
      const { id } = await bert.post('/api/tables', { game: 'fair-trade', seats: 2 })
      const socket = await bert.socket()
      await socket.ask('say', { table: id, text: 'Hello' })
      const him = (await bert.get('/api/me')).id
      await anna.post(`/api/host/people/${him}/mute`, { hours: 1 })
      expect(await refusal(socket.ask('say', { table: id, text: 'Boo' }))).toBe('muted')
      expect(await refusal(bert.post(`/api/tables/${id}/chat`, { text: 'Boo' }))).toBe('muted')
      await anna.post(`/api/host/people/${him}/mute`, { hours: 0 })
      await socket.ask('say', { table: id, text: 'Sorry' })
    }))

  it('bans a person, at once and until the ban is lifted', () =>
    withServer(async (server) => {
      const [anna, bert] = [await server.account('anna'), await server.account('bert')]
      const socket = await bert.socket()
      const closed = socket.closed()
      const { id } = await bert.post('/api/tables', { game: 'fair-trade', seats: 2 })
      const { mark } = await bert.get(`/api/tables/${id}/updates?wait=0`)
      const poll = refusal(bert.get(`/api/tables/${id}/updates?since=0&mark=${mark}&wait=50`))
      await anna.post('/api/host/people/bert/ban', {})
      expect(await closed).toBe(CLOSE.banned)
      expect(await poll).toBe('banned')
      expect(await refusal(bert.get('/api/me'))).toBe('banned')
      expect(await refusal(server.client().post('/api/session', { login: 'bert', password: 'correct horse' }))).toBe('banned')
      await anna.post('/api/host/people/bert/ban', { hours: 0 })
      expect((await bert.get('/api/me')).login).toBe('bert')
      expect(await refusal(anna.post('/api/host/people/anna/ban', {}))).toBe('not-found')
    }))

  it('removes a line of chat', () =>
    withServer(async (server) => {
      const [anna, bert] = [await server.account('anna'), await server.guest('Bert')]
      const { id } = await bert.post('/api/tables', { game: 'fair-trade', seats: 2 })
      const { n } = await bert.post(`/api/tables/${id}/chat`, { text: 'Something vile' })
      await anna.delete(`/api/host/tables/${id}/chat/${n}`)
      expect(JSON.stringify(await bert.get(`/api/tables/${id}/chat`))).not.toContain('vile')
    }))

  it('ends a table that is stuck', () =>
    withServer(async (server) => {
      const [anna, bert] = [await server.account('anna'), await server.guest('Bert')]
      const { id } = await bert.post('/api/play', { game: 'fair-trade' })
      expect((await anna.get('/api/host/tables?state=running')).tables.map((table: Json) => table.id)).toEqual([id])
      await anna.post(`/api/host/tables/${id}/end`)
      expect((await bert.get(`/api/tables/${id}`)).table).toMatchObject({ state: 'over', result: { how: 'stopped', rated: false } })
    }))

  it('gives a person who forgot the password a link that works once', () =>
    withServer(async (server) => {
      const [anna, bert] = [await server.account('anna'), await server.account('bert')]
      const { link } = await anna.post('/api/host/people/bert/reset-link')
      const secret = new URL(link).hash.slice(1)
      await server.client().post('/api/reset', { secret, password: 'a new horse' })
      expect(await refusal(bert.get('/api/me'))).toBe('not-signed-in')
      await server.client().post('/api/session', { login: 'bert', password: 'a new horse' })
      expect(await refusal(server.client().post('/api/reset', { secret, password: 'thief horse' }))).toBe('expired')
    }))

  it('reads reports by players, and closes them', () =>
    withServer(async (server) => {
      const [anna, bert, carl] = [await server.account('anna'), await server.guest('Bert'), await server.guest('Carl')]
      const { id } = await bert.post('/api/play', { game: 'fair-trade' })
      const person = (await carl.get('/api/me')).id
      const { report } = await bert.post('/api/reports', { person, table: id, line: 1, words: 'He was rude' })
      await bert.post(`/api/tables/${id}/bug-reports`, { text: 'The card is wrong', n: 0 })
      expect((await anna.get('/api/host/reports')).reports).toMatchObject([{ id: report, person, words: 'He was rude' }])
      const bugs = (await anna.get('/api/host/bug-reports')).reports
      expect(bugs).toMatchObject([{ table: id, n: 0, text: 'The card is wrong' }])
      await anna.post(`/api/host/reports/${report}/close`)
      expect((await anna.get('/api/host/reports')).reports[0].closedAt).toBeGreaterThan(0)
    }))

  it('deletes inactive guests, but none who sits at a running table', () => {
    let now = Date.now()
    return withServer({ now: () => now }, async (server) => {
      const [gone, playing] = [await server.guest('Gone'), await server.guest('Playing')]
      await playing.post('/api/play', { game: 'fair-trade' })
      const [goneId, playingId] = [(await gone.get('/api/me')).id, (await playing.get('/api/me')).id]
      now += 40 * 24 * 60 * 60 * 1000
      await server.restart()
      const look = server.client()
      while ((await refusal(look.get(`/api/people/${goneId}`))) !== 'not-found') await new Promise((resolve) => setTimeout(resolve, 20))
      expect((await look.get(`/api/people/${playingId}`)).name).toBe('Playing')
    })
  })
})
