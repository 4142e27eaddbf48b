import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FAULTS } from '../fault.ts'
import { openHostApi } from '../host/host-key.ts'
import { describeApi } from '../http/openapi.ts'
import { routes } from '../http/routes/index.ts'
import type { ServeOptions } from '../index.ts'
import { selfSigned } from './certificate.ts'
import { type Client, type Json, Refused, refusal, withGuest, withServer } from './serving.ts'
import { inFolder } from './temporary.ts'

/** Plays the first move each time until the match is over. */
async function playOut(client: Client, table: string): Promise<Json> {
  let mark = ''
  for (let n = 0; ; ) {
    const { table: info, position } = await client.get(`/api/tables/${table}`)
    if (info.state === 'over') return { info, position }
    if (position.moves.length > 0)
      await client.post(`/api/tables/${table}/acts`, { act: { choice: 0 }, after: position.n }).catch((error) => {
        if (!(error instanceof Refused) || error.code !== 'stale') throw error
      })
    else if (position.handover?.seat === position.viewer) await client.post(`/api/tables/${table}/acts`, { act: { done: true } })
    else {
      const updates = await client.get(`/api/tables/${table}/updates?since=${n}&mark=${mark}&wait=5`)
      mark = updates.mark
    }
    n = position.n
  }
}

describe('playing over HTTP alone', () => {
  it('needs one request to play against bots, and no sign-up', () =>
    withServer(async (server) => {
      const client = server.client()
      const table = await client.post('/api/play', { game: 'fair-trade' })
      expect(table).toMatchObject({
        state: 'running',
        seats: [{ sitter: 'person', name: 'Guest' }, { sitter: expect.stringMatching(/^bot:/) }],
      })
      expect((await client.get('/api/me/tables')).tables[0].id).toBe(table.id)
    }))

  it('works to the end of a match, whose record can be verified and whose result is in the history', () =>
    withServer(async (server) => {
      const client = server.client()
      const { id } = await client.post('/api/play', { game: 'fair-trade', seats: 3, options: { rounds: 6 }, name: 'Anna' })
      expect(await refusal(client.get(`/api/tables/${id}/record`))).toBe('not-over')
      const { info } = await playOut(client, id)
      expect(info.result.how).toBe('played')
      const record = await client.get(`/api/tables/${id}/record`)
      expect(record.seed).toMatch(/^[0-9a-f]{64}$/)
      const { log } = await client.get(`/api/tables/${id}/log`)
      expect(log.at(-1).n).toBe(record.entries.length)
      const me = await client.get('/api/me')
      const { history } = await client.getUntil(`/api/people/${me.id}/history`, (answer) => answer.history.length > 0)
      expect(history[0]).toMatchObject({ match: id, game: 'fair-trade', seats: 3, place: info.result.places[0], rated: false })
      expect((await client.get(`/api/people/${me.id}`)).statistics[0]).toMatchObject({ played: 1 })
      expect((await client.get('/api/me/finished')).tables[0].id).toBe(id)
    }))

  it('gets what others do at once', () =>
    withServer(async (server) => {
      const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
      const { id, code } = await anna.post('/api/tables', { game: 'fair-trade', seats: 2 })
      const first = await anna.get(`/api/tables/${id}/updates?wait=0`)
      const waiting = anna.get(`/api/tables/${id}/updates?since=0&mark=${first.mark}&wait=20`)
      await bert.post(`/api/tables/${code}/join`)
      expect((await waiting).deliveries.at(-1)).toMatchObject({ kind: 'table', table: { seats: [{ name: 'Anna' }, { name: 'Bert' }] } })
      await bert.post(`/api/tables/${id}/chat`, { text: 'Hello' })
      const { deliveries } = await anna.get(`/api/tables/${id}/updates?since=0&mark=${(await waiting).mark}&wait=20`)
      expect(JSON.stringify(deliveries)).toContain('"text":"Hello"')
    }))

  it('gets nothing when nothing happens', () =>
    withGuest(async (anna) => {
      const { id } = await anna.post('/api/tables', { game: 'fair-trade', seats: 2 })
      const { mark } = await anna.get(`/api/tables/${id}/updates?wait=0`)
      expect(await anna.get(`/api/tables/${id}/updates?since=0&mark=${mark}&wait=1`)).toEqual({ mark, deliveries: [] })
    }))

  it('does a command once however often it is sent', () =>
    withServer(async (server) => {
      const client = server.client()
      const { id } = await client.post('/api/play', { game: 'fair-trade', seats: 2 })
      const command = { act: { choice: 0 }, after: 0, client: 'my-first' }
      const [one, again] = [await client.post(`/api/tables/${id}/acts`, command), await client.post(`/api/tables/${id}/acts`, command)]
      expect(again).toMatchObject({ n: one.n, again: true })
    }))
})

