import { games } from '@fairground/games'
import { type MatchRecord, type Sitter, verify } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { DeviceMatch, SEED } from './device-match.ts'
import { type Client, eventually, type Json, refusal, withGuest, withServer } from './serving.ts'

/** A game as a device stores it after so many moves: each seat takes the first legal move. */
async function played(sitters: readonly Sitter[], moves: number, options: unknown = {}): Promise<{ record: MatchRecord; seed: string }> {
  const device = new DeviceMatch((await games['fair-trade']()).game, sitters, { options, waits: true })
  const { match } = device
  for (let done = 0; done < moves && match.result === undefined; done++) {
    if (match.handover !== undefined) match.enter(match.handover, 'clock', { done: true }, match.n)
    device.play()
  }
  return device.stored
}

const ALONE: readonly Sitter[] = ['person', 'bot:greedy', 'bot:random']

/** Plays the first move each time until the match is over. */
async function playOut(client: Client, table: string): Promise<Json> {
  return eventually(
    async () => {
      const { table: info, position } = await client.get(`/api/tables/${table}`)
      const act = position.moves.length > 0 ? { choice: 0 } : position.handover?.seat === position.viewer ? { done: true } : undefined
      if (act !== undefined) await client.post(`/api/tables/${table}/acts`, { act, after: position.n }).catch(() => {})
      return info
    },
    ({ state }) => state === 'over',
  )
}

describe('a game that was begun offline', () => {
  it('continues on the server, in the same seat, against the same bots', () =>
    withGuest(async (anna) => {
      const given = await played(ALONE, 5, { rounds: 6 })
      const { table, added } = await anna.post('/api/me/records', given)
      expect(added).toBe(true)
      expect(table).toMatchObject({
        state: 'running',
        offline: true,
        visibility: 'private',
        commitment: given.record.commitment,
        seats: [{ name: 'Anna', sitter: 'person' }, { sitter: 'bot:greedy' }, { sitter: 'bot:random' }],
      })
      expect((await anna.get('/api/me/tables')).tables[0]).toMatchObject({ id: table.id, offline: true })
      const { log } = await anna.get(`/api/tables/${table.id}/log`)
      expect(log.length).toBeGreaterThan(given.record.entries.length)
      const { result } = await playOut(anna, table.id)
      expect(result).toMatchObject({ how: 'played', rated: false })
      const whole: MatchRecord = await anna.get(`/api/tables/${table.id}/record`)
      expect(whole.id).toBe(given.record.id)
      expect(whole.entries.slice(0, given.record.entries.length)).toEqual(given.record.entries)
      verify((await games['fair-trade']()).game, whole)
    }))

  it('that is over is in the history, marked, and does not count in statistics', () =>
    withGuest(async (anna) => {
      const { table } = await anna.post('/api/me/records', await played(ALONE, 1000, { rounds: 6 }))
      expect(table).toMatchObject({ state: 'over', offline: true, result: { rated: false } })
      const { id } = await anna.get('/api/me')
      const { history } = await anna.getUntil(`/api/people/${id}/history`, (answer) => answer.history.length > 0)
      expect(history).toMatchObject([{ match: table.id, offline: true, rated: false }])
      expect((await anna.get(`/api/people/${id}`)).statistics).toEqual([])
    }))

  it('is one table however often it is sent, and another one for another person', () =>
    withServer(async (server) => {
      const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
      const given = await played(ALONE, 5)
      const first = await anna.post('/api/me/records', given)
      const later = await anna.post('/api/me/records', await played(ALONE, 8))
      expect(later).toMatchObject({ added: false, table: { id: first.table.id } })
      expect((await anna.get('/api/me/tables')).tables).toHaveLength(1)
      const others = await bert.post('/api/me/records', given)
      expect(others.table.id).not.toBe(first.table.id)
      expect(await refusal(bert.get(`/api/tables/${first.table.id}`))).toBe('no-table')
    }))

  it('with several people gives the sender the first seat; bots play for the others until they come through the link', () =>
    withServer(async (server) => {
      const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
      const given = await played(['person', 'person', 'bot:greedy'], 4)
      const { table } = await anna.post('/api/me/records', { ...given, names: ['Whoever', 'Bert', null] })
      expect(table.seats).toMatchObject([
        { name: 'Anna', sitter: 'person', wanted: false },
        { name: 'Bert', sitter: 'bot:trader', wanted: true },
        { sitter: 'bot:greedy', wanted: false },
      ])
      const joined = await bert.post(`/api/tables/${table.code}/join`)
      expect(joined.seats[1]).toMatchObject({ name: 'Bert', sitter: 'person', wanted: false })
    }))

  it('continues after a restart', () =>
    withGuest(async (anna, server) => {
      const { table } = await anna.post('/api/me/records', await played(ALONE, 5, { rounds: 6 }))
      await server.restart()
      expect((await anna.get(`/api/tables/${table.id}`)).table).toMatchObject({ state: 'running', offline: true })
      expect((await playOut(anna, table.id)).result.how).toBe('played')
    }))

  it('replaces a bot of an unknown kind by one of the server', () =>
    withGuest(async (anna) => {
      const { table } = await anna.post('/api/me/records', await played(['person', 'bot:oracle'], 4))
      expect(table.seats[1].sitter).toBe('bot:trader')
    }))
})

describe('a record sent to the server', () => {
  it('is refused with the place if it cannot be replayed', () =>
    withGuest(async (anna) => {
      const given = await played(ALONE, 5)
      const { record } = given
      const send = (changed: Partial<MatchRecord>, seed = SEED) =>
        anna.post('/api/me/records', { record: { ...record, ...changed }, seed }).then(
          () => 'taken',
          ({ code, message }) => `${code}: ${message}`,
        )
      const entries = record.entries.map((entry) => (entry.n === 3 ? { ...entry, at: entry.at + 1 } : entry))
      expect(await send({ entries })).toMatch(/^bad-record: .*entry 3/)
      expect(await send({ words: ['luck', '', ''] })).toMatch(/^bad-record: .*words/)
      expect(await send({}, 'b2'.repeat(32))).toMatch(/^bad-record: .*seed/)
      expect(await send({ result: { how: 'played', rated: true } })).toMatch(/^bad-record: .*result/)
      expect(await send({ game: 'chess' })).toMatch(/^no-game/)
      expect(await send({ entries: [5] as never })).toMatch(/^malformed/)
      expect((await anna.get('/api/me/tables')).tables).toEqual([])
    }))

  it('needs a signed-in sender, and is rate limited', () =>
    withServer({ limits: { handovers: { burst: 2, perSecond: 0.001 } } }, async (server) => {
      const given = await played(ALONE, 3)
      expect(await refusal(server.client().post('/api/me/records', given))).toBe('not-signed-in')
      const anna = await server.guest('Anna')
      await anna.post('/api/me/records', given)
      await anna.post('/api/me/records', given)
      expect(await refusal(anna.post('/api/me/records', given))).toBe('too-many')
    }))

  it('is dated no later than it arrived, even if the device’s clock was fast', () =>
    withGuest(async (anna) => {
      const device = new DeviceMatch((await games['fair-trade']()).game, ['person', 'bot:greedy'], { waits: true })
      device.match.play(0, device.match.moves(0)[0], 'person', Date.now() + 86_400_000)
      const { table } = await anna.post('/api/me/records', device.stored)
      const { log } = await anna.get(`/api/tables/${table.id}/log`)
      expect(log[1].at).toBeLessThanOrEqual(Date.now())
    }))
})
