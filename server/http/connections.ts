import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { addressKey } from '../limits.ts'
import { readAddress, UNKNOWN } from './address.ts'

/** How long a client may take, in milliseconds. */
export interface Timeouts {
  /** For the TLS handshake, and then for the headers of a request. */
  readonly head: number
  /** For a whole request with its body. */
  readonly request: number
  /** Between two requests. */
  readonly keepAlive: number
  /** Without traffic while a response is pending. Longer than any poll waits. */
  readonly idle: number
  /** To read the last response before the connection is destroyed. */
  readonly lastAnswer: number
}

export const TIMEOUTS: Timeouts = { head: 10_000, request: 30_000, keepAlive: 10_000, idle: 120_000, lastAnswer: 1000 }

const LARGEST_HEAD = 16 * 1024
const CHECK_EVERY = 1000

/** Options for Node's `createServer`. */
export function connectionOptions({ head, request, keepAlive }: Timeouts) {
  return {
    headersTimeout: head,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    // By default Node checks for timeouts only every 30 s.
    connectionsCheckingInterval: Math.min(CHECK_EVERY, head),
    handshakeTimeout: head,
    maxHeaderSize: LARGEST_HEAD,
  }
}

/** Destroys connections that time out, and limits their number per address. Returns a function that counts open ones. */
export function limitConnections(server: Server, timeouts: Timeouts, perAddress: number): () => number {
  const open = new Map<string, number>()
  let all = 0
  server.on('connection', (connection: Socket) => {
    const address = addressKey(readAddress(connection.remoteAddress ?? '') ?? UNKNOWN)
    const count = (open.get(address) ?? 0) + 1
    if (count > perAddress) {
      connection.destroy()
      return
    }
    open.set(address, count)
    all++
    connection.once('close', () => {
      all--
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
  server.timeout = timeouts.idle
  // Node reports invalid, too long and too slow requests here, and leaves the connection to the listener.
  server.on('clientError', (_error, connection) => {
    const body = JSON.stringify({ error: { code: 'malformed', message: 'this is not a valid HTTP request' } })
    answerAndDestroy(connection, '400 Bad Request', body, timeouts)
  })
  return () => all
}

/**
 * Reads and drops the rest of a body that was answered before its end. Otherwise the half-read body would stay paused, and half a
 * second later the connection would be closed as incomplete, together with any request that has arrived on it by then.
 */
export function readUnreadBodies(server: Server): void {
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.once('finish', () => {
      if (incoming.readableEnded) return
      incoming.removeAllListeners('data')
      incoming.resume()
    })
  })
}

/** Sends a last response and then destroys the connection, whether or not the client closes it. */
export function answerAndDestroy(connection: Duplex, status: string, body: string, { lastAnswer }: Timeouts): void {
  connection.on('error', () => connection.destroy())
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n`
  if (connection.writable) connection.end(head + body)
  setTimeout(() => connection.destroy(), lastAnswer).unref()
}
