import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clock, disk, folder, mail, node, page, port, proxy, push } from '../doctor/checks.ts'
import { fairground, temporary } from './spawn.ts'

/** Runs a server while a test checks it. */
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
  it('succeeds if nothing is broken, and prints a line for each check', () => {
    const { code, out, err } = fairground(['doctor', '--data', temporary('data'), '--port', '39217'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const what of ['Node', 'page', 'data folder', 'disk', 'store', 'clock', 'port 39217', 'push', 'mail']) expect(out).toContain(what)
  })

  it('exits with 1 if something is broken', () => {
    const { code, out } = fairground(['doctor', '--data', temporary('data'), '--json'], { env: { FAIRGROUND_SMTP: 'smtp://mail.example' } })
    expect(code).toBe(1)
    expect(JSON.parse(out)).toContainEqual({
      what: 'mail',
      standing: 'bad',
      says: 'FAIRGROUND_SMTP and FAIRGROUND_MAIL_FROM must be set together; one is missing.',
    })
  })
})

describe('What it checks', () => {
  it('the version of Node', () => {
    expect(node('24.1.0').standing).toBe('good')
    expect(node('20.20.2')).toMatchObject({ standing: 'bad', says: expect.stringMatching(/too old: install Node 24/) })
  })

  it('that the page is built', () => expect(page('/nowhere')).toMatchObject({ standing: 'look' }))

  it('that the data folder is writable', () => {
    expect(folder(temporary('data')).standing).toBe('good')
    expect(folder(import.meta.filename)).toMatchObject({ standing: 'bad', says: expect.stringContaining('is not a folder') })
  })

  it('the free space on the disk', () => {
    expect(disk('/', 2 ** 36).standing).toBe('good')
    expect(disk('/', 2 ** 29).standing).toBe('look')
    expect(disk('/', 2 ** 20)).toMatchObject({ standing: 'bad', says: expect.stringContaining('1 MB free') })
  })

  it('that the clock is not before the date of its own files', () => {
    expect(clock(Date.UTC(1970, 0, 1), Date.UTC(2026, 0, 1)).standing).toBe('bad')
    expect(clock().standing).toBe('good')
  })

  it('who uses the port: nobody, a Fairground, or another program', async () => {
    expect(
      await listening(
        createServer((line) => line.destroy()),
        async (taken) => (await port(taken)).standing,
      ),
    ).toBe('bad')
    expect(await listening(answering('/healthz', { ok: true }), async (taken) => await port(taken))).toMatchObject({
      standing: 'look',
      says: expect.stringContaining('a running Fairground'),
    })
  })

  it('the public address: no answer, another server, no sockets', async () => {
    expect(await proxy('http://127.0.0.1:1')).toMatchObject([{ standing: 'bad', says: expect.stringContaining('does not answer') }])
    expect(await listening(answering('/', {}), (at) => proxy(`http://127.0.0.1:${at}`))).toMatchObject([
      { standing: 'bad', says: expect.stringContaining('is not Fairground') },
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

  it('that the keys for push are complete', () => {
    const [open, secret] = [65, 32].map((length) => Buffer.alloc(length, 7).toString('base64url'))
    const keys = { FAIRGROUND_VAPID_PUBLIC: open, FAIRGROUND_VAPID_PRIVATE: secret, FAIRGROUND_CONTACT: 'mailto:host@club.example' }
    expect(push({}).standing).toBe('good')
    expect(push(keys).standing).toBe('good')
    expect(push({ ...keys, FAIRGROUND_CONTACT: undefined }).says).toContain('one is missing')
    expect(push({ ...keys, FAIRGROUND_VAPID_PRIVATE: 'short' }).says).toContain('incomplete')
    expect(push({ ...keys, FAIRGROUND_CONTACT: 'me' }).says).toContain('not me')
  })

  it('that the mail server answers', async () => {
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
