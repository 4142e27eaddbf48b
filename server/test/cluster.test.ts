import { CLOSE } from '@fairground/protocol/socket.ts'
import { describe, expect, it } from 'vitest'
import type { ServeOptions } from '../index.ts'
import { LIMITS } from '../limits.ts'
import { HIGH_LIMITS } from '../soak/high-limits.ts'
import { ownPostgres } from './postgres.ts'
import { webReceiver } from './receivers.ts'
import { Client, eventually, playFirst, RunningServer, refusal, SLOW, tableOfTwo } from './serving.ts'
import { inFolder } from './temporary.ts'

const postgres = ownPostgres()

type Play = (one: RunningServer, other: RunningServer) => Promise<void>
type Options = Partial<ServeOptions> & { readonly roles?: readonly ServeOptions['role'][] }

/** Two processes of one server, as far as a test can tell: they share only the database. */
function withTwo(...given: readonly [Play] | readonly [Options, Play]): Promise<void> {
  const [{ roles = ['all', 'all'] as const, ...options }, play] = given.length === 1 ? [{} as Options, given[0]] : given
  return inFolder(async (data) => {
    const database = await postgres.newDatabase()
    // Tests send many requests.
    const common = { database, limits: HIGH_LIMITS, ...options }
    const [one, other] = roles.map((role, n) => new RunningServer({ ...common, role, data: `${data}/${n}` }))
    try {
      await one.start()
      await other.start()
      await play(one, other)
    } finally {
      await one.stop()
      await other.stop()
    }
  })
}

/** The same person on the same device, whose next request goes to another process. */
function at(server: RunningServer, client: Client): Client {
  const there = new Client(() => server.url)
  there.cookie = client.cookie
  return there
}

