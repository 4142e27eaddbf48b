import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clock, disk, folder, mail, node, page, port, proxy, push } from '../doctor/checks.ts'
import { fairground, temporary } from './spawn.ts'

/** Something that listens while a test looks at it. */
async function listening<T>(server: ReturnType<typeof createServer>, look: (port: number) => Promise<T>): Promise<T> {
  server.listen(0)
  await once(server, 'listening')
  try {
    return await look((server.address() as AddressInfo).port)
  } finally {
    server.close()
  }
}

const answering = (path: string, body: unknown) =>
  createHttpServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.url === path ? body : {}))
  })

describe('fairground doctor', () => {
  it('ends well where nothing is in the way, and says a line a thing', () => {
    const { code, out, err } = fairground(['doctor', '--data', temporary('data'), '--port', '39217'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const what of ['Node', 'page', 'data folder', 'disk', 'store', 'clock', 'port 39217', 'push', 'mail']) expect(out).toContain(what)
  })

  it('ends with 1 where something is in the way', () => {
    const { code, out } = fairground(['doctor', '--data', temporary('data'), '--json'], { env: { FAIRGROUND_SMTP: 'smtp://mail.example' } })
    expect(code).toBe(1)
    expect(JSON.parse(out)).toContainEqual({
      what: 'mail',
      standing: 'bad',
      says: 'FAIRGROUND_SMTP and FAIRGROUND_MAIL_FROM go together; one is missing.',
    })
  })
})

describe('What it looks at', () => {
  it('is how old Node is', () => {
    expect(node('24.1.0').standing).toBe('good')
    expect(node('20.20.2')).toMatchObject({ standing: 'bad', says: expect.stringMatching(/too old: install Node 24/) })
  })

  it('is whether the page is built', () => expect(page('/nowhere')).toMatchObject({ standing: 'look' }))

  it('is whether the data folder can be written to', () => {
    expect(folder(temporary('data')).standing).toBe('good')
    expect(folder(import.meta.filename)).toMatchObject({ standing: 'bad', says: expect.stringContaining('is no folder') })
  })

  it('is how much room the disk has', () => {
    expect(disk('/', 2 ** 36).standing).toBe('good')
    expect(disk('/', 2 ** 29).standing).toBe('look')
    expect(disk('/', 2 ** 20)).toMatchObject({ standing: 'bad', says: expect.stringContaining('1 MB free') })
  })

  it('is a clock that stands before its own files', () => {
    expect(clock(Date.UTC(1970, 0, 1), Date.UTC(2026, 0, 1)).standing).toBe('bad')
    expect(clock().standing).toBe('good')
  })

  it('is who holds the port: nobody, a Fairground, or something else', async () => {
    expect(
      await listening(
        createServer((line) => line.destroy()),
        async (taken) => (await port(taken)).standing,
      ),
    ).toBe('bad')
    expect(await listening(answering('/healthz', { ok: true }), async (taken) => await port(taken))).toMatchObject({
      standing: 'look',
      says: expect.stringContaining('a Fairground that runs'),
    })
  })

  it('is the address that people type: nobody there, something else there, no sockets', async () => {
    expect(await proxy('http://127.0.0.1:1')).toMatchObject([{ standing: 'bad', says: expect.stringContaining('does not answer') }])
    expect(await listening(answering('/', {}), (at) => proxy(`http://127.0.0.1:${at}`))).toMatchObject([
      { standing: 'bad', says: expect.stringContaining('no Fairground') },
    ])
    const told = { now: Date.now() - 60_000, passkeys: { available: false, code: 'insecure' } }
    const found = await listening(answering('/api/capabilities', told), (at) => proxy(`http://127.0.0.1:${at}`))
    expect(found.map(({ what, standing }) => `${what} ${standing}`)).toEqual([
      'address good',
      'https look',
      'its clock look',
      'sockets bad',
    ])
  })

  it('is whether the keys for push are whole', () => {
    const [open, secret] = [65, 32].map((length) => Buffer.alloc(length, 7).toString('base64url'))
    const keys = { FAIRGROUND_VAPID_PUBLIC: open, FAIRGROUND_VAPID_PRIVATE: secret, FAIRGROUND_CONTACT: 'mailto:host@club.example' }
    expect(push({}).standing).toBe('good')
    expect(push(keys).standing).toBe('good')
    expect(push({ ...keys, FAIRGROUND_CONTACT: undefined }).says).toContain('one is missing')
    expect(push({ ...keys, FAIRGROUND_VAPID_PRIVATE: 'short' }).says).toContain('cut off')
    expect(push({ ...keys, FAIRGROUND_CONTACT: 'me' }).says).toContain('not me')
  })

  it('is whether the mail server answers', async () => {
    const from = { FAIRGROUND_MAIL_FROM: 'Fairground <fairground@club.example>' }
    expect(await mail({ FAIRGROUND_SMTP: 'mail.example', ...from })).toMatchObject({ standing: 'bad' })
    expect(await mail({ FAIRGROUND_SMTP: 'smtp://127.0.0.1:1', ...from })).toMatchObject({
      standing: 'bad',
      says: expect.stringContaining('127.0.0.1:1 does not answer (ECONNREFUSED)'),
    })
    expect(
      await listening(createServer(), async (at) => (await mail({ FAIRGROUND_SMTP: `smtp://127.0.0.1:${at}`, ...from })).standing),
    ).toBe('good')
  })
})