describe('a private table', () => {
  it('is visible to those who sit at it and those who have its code', () =>
    withServer(async (server) => {
      const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
      const { id, code } = await anna.post('/api/tables', { game: 'fair-trade', seats: 2 })
      expect(await refusal(bert.get(`/api/tables/${id}`))).toBe('no-table')
      expect(await refusal(bert.get(`/api/tables/${id}/updates?wait=0`))).toBe('no-table')
      expect(await refusal(bert.post(`/api/tables/${id}/join`))).toBe('no-table')
      expect((await server.client().get('/api/tables')).tables).toEqual([])
      expect((await bert.get(`/api/tables/${code}`)).table.id).toBe(id)
      await bert.post(`/api/tables/${code}/join`)
      expect((await bert.get(`/api/tables/${id}`)).table.id).toBe(id)
    }))
})

describe('a blocked person', () => {
  it('is neither heard by nor seated with the person who blocked them', () =>
    withServer(async (server) => {
      const [anna, bert, carl] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Carl')]
      const { id } = await carl.post('/api/tables', { game: 'fair-trade', seats: 3, visibility: 'listed' })
      await anna.post(`/api/tables/${id}/join`)
      const troll = (await bert.get('/api/me')).id
      await anna.put(`/api/me/blocks/${troll}`)
      expect(await refusal(bert.post(`/api/tables/${id}/join`))).toBe('not-allowed')
      await anna.delete(`/api/me/blocks/${troll}`)
      await bert.post(`/api/tables/${id}/join`)
      await anna.put(`/api/me/blocks/${troll}`)
      await bert.post(`/api/tables/${id}/chat`, { text: 'Boo' })
      await carl.post(`/api/tables/${id}/chat`, { text: 'Hush' })
      expect((await anna.get(`/api/tables/${id}/chat`)).chat.map((line: Json) => line.text)).toEqual(['Hush'])
      expect((await carl.get(`/api/tables/${id}/chat`)).chat).toHaveLength(2)
    }))
})

describe('an access token', () => {
  it('plays in its owner’s place and does nothing else', () =>
    withGuest(async (anna, server) => {
      const { id } = await anna.post('/api/play', { game: 'fair-trade', seats: 2 })
      const { secret, token } = await anna.post('/api/me/tokens', { name: 'bot' })
      const bot = server.client()
      bot.headers = { authorization: `Bearer ${secret}` }
      const { position } = await bot.get(`/api/tables/${id}`)
      await bot.post(`/api/tables/${id}/acts`, { act: { play: position.moves[0] }, after: position.n })
      for (const forbidden of [
        bot.get('/api/sessions'),
        bot.get('/api/me/export'),
        bot.delete('/api/me', { erase: true }),
        bot.post('/api/me/tokens', { name: 'x' }),
      ])
        expect(await refusal(forbidden)).toBe('not-allowed')
      await anna.delete(`/api/me/tokens/${token.id}`)
      expect(await refusal(bot.get(`/api/tables/${id}`))).toBe('bad-token')
    }))

  it('for one table does not work at another', () =>
    withGuest(async (anna, server) => {
      const [one, other] = [await anna.post('/api/play', { game: 'fair-trade' }), await anna.post('/api/play', { game: 'fair-trade' })]
      const { secret } = await anna.post('/api/me/tokens', { name: 'bot', onlyTable: one.id })
      const bot = server.client()
      bot.headers = { authorization: `Bearer ${secret}` }
      expect((await bot.get(`/api/tables/${one.id}`)).table.id).toBe(one.id)
      for (const path of [`/api/tables/${other.id}`, `/api/tables/${other.code}/log`, `/api/tables/${other.id}/updates?wait=0`])
        expect(await refusal(bot.get(path))).toBe('not-allowed')
      expect(await refusal(bot.post(`/api/tables/${other.id}/acts`, { act: { concede: true } }))).toBe('not-allowed')
      expect(await refusal(bot.post('/api/play', { game: 'fair-trade' }))).toBe('not-allowed')
    }))
})