describe('Two processes of one server', () => {
  it('let people play at one table, and each shows at once what happened at the other', () =>
    withTwo(async (one, other) => {
      const anna = await one.guest('Anna')
      const bert = at(other, await one.guest('Bert'))
      const table = await tableOfTwo(anna, bert)
      const socket = await bert.socket()
      const watch = await socket.watch(table)
      await playFirst(anna, table)
      await socket.until((message) => message.watch === watch && message.delivery.kind === 'entry' && message.delivery.entry.n === 1)
      expect((await at(other, anna).get(`/api/tables/${table}`)).position.n).toBe(1)
      await playFirst(bert, table)
      expect((await anna.get(`/api/tables/${table}`)).position.n).toBe(2)
      socket.close()
    }))

  it('run a tournament together: everybody is entered once, each round paired once, each result counted once', () =>
    withTwo(async (one, other) => {
      const maker = await one.account('mia')
      const people = await Promise.all(['Anna', 'Bert', 'Cleo', 'Dora'].map((name) => one.guest(name)))
      const { tournament } = await maker.post('/api/tournaments', {
        name: 'Two servers',
        format: 'round-robin',
        game: 'fair-trade',
        seats: 2,
        clock: { kind: 'move', seconds: 60 },
        rated: true,
        seatWithin: 120,
        pause: 0,
        starts: Date.now() + 3_600_000,
      })
      const path = `/api/tournaments/${tournament}`
      await Promise.all(people.flatMap((each) => [each.post(`${path}/enter`, {}), at(other, each).post(`${path}/enter`, {})]))
      await at(other, maker).post(`${path}/start`, {})
      for (let round = 1; round <= 3; round++) {
        const { tables } = await maker.getUntil(
          path,
          (info) => info.round === round && info.tables.length === 2 && info.tables.every(({ n }: { n: number }) => n === 0),
        )
        for (const { table } of tables) {
          const { seats } = (
            await eventually(
              () => maker.get(`/api/tables/${table}`).catch(() => undefined),
              (found) => found !== undefined,
            )
          ).table
          const here = people.filter((_, index) =>
            seats.some(({ name }: { name: string }) => name === ['Anna', 'Bert', 'Cleo', 'Dora'][index]),
          )
          for (const [index, each] of here.entries())
            await (index === 0 ? each : at(other, each)).post(`/api/tables/${table}/ready`, { ready: true })
          await at(other, here[0]).post(`/api/tables/${table}/acts`, { act: { concede: true } })
        }
      }
      const info = await at(other, maker).getUntil(path, ({ state }) => state === 'over')
      expect(info.standings.map(({ games }: { games: number }) => games)).toEqual([3, 3, 3, 3])
      expect(info.standings.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(6)
    }))

  it('make a review once, at the process that runs bots, and both show it', () =>
    withTwo({ roles: ['web', 'bots'] }, async (web, bots) => {
      const [anna, bert] = [await web.guest('Anna'), await web.guest('Bert')]
      const table = await tableOfTwo(anna, bert)
      for (const each of [anna, bert, anna, bert]) await playFirst(each, table)
      await bert.post(`/api/tables/${table}/acts`, { act: { concede: true } })
      await Promise.all([
        anna.post(`/api/tables/${table}/review`, { seat: 0 }),
        at(bots, anna).post(`/api/tables/${table}/review`, { seat: 0 }),
      ])
      const asked = (client: Client) => client.getUntil(`/api/tables/${table}/review?seat=0`, ({ state }) => state !== 'waiting')
      const made = await asked(anna)
      expect(made.state).toBe('done')
      expect(made.review.decisions.length).toBeGreaterThan(0)
      expect(await asked(at(bots, anna))).toEqual(made)
    }))

  it('do a command once that is sent to both, and give the same answer', () =>
    withTwo(async (one, other) => {
      const [anna, bert] = [await one.guest('Anna'), await one.guest('Bert')]
      const table = await tableOfTwo(anna, bert)
      const act = { act: { choice: 0 }, after: 0, client: 'same' }
      const answers = await Promise.all([anna, at(other, anna)].map((each) => each.post(`/api/tables/${table}/acts`, act)))
      expect(answers.map(({ n }) => n)).toEqual([1, 1])
      expect((await bert.get(`/api/tables/${table}`)).position.n).toBe(1)
    }))

  it('pair people who wait at either of them, each once', () =>
    withTwo(async (one, other) => {
      const people = await Promise.all(Array.from({ length: 12 }, (_, n) => one.guest(`Guest ${n}`)))
      const spread = people.map((client, n) => at([one, other][n % 2], client))
      const wish = { game: 'fair-trade', seats: [3], pace: 'live', rated: true }
      await Promise.all(spread.map((client) => client.put('/api/me/matchmaking', wish)))
      const found = await Promise.all(spread.map((client) => client.getUntil('/api/me/matchmaking', ({ state }) => state === 'found')))
      const tables = new Set(found.map(({ table }) => table))
      expect(tables.size).toBe(4)
      for (const client of spread) expect((await client.get('/api/me/tables')).tables).toHaveLength(1)
      // Everybody sits down at their own process, and the search ends at both.
      await Promise.all(spread.map((client, n) => client.post(`/api/tables/${found[n].table}/ready`, { ready: true })))
      for (const client of spread) await client.getUntil('/api/me/matchmaking', ({ state }) => state === 'none')
      for (const client of spread) expect((await client.get('/api/me/tables')).tables[0].state).toBe('running')
    }))

  it('count all spectators, with a name or without, at both', () =>
    withTwo(async (one, other) => {
      const anna = await one.guest('Anna')
      const { id: table } = await anna.post('/api/tables', { game: 'fair-trade', seats: 2, visibility: 'listed' })
      const spectators = async () => (await anna.get(`/api/tables/${table}`)).table.spectators
      const sockets = await Promise.all([one.client().socket(), other.client().socket(), (await other.guest('Cara')).socket()])
      for (const socket of sockets) await socket.watch(table)
      // A player listens at the first process, so that it hears who comes to the other.
      const own = await anna.socket()
      await own.watch(table)
      await eventually(spectators, (count) => count === 3)
      for (const socket of sockets.slice(1)) socket.close()
      await eventually(spectators, (count) => count === 1)
      for (const socket of [sockets[0], own]) socket.close()
    }))

  it('deliver chat once and in order, and remove it everywhere', () =>
    withTwo(async (one, other) => {
      const host = await one.account('the-host')
      const bert = at(other, await one.guest('Bert'))
      const table = await tableOfTwo(host, bert)
      const socket = await bert.socket()
      const watch = await socket.watch(table)
      for (const text of ['a', 'b']) await host.post(`/api/tables/${table}/chat`, { text })
      await bert.post(`/api/tables/${table}/chat`, { text: 'c' })
      const lines = () => socket.deliveries(watch).flatMap((each) => (each.kind === 'chat' ? [each.line.text ?? '-'] : []))
      await eventually(
        async () => lines(),
        (received) => received.length === 3,
      )
      expect(lines()).toEqual(['a', 'b', 'c'])
      await host.delete(`/api/host/tables/${table}/chat/2`)
      await eventually(
        async () => lines(),
        (received) => received.at(-1) === '-',
      )
      socket.close()
    }))

  it('know who is present at either of them', () =>
    withTwo(async (one, other) => {
      const anna = await one.guest('Anna')
      const bert = at(other, await one.guest('Bert'))
      const table = await tableOfTwo(anna, bert)
      const [here, there] = [await anna.socket(), await bert.socket()]
      await here.watch(table)
      await there.watch(table)
      const present = async () => (await anna.get(`/api/tables/${table}`)).table.seats.map((seat: { present: boolean }) => seat.present)
      await eventually(present, (both) => both.every(Boolean))
      there.close()
      await eventually(present, ([, gone]) => gone === false)
      here.close()
    }))

  it('disconnect a person who was signed out or banned at the other', () =>
    withTwo(async (one, other) => {
      const host = await one.account('the-host')
      const [bert, carl] = [await one.account('bert'), await one.account('carl')]
      const sockets = await Promise.all([bert, carl].map((each) => at(other, each).socket()))
      const codes = Promise.all(sockets.map((socket) => socket.closed()))
      await bert.delete('/api/session')
      await host.post('/api/host/people/carl/ban')
      expect(await codes).toEqual([CLOSE.ended, CLOSE.banned])
      expect(await refusal(at(other, carl).get('/api/me'))).toBe('banned')
    }))

  it('notify the person whose turn it is, at whichever process they are', () =>
    withTwo(async (one, other) => {
      const [anna, bert] = [await one.guest('Anna'), await one.guest('Bert')]
      const socket = await at(other, bert).socket()
      const table = await tableOfTwo(anna, bert)
      await socket.until(({ turn }) => turn?.table === table)
      socket.close()
    }))

  it('count the requests of one person at both together', () =>
    withTwo({ limits: { ...LIMITS, person: { burst: 10, perSecond: 1 / 60 } } }, async (one, other) => {
      const anna = await one.guest('Anna')
      const ask = (server: RunningServer) => refusal(at(server, anna).get('/api/me'))
      for (let n = 0; n < 8; n++) expect(await ask(one)).toBe('nothing was refused')
      // The other process learns within a second or two how little is left; by itself it would allow ten.
      let given = 0
      while ((await ask(other)) !== 'too-many') {
        given++
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
      expect(given).toBeLessThan(7)
    }))

  it('send one notice per turn, also when one of them finds what the other left', () =>
    withTwo({ noticeAfter: 0 }, async (one, other) => {
      const hook = await webReceiver()
      const host = await one.account('the-host')
      await host.patch('/api/host/settings', { privateWebhooks: true })
      const [anna, bert] = [await one.guest('Anna'), await one.guest('Bert')]
      await anna.put('/api/me/notices/webhook', { url: `${hook.url}/turn` })
      const table = await tableOfTwo(anna, at(other, bert), { clock: SLOW })
      await hook.count(1)
      await other.restart()
      await one.restart()
      await playFirst(at(other, anna), table)
      await playFirst(bert, table)
      const told = await hook.count(2)
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect(told.map(({ body }) => JSON.parse(body.toString()).n)).toEqual([0, 2])
      await hook.close()
    }))

  it('apply a clock that runs out once', () =>
    withTwo(async (one, other) => {
      const [anna, bert] = [await one.guest('Anna'), await one.guest('Bert')]
      const table = await tableOfTwo(anna, at(other, bert), { clock: { kind: 'move', seconds: 5 }, away: { do: 'concede' } })
      const sockets = await Promise.all([anna.socket(), at(other, bert).socket()])
      for (const socket of sockets) await socket.watch(table)
      await anna.getUntil(`/api/tables/${table}`, (answer) => answer.table.state === 'over')
      const logs = await Promise.all([one, other].map(async (server) => (await at(server, anna).get(`/api/tables/${table}/log`)).log))
      expect(logs[0]).toEqual(logs[1])
      expect(logs[0].filter(({ by }: { by: string }) => by === 'clock')).toHaveLength(1)
      for (const socket of sockets) socket.close()
    }))
})

describe('A process for people and one for bots', () => {
  it('play together: bots think only in the process for bots', () =>
    withTwo({ roles: ['web', 'bots'] }, async (web) => {
      const anna = await web.guest('Anna')
      const { id } = await anna.post('/api/tables', { game: 'fair-trade', seats: 2, handover: 0, bots: [{ seat: 1, level: 'random' }] })
      await anna.post(`/api/tables/${id}/start`)
      for (let plays = 0; plays < 3; plays++) {
        const mine = await anna.getUntil(`/api/tables/${id}`, ({ position }) => position.moves.length > 0 || position.result !== undefined)
        await anna.post(`/api/tables/${id}/acts`, { act: { choice: 0 }, after: mine.position.n })
      }
      const { log } = await anna.get(`/api/tables/${id}/log`)
      expect(log.some(({ by }: { by: string }) => by === 'bot:random')).toBe(true)
    }))
})
