import { describe, expect, it } from 'vitest'
import { routes } from '../http/routes/index.ts'
import { type Client, type Json, type RunningServer, refusal, withServer } from './serving.ts'

/** Two tables of one person, and a program that may play at the first. */
async function atOneTable(server: RunningServer): Promise<{ program: Client; owner: Client; own: Json; other: Json }> {
  const owner = await server.guest('Anna')
  const [own, other] = [await owner.post('/api/play', { game: 'fair-trade' }), await owner.post('/api/play', { game: 'fair-trade' })]
  const { secret } = await owner.post('/api/me/tokens', { name: 'my bot', onlyTable: own.id })
  const program = server.client()
  program.headers = { authorization: `Bearer ${secret}` }
  return { program, owner, own, other }
}

/** What a table's own token may request without naming a table: no personal data except who its owner is. */
const WITHOUT_TABLE = ['/api/me', '/api/games', '/api/games/:game', '/api/capabilities']

describe("A table's own token", () => {
  it('opens only requests that name its table, and a few public ones', () => {
    const open = routes.filter(({ spec }) => spec.tokens === 'table').map(({ spec }) => spec.path)
    expect(open.filter((path) => !path.startsWith('/api/tables/:table')).toSorted()).toEqual(WITHOUT_TABLE.toSorted())
  })

  it('opens nothing at another table of the same person, by id or by code', () =>
    withServer(async (server) => {
      const { program, own, other } = await atOneTable(server)
      expect((await program.get(`/api/tables/${own.id}`)).table.id).toBe(own.id)
      const tried = routes.filter(({ spec }) => spec.tokens === 'table' && spec.path.includes(':table'))
      expect(tried.length).toBeGreaterThan(10)
      for (const { spec } of tried)
        for (const table of [other.id, other.code])
          expect(
            await refusal(program.ask(spec.method.toUpperCase(), spec.path.replace(':table', table), bodyFor(spec.method))),
            spec.path,
          ).toBe('not-allowed')
      const socket = await program.socket()
      expect(await refusal(socket.watch(other.id))).toBe('not-allowed')
      expect(await refusal(socket.ask('act', { table: other.id, act: { choice: 0 } }))).toBe('not-allowed')
    }))

  it('cannot list or create tables', () =>
    withServer(async (server) => {
      const { program, owner, own } = await atOneTable(server)
      for (const path of ['/api/tables', '/api/me/tables', '/api/me/next-turn', '/api/me/finished'])
        expect(await refusal(program.get(path)), path).toBe('not-allowed')
      expect(await refusal(program.post('/api/play', { game: 'fair-trade' }))).toBe('not-allowed')
      expect(await refusal(program.post('/api/tables', { game: 'fair-trade', seats: 2 }))).toBe('not-allowed')
      await owner.post(`/api/tables/${own.id}/acts`, { act: { concede: true } })
      expect(await refusal(program.post(`/api/tables/${own.id}/rematch`))).toBe('not-allowed')
    }))

  it('gets no notices of turns elsewhere', () =>
    withServer(async (server) => {
      const { program, owner, own } = await atOneTable(server)
      const socket = await program.socket()
      const ears = await owner.socket()
      const elsewhere = await owner.post('/api/play', { game: 'fair-trade' })
      await ears.until(({ turn }) => turn?.table === elsewhere.id)
      await socket.ask('ping')
      expect(socket.texts.join()).not.toContain(elsewhere.id)
      await owner.post(`/api/tables/${own.id}/acts`, { act: { concede: true } })
    }))
})

describe('Any token', () => {
  it('gets no chat, over the socket or by polling', () =>
    withServer(async (server) => {
      const { owner, own } = await atOneTable(server)
      const { secret } = await owner.post('/api/me/tokens', { name: 'for all' })
      const program = server.client()
      program.headers = { authorization: `Bearer ${secret}` }
      await owner.post(`/api/tables/${own.id}/chat`, { text: 'between us' })
      const socket = await program.socket()
      await socket.watch(own.id)
      const ears = await owner.socket()
      await ears.watch(own.id)
      await owner.post(`/api/tables/${own.id}/chat`, { text: 'between us two' })
      await ears.until(({ delivery }) => delivery?.kind === 'chat')
      await socket.ask('ping')
      const polled = await program.get(`/api/tables/${own.id}/updates?wait=0`)
      expect(ears.texts.join()).toContain('between us')
      expect(socket.texts.join() + JSON.stringify(polled)).not.toContain('between us')
      expect(await refusal(program.get(`/api/tables/${own.id}/chat`))).toBe('not-allowed')
    }))
})

function bodyFor(method: string): unknown {
  return method === 'get' ? undefined : {}
}