describe('the HTTP interface', () => {
  it('refuses what pages of other sites send, and accepts what its own page and programs send', () =>
    withGuest(async (anna, server) => {
      const send = async (headers: Record<string, string>) => (await anna.send('PATCH', '/api/me', '{"name":"Eve"}', headers)).status
      expect(await send({ origin: 'https://evil.example' })).toBe(403)
      expect(await send({ origin: 'null' })).toBe(403)
      expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403)
      expect(await send({ 'sec-fetch-site': 'same-site' })).toBe(403)
      expect((await anna.get('/api/me')).name).toBe('Anna')
      expect(await send({ origin: server.url })).toBe(200)
      expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(200)
      expect(await send({})).toBe(200)
    }))

  it('lets pages of other sites read nothing', () =>
    withServer(async (server) => {
      const response = await server.client().send('GET', '/api/games', undefined, { origin: 'https://evil.example' })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }))

  it('sends security headers', () =>
    withServer(async (server) => {
      const { headers } = await server.client().send('GET', '/')
      expect(headers.get('content-security-policy')).toMatch(/default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';/)
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }))

  it('answers every error with a code and a message', () =>
    withGuest(async (anna) => {
      const wrong: [string, string, string | undefined, Record<string, string>, number, string][] = [
        ['GET', '/api/nothing', undefined, {}, 404, 'not-found'],
        ['PUT', '/api/games', '{}', {}, 405, 'method-not-allowed'],
        ['POST', '/api/tables', '{"game":', {}, 400, 'malformed'],
        ['POST', '/api/tables', '{"game":"fair-trade","seats":"two"}', {}, 400, 'malformed'],
        ['POST', '/api/tables', '{"game":"fair-trade","seats":2,"junk":1}', {}, 400, 'malformed'],
        ['POST', '/api/tables', '{"game":"fair-trade","seats":31}', {}, 400, 'bad-input'],
        ['POST', '/api/tables', '{"game":"no-such","seats":2}', {}, 404, 'no-game'],
        ['POST', '/api/tables', 'game=fair-trade', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'wrong-type'],
        ['PATCH', '/api/me', `{"name":"${'x'.repeat(70_000)}"}`, {}, 413, 'too-large'],
        ['GET', '/api/tables?limit=-1', undefined, {}, 400, 'malformed'],
        ['GET', '/api/tables/%00', undefined, {}, 400, 'malformed'],
        ['GET', `/api/tables/${'x'.repeat(500)}`, undefined, {}, 400, 'malformed'],
        ['GET', '/api/me', undefined, { authorization: 'Bearer nonsense' }, 401, 'bad-token'],
        ['GET', '/api/host/settings', undefined, {}, 403, 'not-allowed'],
      ]
      for (const [method, path, body, headers, status, code] of wrong) {
        const response = await anna.send(method, path, body, headers)
        const { error }: Json = await response.json()
        expect([method, path, response.status, error.code]).toEqual([method, path, status, code])
        expect(error.message).toMatch(/\w+ \w+/)
      }
    }))

  it('answers requests that are not HTTP', () =>
    withServer(async (server) => {
      const { hostname, port } = new URL(server.url)
      for (const bytes of ['\x16\x03\x01\x02\x00\x01\x00\x01', 'GET\r\n\r\n', `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`]) {
        const line = connect(Number(port), hostname)
        line.on('error', () => {})
        line.end(bytes)
        const [answer] = await once(line, 'data')
        expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 .*"code":"malformed"/s)
      }
      expect(await (await server.client().send('GET', '/healthz')).json()).toEqual({ ok: true })
    }))

  it('limits the rate of requests, and says when to try again', () =>
    withServer({ limits: { address: { burst: 10, perSecond: 0.01 } } }, async (server) => {
      const client = server.client()
      const answers = await Promise.all(Array.from({ length: 12 }, () => client.send('GET', '/api/capabilities')))
      const slowed = answers.filter(({ status }) => status === 429)
      expect(slowed).toHaveLength(2)
      expect(Number(slowed[0].headers.get('retry-after'))).toBeGreaterThan(0)
    }))

  it("trusts a proxy's headers only if told to", async () => {
    const limits = { address: { burst: 1, perSecond: 0.01 } }
    const twice = async (trustProxy: boolean) => {
      const statuses: number[] = []
      await withServer({ limits, trustProxy }, async (server) => {
        for (const from of ['203.0.113.1', '203.0.113.2'])
          statuses.push((await server.client().send('GET', '/api/capabilities', undefined, { 'x-forwarded-for': from })).status)
      })
      return statuses
    }
    expect(await twice(true)).toEqual([200, 200])
    expect(await twice(false)).toEqual([200, 429])
  })
})

