import { Agent, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { withServer } from './serving.ts'

/** Longer than the limit for a connection with an incomplete body. */
const WHILE = 800

interface Sent {
  readonly method: string
  readonly path: string
  readonly cookie?: string
  readonly body?: string
  readonly chunked?: boolean
}

/** The status of an answer; fails if the connection is closed instead. */
function ask(agent: Agent, url: string, { method, path, cookie = '', body = '', chunked = false }: Sent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const length = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': Buffer.byteLength(body) }
    const headers = { 'content-type': 'application/json', cookie, ...length }
    const asked = request(url + path, { method, agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

describe('a body that is refused before it is read', () => {
  it.each([
    { what: 'too large', path: '/api/play', size: 300_000, status: 413 },
    { what: 'far too large', path: '/api/me/records', size: 3_000_000, status: 413 },
    { what: 'too large, and of no known length', path: '/api/play', size: 300_000, status: 413, chunked: true },
    { what: "nobody's", path: '/api/me/records', size: 300_000, status: 401, nobody: true },
    { what: "nobody's, and of no known length", path: '/api/me/records', size: 300_000, status: 401, nobody: true, chunked: true },
  ])('does not close the connection for the next request: $what', ({ path, size, status, nobody, chunked }) =>
    withServer(async (server) => {
      const { cookie } = await server.guest('Eve')
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const body = JSON.stringify({ name: 'x'.repeat(size) })
      try {
        expect(await ask(agent, server.url, { method: 'POST', path, cookie: nobody ? '' : cookie, body, chunked })).toBe(status)
        const until = performance.now() + WHILE
        while (performance.now() < until) expect(await ask(agent, server.url, { method: 'GET', path: '/healthz' })).toBe(200)
      } finally {
        agent.destroy()
      }
    }),
  )
})
