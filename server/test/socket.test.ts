import { CLOSE } from '@fairground/protocol/socket.ts'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Client, type Json, type RunningServer, refusal, tableOfTwo, withGuest, withServer } from './serving.ts'
import type { Socket } from './socket.ts'

/** Two people at a running table that anybody may watch. */
async function pair(server: RunningServer): Promise<{ table: string; anna: Client; bert: Client }> {
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  return { table: await tableOfTwo(anna, bert, { visibility: 'listed' }), anna, bert }
}

/** Makes a choice by its index, in any position. */
async function choose(client: Client, table: string, choice: number): Promise<void> {
  const { position } = await client.get(`/api/tables/${table}`)
  await client.post(`/api/tables/${table}/acts`, { act: { choice }, after: position.n })
}

function entry(watch: number, n: number): (message: Json) => boolean {
  return (message) => message.watch === watch && message.delivery.kind === 'entry' && message.delivery.entry.n === n
}

function numbers(socket: Socket, watch: number): number[] {
  return socket.deliveries(watch).flatMap((delivery) => {
    if (delivery.kind === 'welcome') return delivery.missed.map((entry: Json) => entry.n)
    return delivery.kind === 'entry' ? [delivery.entry.n] : []
  })
}

describe('a socket', () => {
  it('delivers what happens at a table to everybody who watches it', () =>
    withServer(async (server) => {
      const { table, anna, bert } = await pair(server)
      const [here, there] = [await anna.socket(), await bert.socket()]
      const [watchHere, watchThere] = [await here.watch(table), await there.watch(table)]
      expect(here.deliveries(watchHere)[0]).toMatchObject({ kind: 'welcome', snapshot: { position: { n: 0, viewer: 0 } } })
      const accepted = await here.ask('act', { table, act: { choice: 0 }, after: 0 })
      expect(accepted).toEqual({ n: 1, again: false })
      const { delivery } = await there.until(entry(watchThere, 1))
      expect(delivery).toMatchObject({ entry: { seat: 0, did: 'play' }, position: { n: 1, viewer: 1 } })
      await here.until(entry(watchHere, 1))
      expect(here.texts.findIndex((text) => text.includes('"again"'))).toBeLessThan(
        here.texts.findIndex((text) => text.includes('"entry"')),
      )
    }))

  it('gets a long welcome compressed if it asks for it, and everything else uncompressed', () =>
    withGuest(async (anna) => {
      const { id } = await anna.post('/api/play', { game: 'faiyum', seats: 1 })
      const [plain, packing] = [await anna.socket(), await anna.socket({}, '?gzip')]
      const [whole, unpacked] = [await plain.watch(id), await packing.watch(id)]
      const [welcome] = plain.deliveries(whole)
      expect(packing.deliveries(unpacked)[0]).toEqual({ ...welcome, snapshot: { ...welcome.snapshot, now: expect.any(Number) } })
      expect(plain.packed).toEqual([])
      expect(packing.packed).toHaveLength(1)
      expect(packing.packed[0]).toBeLessThan(JSON.stringify(welcome).length / 4)
      await packing.ask('act', { table: id, act: { choice: 0 }, after: 0 })
      await packing.until(entry(unpacked, 1))
      expect(packing.packed).toHaveLength(1)
    }))

  it('resumes from the last number it saw, without gaps', () =>
    withServer(async (server) => {
      const { table, anna, bert } = await pair(server)
      const first = await anna.socket()
      await first.watch(table)
      await first.ask('act', { table, act: { choice: 0 }, after: 0 })
      first.raw.terminate()
      await choose(bert, table, 1)
      await choose(anna, table, 2)
      const second = await anna.socket()
      const watch = await second.watch(table, { since: 1 })
      expect(numbers(second, watch)).toEqual([2, 3])
      await choose(bert, table, 3)
      await second.until(entry(watch, 4))
      expect(numbers(second, watch)).toEqual([2, 3, 4])
    }))

  it('resumes after a restart of the server', () =>
    withServer(async (server) => {
      const { table, anna, bert } = await pair(server)
      const first = await anna.socket()
      await first.watch(table)
      await first.ask('act', { table, act: { choice: 0 }, after: 0 })
      const closed = first.closed()
      await server.restart()
      expect(await closed).toBe(CLOSE.stopping)
      await choose(bert, table, 1)
      const second = await anna.socket()
      const watch = await second.watch(table, { since: 1 })
      expect(numbers(second, watch)).toEqual([2])
    }))

  it('serves one seat in two tabs', () =>
    withServer(async (server) => {
      const { table, anna } = await pair(server)
      const [one, other] = [await anna.socket(), await anna.socket()]
      const watch = await other.watch(table)
      await one.watch(table)
      await one.ask('act', { table, act: { choice: 0 }, after: 0 })
      const { delivery } = await other.until(entry(watch, 1))
      expect(delivery.position).toMatchObject({ viewer: 0, moves: [] })
      expect(await refusal(other.ask('act', { table, act: { choice: 0 }, after: 0 }))).toBe('not-your-turn')
    }))

  it('notifies its person of a turn at a table that it does not watch', () =>
    withServer(async (server) => {
      const { table, anna, bert } = await pair(server)
      const socket = await anna.socket()
      await choose(anna, table, 0)
      await choose(bert, table, 0)
      expect((await socket.until((message) => message.turn !== undefined)).turn).toMatchObject({ table, seat: 0, game: 'fair-trade' })
    }))

  it('never delivers what the seat may not see', () =>
    withServer(async (server) => {
      const { table, anna, bert } = await pair(server)
      const [hers, his, nobodys] = [await anna.socket(), await bert.socket(), await server.client().socket()]
      const watch = await his.watch(table)
      const looking = await nobodys.watch(table)
      await hers.watch(table)
      const { position } = await anna.get(`/api/tables/${table}`)
      const secret = JSON.stringify(position.moves[7])
      await hers.ask('act', { table, act: { play: position.moves[7] } })
      await Promise.all([his.until(entry(watch, 1)), nobodys.until(entry(looking, 1))])
      expect(hers.texts.join()).toContain(`"own":${secret}`)
      for (const socket of [his, nobodys]) {
        const told = socket.pushed.filter(entry(socket === his ? watch : looking, 1)).map(({ delivery }) => delivery)
        expect(JSON.stringify(told.map(({ entry, position }) => [entry, position.view]))).not.toContain(secret)
        expect(socket.texts.join()).not.toMatch(/"(seed|play|entries)":/)
      }
    }))

  it('closes when its session ends', () =>
    withGuest(async (anna) => {
      const socket = await anna.socket()
      const closed = socket.closed()
      await anna.delete('/api/session')
      expect(await closed).toBe(CLOSE.ended)
    }))

  it('leaves out chat of blocked people', () =>
    withServer(async (server) => {
      const { table, anna, bert } = await pair(server)
      await anna.put(`/api/me/blocks/${(await bert.get('/api/me')).id}`)
      const [hers, his] = [await anna.socket(), await bert.socket()]
      const watch = await hers.watch(table)
      await his.ask('say', { table, text: 'Boo' })
      await hers.ask('say', { table, text: 'Anybody?' })
      await hers.until((message) => message.watch === watch && message.delivery.kind === 'chat')
      expect(hers.texts.join()).not.toContain('Boo')
    }))
})