describe('the server', () => {
  it('reports its health, and has metrics without names', () =>
    withGuest(async (anna) => {
      const { id, code } = await anna.post('/api/play', { game: 'fair-trade' })
      await anna.get(`/api/tables/${code}`)
      const figures = await (await anna.send('GET', '/metrics')).text()
      expect(figures).toContain('route="/api/tables/:table"')
      expect(figures).toMatch(/fairground_tables_live 1/)
      expect(figures).toMatch(/fairground_tables_bots_share 1/)
      for (const secret of [id, code, anna.cookie.split('=')[1], '127.0.0.1']) expect(figures).not.toContain(secret)
      expect((await anna.send('GET', '/metrics', undefined, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(403)
    }))

  it('has a plain page that lists the games if no page is built', () =>
    withServer(async (server) => {
      const page = await (await server.client().send('GET', '/tables/anything', undefined, { accept: 'text/html' })).text()
      expect(page).toContain('Fair Trade')
      expect(page).toContain('/api/openapi.json')
    }))

  it('finishes accepted requests when it is stopped, lets nobody wait, and continues where it was', () =>
    withServer(
      {
        limits: {
          chat: { burst: 10_000, perSecond: 1000 },
          person: { burst: 10_000, perSecond: 1000 },
          address: { burst: 10_000, perSecond: 1000 },
        },
      },
      async (server) => {
        const anna = await server.guest('Anna')
        const { id } = await anna.post('/api/tables', { game: 'fair-trade', seats: 2 })
        const quiet = (await anna.post('/api/tables', { game: 'fair-trade', seats: 2 })).id
        const { mark } = await anna.get(`/api/tables/${quiet}/updates?wait=0`)
        const polling = anna.get(`/api/tables/${quiet}/updates?since=0&mark=${mark}&wait=50`)
        const accepted: string[] = []
        const talk = async () => {
          for (let line = 0; ; line++) {
            await anna.post(`/api/tables/${id}/chat`, { text: `line ${line}` })
            accepted.push(`line ${line}`)
          }
        }
        const talking = talk().catch(() => {})
        while (accepted.length < 20) await new Promise((resolve) => setTimeout(resolve, 5))
        await server.restart()
        await talking
        expect(await polling).toEqual({ mark, deliveries: [] })
        const said = (await anna.get(`/api/tables/${id}/chat`)).chat.map((line: Json) => line.text)
        expect(said).toEqual(expect.arrayContaining(accepted))
        expect(said.length - accepted.length).toBeLessThanOrEqual(1)
      },
    ))
})

describe('https', () => {
  it('is served with the given certificate, and local commands still work', () =>
    inFolder(async (folder) => {
      const { cert, key } = selfSigned('localhost')
      const tls = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
      await Promise.all([writeFile(tls.cert, cert), writeFile(tls.key, key)])
      const data = join(folder, 'data')
      await withServer({ tls, data, hostname: 'localhost' }, async (server) => {
        expect(server.url).toMatch(/^https:/)
        const answer = await secureRequest(`${server.url}/api/guests`, cert, '{"name":"Anna"}')
        expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-fairground=.*Secure/)
        const door = await openHostApi({ data })
        expect(await (await door.ask('GET', '/api/host/people')).json()).toMatchObject({ people: [{ name: 'Anna' }] })
        await door.close()
      })
    }))
})

function secureRequest(url: string, ca: string, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', ca, headers: { 'content-type': 'application/json' } }, resolve)
    asked.on('error', reject)
    asked.end(body)
  })
}

describe('the description of the interface', () => {
  it('names every route, and has no broken references', () => {
    const text = JSON.stringify(describeApi(routes))
    const { paths, components } = JSON.parse(text)
    expect(Object.values(paths).flatMap((path) => Object.keys(path as Json))).toHaveLength(routes.length)
    for (const [, name] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) expect(components.schemas).toHaveProperty(name)
    expect(text).not.toContain('$defs')
    for (const code of Object.keys(FAULTS)) expect(components.schemas.Failure.properties.error.properties.code.enum).toContain(code)
    const operations = Object.values(paths).flatMap((path) =>
      Object.values(path as Json).map((operation) => (operation as Json).operationId),
    )
    expect(new Set(operations).size).toBe(operations.length)
  })
})

describe('the header for https', () => {
  it('tells browsers to use https only, if they came by https, and is not sent over plain http', async () => {
    const header = (options: Partial<ServeOptions>, sent: Record<string, string> = {}) =>
      new Promise<string | null>((resolve, reject) => {
        withServer(options, async (server) => {
          const seen = new Set<string | null>()
          for (const path of ['/', '/api/games', '/healthz', '/nothing.here'])
            seen.add((await server.client().send('GET', path, undefined, sent)).headers.get('strict-transport-security'))
          expect(seen.size).toBe(1)
          resolve([...seen][0])
        }).catch(reject)
      })
    expect(await header({})).toBeNull()
    expect(await header({ address: 'https://club.example' })).toMatch(/^max-age=\d{7,}$/)
    expect(await header({ trustProxy: true }, { 'x-forwarded-proto': 'https' })).toMatch(/^max-age=\d{7,}$/)
    expect(await header({ trustProxy: true }, { 'x-forwarded-proto': 'http' })).toBeNull()
    expect(await header({}, { 'x-forwarded-proto': 'https' })).toBeNull()
  })
})
