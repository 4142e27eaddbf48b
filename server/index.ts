import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, type Server as HttpServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { getRequestListener } from '@hono/node-server'
import { KEY_FILE, type KeyFile } from './host/host-key.ts'
import { openApp } from './http/app.ts'
import { connectionOptions, limitConnections, readUnreadBodies, TIMEOUTS, type Timeouts } from './http/connections.ts'
import { webauthn } from './people/passkeys.ts'
import { openServer, type Server, type ServerOptions } from './server.ts'
import { Sockets } from './socket/sockets.ts'

export interface ServeOptions extends ServerOptions {
  /** 0 for any free port. */
  readonly port: number
  /** The interface to listen on; default: all. */
  readonly hostname?: string
  readonly trustProxy?: boolean
  readonly tls?: { readonly cert: string; readonly key: string }
  /** The folder of the built page. */
  readonly page?: string
  readonly openMetrics?: boolean
  /** Validates every response against its schema: for tests. */
  readonly checkAnswers?: boolean
  readonly timeouts?: Partial<Timeouts>
}

export interface Serving {
  /** Resolves when the store is lost: the process can only end. */
  readonly failed: Promise<Error>
  /** Where the server is reached from this machine. */
  readonly url: string
  /** Accepts nothing new, finishes what was accepted, then closes everything. */
  stop(): Promise<void>
}

const PAGE = join(import.meta.dirname, '..', 'web', 'dist')
const IDLE_CHECK = 20
/** After so many milliseconds, unanswered requests are cut off. */
const LONGEST_FAREWELL = 10_000

/**
 * The state of a table lives from one move to the next: just long enough for V8 to treat it as long-lived and to allocate the next one
 * in the old generation, where garbage is rarely collected and each full collection is expensive. Without that, the server needs a
 * tenth less time.
 */
const YOUNG_STAY_YOUNG = '--no-allocation-site-pretenuring'

/** Opens a server and listens until it is stopped. */
export async function serve(options: ServeOptions): Promise<Serving> {
  setFlagsFromString(YOUNG_STAY_YOUNG)
  const server = await openServer(options)
  const outside = { baseUrl: options.address === undefined ? undefined : new URL(options.address), trustProxy: options.trustProxy === true }
  const app = openApp(server, {
    ...outside,
    page: options.page ?? PAGE,
    openMetrics: options.openMetrics === true,
    checkAnswers: options.checkAnswers === true,
  })
  const timeouts = { ...TIMEOUTS, ...options.timeouts }
  const sockets = new Sockets(server, outside, timeouts)
  const listener = listenerFor(options.tls, timeouts, getRequestListener(app.fetch))
  listener.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head))
  // All connections through a proxy come from one address; clients are counted per request and per socket instead.
  const perAddress = outside.trustProxy ? Number.POSITIVE_INFINITY : server.limits.connectionsPerAddress
  const connections = limitConnections(listener, timeouts, perAddress)
  server.metrics.watch(server.tables, { sockets: () => sockets.count, connections })
  // The certificate is for the name that people type; commands on this machine use a separate listener.
  const side = options.tls === undefined ? undefined : listenerFor(undefined, timeouts, getRequestListener(app.fetch))
  try {
    await listening(listener, options.port, options.hostname)
    if (side !== undefined) await listening(side, 0, '127.0.0.1')
  } catch (error) {
    await server.close()
    throw error
  }
  const url = urlOf(listener, options)
  server.reachedAt(url)
  const keyFile = join(options.data, KEY_FILE)
  const sideUrl = side === undefined ? url : urlOf(side, { hostname: '127.0.0.1' })
  await writeFile(keyFile, JSON.stringify({ url: sideUrl, key: server.key } satisfies KeyFile), { mode: 0o600 })
  warmUp(server)
  const listeners = side === undefined ? [listener] : [listener, side]
  const failed: Promise<Error> = server.store.gone ?? new Promise(() => {})
  return { url, failed, stop: onlyOnce(() => close(listeners, sockets, server, keyFile)) }
}

/** Loads in advance what would make everybody wait on its first use, while nobody is here yet. */
async function warmUp({ catalogue, log }: Server): Promise<void> {
  try {
    await catalogue.all()
    await webauthn()
  } catch (error) {
    log.warn({ err: error }, 'a module could not be preloaded')
  }
}

async function listening(listener: HttpServer, port: number, hostname: string | undefined): Promise<void> {
  listener.listen(port, hostname)
  await once(listener, 'listening')
}

async function close(listeners: readonly HttpServer[], sockets: Sockets, server: Server, keyFile: string): Promise<void> {
  server.closing()
  const closed = Promise.all(listeners.map((listener) => once(listener, 'close')))
  for (const listener of listeners) listener.close()
  // Keep-alive connections are idle once their last response is sent.
  const idle = setInterval(() => listeners.forEach((listener) => void listener.closeIdleConnections()), IDLE_CHECK)
  const late = setTimeout(() => listeners.forEach((listener) => void listener.closeAllConnections()), LONGEST_FAREWELL)
  await sockets.close()
  await closed
  clearInterval(idle)
  clearTimeout(late)
  await server.close()
  await rm(keyFile, { force: true })
}

function listenerFor(tls: ServeOptions['tls'], timeouts: Timeouts, handle: ReturnType<typeof getRequestListener>): HttpServer {
  const options = connectionOptions(timeouts)
  const listener =
    tls === undefined
      ? createServer(options, handle)
      : createTlsServer({ ...options, cert: readFileSync(tls.cert), key: readFileSync(tls.key) }, handle)
  readUnreadBodies(listener)
  return listener
}

function urlOf(listener: HttpServer, { tls, hostname }: Pick<ServeOptions, 'tls' | 'hostname'>): string {
  // A listening TCP server has an address with a port.
  const { port } = listener.address() as AddressInfo
  const host = hostname === undefined || hostname === '0.0.0.0' || hostname === '::' ? 'localhost' : hostname
  return `${tls === undefined ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function onlyOnce(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= action()
    return done
  }
}