describe('the socket interface', () => {
  it('refuses pages of other sites and wrong addresses', () =>
    withGuest(async (anna, server) => {
      expect(await refusal(anna.socket({ origin: 'https://evil.example' }))).toBe('bad-origin')
      expect(await refusal(anna.socket({ authorization: 'Bearer nonsense' }))).toBe('bad-token')
      const own = await anna.socket({ origin: server.url })
      expect(await own.ask('ping')).toMatchObject({ now: expect.any(Number) })
      const statusAt = (path: string) =>
        new Promise((resolve) =>
          new WebSocket(server.url.replace('http', 'ws') + path)
            .on('error', () => {})
            .on('unexpected-response', (_, response) => resolve(response.statusCode)),
        )
      for (const path of ['/elsewhere', '//', '/api/socket/more']) expect(await statusAt(path), path).toBe(404)
    }))

  it('answers every bad message with a code, and continues', () =>
    withServer(async (server) => {
      const { table, anna } = await pair(server)
      const socket = await anna.socket()
      const bad: [string | Buffer, string][] = [
        ['', 'malformed'],
        ['nonsense', 'malformed'],
        ['null', 'malformed'],
        ['[]', 'malformed'],
        ['{"id":1}', 'malformed'],
        ['{"id":1,"do":"dance"}', 'malformed'],
        ['{"id":-1,"do":"ping"}', 'malformed'],
        ['{"id":1,"do":"ping","more":true}', 'malformed'],
        ['{"id":1,"do":"watch","table":"../../etc"}', 'malformed'],
        ['{"id":1,"do":"watch","table":"nowhere"}', 'no-table'],
        ['{"id":1,"do":"unwatch","watch":77}', 'not-found'],
        [`{"id":1,"do":"act","table":"${table}","act":{"play":{"farmer":99}}}`, 'not-offered'],
        [`{"id":1,"do":"act","table":"${table}","act":{"play":${'['.repeat(5000)}${']'.repeat(5000)}}}`, 'malformed'],
        [`{"id":1,"do":"act","table":"${table}","act":{"choice":0},"after":-1}`, 'malformed'],
        [`{"id":1,"do":"act","table":"${table}","act":{"choice":0,"play":1}}`, 'malformed'],
        [`{"id":1,"do":"act","table":"${table}","act":{"choice":0},"seat":1}`, 'not-seated'],
        [Buffer.from([1, 2, 3]), 'malformed'],
      ]
      for (const [message, code] of bad) {
        socket.raw.send(message)
        const answer = await socket.until((each) => each.id !== undefined || each.error !== undefined)
        expect([message.toString().slice(0, 80), answer.error?.code]).toEqual([message.toString().slice(0, 80), code])
        socket.pushed.length = 0
      }
      expect(await socket.ask('ping')).toMatchObject({ now: expect.any(Number) })
    }))

  it('ends a socket that breaks the protocol or sends too much at once', () =>
    withGuest(async (anna) => {
      const large = await anna.socket()
      const closed = large.closed()
      large.raw.send('x'.repeat(70_000))
      expect(await closed).toBe(1009)
      expect((await anna.get('/api/me')).name).toBe('Anna')
    }))

  it('limits the rate of messages, and closes a socket that ignores the limit', () =>
    withServer({ limits: { socket: { burst: 3, perSecond: 0.1 } } }, async (server) => {
      const socket = await (await server.guest('Anna')).socket()
      const closed = socket.closed()
      for (let i = 0; i < 10; i++) socket.raw.send(`{"id":${i},"do":"ping"}`)
      await socket.until((message) => message.error?.code === 'too-many')
      for (let i = 0; i < 300; i++) socket.raw.send('{"id":1,"do":"ping"}')
      expect(await closed).toBe(CLOSE.tooMany)
    }))

  it('opens only so many for one person, and so many for one address', () =>
    withServer({ limits: { socketsPerPerson: 2, socketsPerAddress: 3 } }, async (server) => {
      const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
      await anna.socket()
      await anna.socket()
      expect(await refusal(anna.socket())).toBe('too-many')
      await bert.socket()
      expect(await refusal(bert.socket())).toBe('too-many')
    }))
})
