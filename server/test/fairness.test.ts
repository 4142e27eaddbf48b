import { commitment } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { type Client, type RunningServer, withGuest, withServer } from './serving.ts'

async function program(server: RunningServer, owner: Client): Promise<Client> {
  const { secret } = await owner.post('/api/me/tokens', { name: 'my bot' })
  const client = server.client()
  client.headers = { authorization: `Bearer ${secret}` }
  return client
}

describe('The random numbers of a match', () => {
  it('are committed to before contributions can be sent, and include exactly the contributions that were sent, and whose they are', () =>
    withServer(async (server) => {
      const [anna, bert, carl, dora] = await Promise.all(['Anna', 'Bert', 'Carl', 'Dora'].map((name) => server.guest(name)))
      const table = await anna.post('/api/tables', { game: 'fair-trade', seats: 5, bots: [{ seat: 4, level: 'random' }] })
      const seal = table.commitment
      for (const each of [bert, carl, dora]) await each.post(`/api/tables/${table.code}/join`)
      const [ofCarl, ofDora] = [await program(server, carl), await program(server, dora)]
      const ready = `/api/tables/${table.id}/ready`
      await anna.post(ready, { ready: true, word: '000102030405060708090a0b0c0d0e0f', wordFrom: 'browser' })
      await bert.post(ready, { ready: true, word: 'abracadabra', wordFrom: 'typed' })
      await ofCarl.post(ready, { ready: true, word: 'beep' })
      await ofDora.post(ready, { ready: true })
      const { table: begun } = await anna.get(`/api/tables/${table.id}`)
      expect(begun).toMatchObject({
        state: 'running',
        commitment: seal,
        words: ['000102030405060708090a0b0c0d0e0f', 'abracadabra', 'beep', '', ''],
        wordsFrom: ['browser', 'typed', 'program', 'none', 'none'],
      })
      for (const each of [anna, bert, carl, dora]) await each.post(`/api/tables/${table.id}/acts`, { act: { concede: true } })
      const record = await anna.get(`/api/tables/${table.id}/record`)
      expect(record.words).toEqual(begun.words)
      expect(commitment(record.seed)).toBe(seal)
    }))

  it('get nothing from the server in the name of a person who added nothing', () =>
    withServer(async (server) => {
      const { words, wordsFrom } = await server.client().post('/api/play', { game: 'fair-trade', seats: 2 })
      expect(words).toEqual(['', ''])
      expect(wordsFrom).toEqual(['none', 'none'])
    }))

  it('can wait for a contribution when one plays at once: the commitment comes first', () =>
    withServer(async (server) => {
      const anna = server.client()
      const open = await anna.post('/api/play', { game: 'fair-trade', seats: 2, begin: false })
      expect(open).toMatchObject({ state: 'open', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
      const begun = await anna.post(`/api/tables/${open.id}/start`, { word: 'ff'.repeat(16), wordFrom: 'browser' })
      expect(begun).toMatchObject({ state: 'running', commitment: open.commitment, words: ['ff'.repeat(16), ''] })
      expect(begun.wordsFrom).toEqual(['browser', 'none'])
    }))

  it('keep whose contribution it is when the server stops before the match begins', () =>
    withServer(async (server) => {
      const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
      const { id, code } = await anna.post('/api/tables', { game: 'fair-trade', seats: 2 })
      await bert.post(`/api/tables/${code}/join`)
      await bert.post(`/api/tables/${id}/ready`, { ready: true, word: 'early', wordFrom: 'browser' })
      await server.restart()
      const { words, wordsFrom } = await anna.post(`/api/tables/${id}/start`, {})
      expect([words, wordsFrom]).toEqual([
        ['', 'early'],
        ['none', 'browser'],
      ])
    }))

  it("mark the contribution of a token as a program's, whatever it claims", () =>
    withGuest(async (anna, server) => {
      const bot = await program(server, anna)
      const { id } = await bot.post('/api/play', { game: 'fair-trade', seats: 2, begin: false })
      const { wordsFrom } = await bot.post(`/api/tables/${id}/start`, { word: '00'.repeat(16), wordFrom: 'browser' })
      expect(wordsFrom).toEqual(['program', 'none'])
    }))
})
