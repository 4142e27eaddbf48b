import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { selfSigned } from './certificate.ts'
import { type RunningServer, withServer } from './serving.ts'
import { inFolder } from './temporary.ts'

const SOON = { head: 300, request: 600, keepAlive: 300, idle: 700, lastAnswer: 100 }
const EACH = 20

const UNFINISHED: Readonly<Record<string, string>> = {
  silence: '',
  'half a head': 'POST /api/guests HTTP/1.1\r\nhost: localhost\r\nx-half: ',
  'half a body': 'POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 400\r\n\r\n{"name":',
  'half a body in chunks':
    'POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n8\r\n{"name":',
  nonsense: '\u0000\u0001nonsense\r\n\r\n',
  'a head that is too long': `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${'x'.repeat(20_000)}`,
  'a body nobody asked for, and no end': 'GET /api/games HTTP/1.1\r\nhost: localhost\r\ncontent-length: 400\r\n\r\n{',
  'one request, then nothing': 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'a socket at no address':
    'GET /elsewhere HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  'a socket with a broken handshake':
    'GET /api/socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\r\n',
  'a method for proxies': 'CONNECT example.org:443 HTTP/1.1\r\nhost: example.org\r\n\r\n',
}

/** A client that sends its text and never hangs up by itself. */
async function caller(server: RunningServer, words: string): Promise<Socket> {
  const { port } = new URL(server.url)
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  socket.on('data', () => {})
  await once(socket, 'connect')
  socket.write(words, 'latin1')
  return socket
}

/** Resolves once the server's own metrics show no more than so many connections. */
async function fallenTo(server: RunningServer, most: number): Promise<void> {
  for (;;) {
    const figures = await (await server.client().send('GET', '/metrics', undefined, { connection: 'close' })).text()
    if (Number(/^fairground_connections (\d+)$/m.exec(figures)?.[1]) <= most) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The test's own connections: the one that asks, and one that may be kept alive. */
const OWN = 2

describe('an unfinished connection', () => {
  it.each(Object.entries(UNFINISHED))('is closed in time: %s', (_kind, words) =>
    withServer({ timeouts: SOON }, async (server) => {
      const sockets = await Promise.all(Array.from({ length: EACH }, () => caller(server, words)))
      await fallenTo(server, OWN)
      for (const socket of sockets) socket.destroy()
    }),
  )

  it('is closed in time when the TLS handshake never ends', () =>
    inFolder(async (folder) => {
      const { cert, key } = selfSigned('localhost')
      const tls = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
      await Promise.all([writeFile(tls.cert, cert), writeFile(tls.key, key)])
      await withServer({ timeouts: SOON, tls }, async (server) => {
        const words = ['', '\u0016\u0003\u0001', 'GET / HTTP/1.1\r\n\r\n']
        const sockets = await Promise.all(words.flatMap((each) => Array.from({ length: EACH }, () => caller(server, each))))
        await Promise.all(sockets.map(cutOff))
      })
    }))

  it('is closed in time when the answer is never read', () =>
    withServer({ timeouts: SOON }, async (server) => {
      const sockets = await Promise.all(Array.from({ length: EACH }, () => caller(server, '')))
      for (const socket of sockets) {
        socket.pause()
        socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(30))
      }
      await fallenTo(server, OWN)
      for (const socket of sockets) socket.destroy()
    }))
})

/** Resolves once the other end is really closed: one that only ended its side would still accept data. */
async function cutOff(socket: Socket): Promise<void> {
  const closed = once(socket, 'close')
  if (!socket.readableEnded) await Promise.race([once(socket, 'end').catch(() => undefined), closed])
  while (!socket.destroyed) {
    socket.write('.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

describe('one address', () => {
  it('has a limited number of connections, and gets new ones as old ones close', () =>
    withServer({ limits: { connectionsPerAddress: 8 } }, async (server) => {
      const sockets = await Promise.all(Array.from({ length: 8 }, () => caller(server, '')))
      const ninth = await caller(server, '')
      await cutOff(ninth)
      for (const socket of sockets) socket.destroy()
      for (;;) {
        const answer = await server
          .client()
          .get('/api/games')
          .catch(() => undefined)
        if (answer !== undefined) break
      }
    }))

  it('has a limited number of open requests behind a proxy, where all connections come from one address', () =>
    withServer({ trustProxy: true, limits: { connectionsPerAddress: 8 } }, async (server) => {
      const half = (address: string) => UNFINISHED['half a body'].replace('content-type', `x-forwarded-for: ${address}\r\ncontent-type`)
      const sockets = await Promise.all(Array.from({ length: 8 }, (_, index) => caller(server, half(`203.0.113.9:${4000 + index}`))))
      const hasty = server.client()
      hasty.headers = { 'x-forwarded-for': '203.0.113.9' }
      const other = server.client()
      other.headers = { 'x-forwarded-for': '203.0.113.10' }
      while ((await hasty.send('GET', '/api/games')).status !== 429) await new Promise((resolve) => setTimeout(resolve, 5))
      expect((await other.send('GET', '/api/games')).status).toBe(200)
      for (const socket of sockets) socket.destroy()
    }))
})
