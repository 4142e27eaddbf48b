import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import { Fault } from '../fault.ts'
import { addressKey } from '../limits.ts'
import type { Server } from '../server.ts'
import { isOwnNetwork } from './address.ts'
import { answerFailure } from './failure.ts'
import { type Frame, headersOf, mount } from './mount.ts'
import { describeApi } from './openapi.ts'
import { pages } from './pages.ts'
import { routes } from './routes/index.ts'
import { addressOf, type PublicAddress, siteOf } from './site.ts'

export interface AppOptions extends PublicAddress {
  /** The folder of the built page. */
  readonly page: string
  /** May anybody read the metrics, or only clients in the host's own network? */
  readonly openMetrics: boolean
  readonly checkAnswers: boolean
}

/** Everything that the server answers over HTTP. */
export function openApp(server: Server, options: AppOptions): Hono {
  const app = new Hono()
  const remoteOf = (context: Context) => addressOf(headersOf(context), remote(context), options)
  const frame: Frame = { server, outside: options, addressOf: remoteOf, checkAnswers: options.checkAnswers }

  app.use(async (context, next) => {
    const begun = performance.now()
    await next()
    const route = routePath(context)
    const seconds = (performance.now() - begun) / 1000
    const { method } = context.req
    const { status } = context.res
    server.metrics.requests.inc({ method: METHODS.has(method) ? method : 'other', route, status })
    if (!route.endsWith('/updates')) server.metrics.seconds.observe({ route }, seconds)
    // The route, never the URL itself: that may contain an invite code.
    server.log.info({ method, route, status, ms: Math.round(seconds * 1000) }, 'request')
  })
  app.use(headersFor(options))
  app.use(async (context, next) => {
    await next()
    // Browsers ignore it on plain http, and a server may offer both.
    if (siteOf(headersOf(context), options).https) context.header('strict-transport-security', STRICT_TRANSPORT)
  })
  const underWay = new Map<string, number>()
  app.use(async (context, next) => {
    // Counted before a body is read: behind a proxy nothing else limits unfinished requests of one address.
    const address = addressKey(remoteOf(context))
    const count = (underWay.get(address) ?? 0) + 1
    if (count > server.limits.connectionsPerAddress)
      throw new Fault('too-many', 'too many requests at once from one address', { retryAfter: 5 })
    underWay.set(address, count)
    try {
      await next()
    } finally {
      const left = (underWay.get(address) ?? 1) - 1
      if (left === 0) underWay.delete(address)
      else underWay.set(address, left)
    }
  })
  app.onError((error, context) => answerFailure(context, error, server.log))

  app.get('/healthz', async (context) => {
    if (server.stopping.aborted) throw new Fault('stopping', 'the server is stopping')
    const problem = await server.health.problem()
    if (problem !== undefined) throw new Fault('store-failed', problem)
    return context.json({ ok: true })
  })
  app.get('/metrics', async (context) => {
    // Behind a proxy that is not configured, everybody seems to be inside.
    const unknownProxy = !options.trustProxy && context.req.header('x-forwarded-for') !== undefined
    if (!options.openMetrics && (unknownProxy || !isOwnNetwork(remoteOf(context))))
      throw new Fault('not-allowed', "metrics are available only inside the host's network")
    return context.text(await server.metrics.registry.metrics(), 200, { 'content-type': server.metrics.registry.contentType })
  })
  // Built before the first request needs it.
  const description = JSON.stringify(describeApi(routes))
  app.get('/api/openapi.json', (context) => context.body(description, 200, { 'content-type': 'application/json' }))
  for (const route of routes) mount(app, route, frame)
  const paths = new Set(routes.map(({ spec }) => spec.path))
  for (const path of paths)
    app.all(path, (context) => {
      throw new Fault('method-not-allowed', `${context.req.method} is not supported here; see /api/openapi.json`)
    })
  app.all('/api/*', () => {
    throw new Fault('not-found', 'there is nothing at this address; see /api/openapi.json')
  })
  pages(app, server, options.page, options)
  app.notFound((context) => answerFailure(context, new Fault('not-found', 'there is nothing at this address'), server.log))
  return app
}

/** Half a year; does not apply to subdomains. */
const STRICT_TRANSPORT = 'max-age=15552000'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The address of the client; in tests and commands there is no connection. */
function remote(context: Context): string | undefined {
  return context.env === undefined || !('incoming' in context.env) ? undefined : getConnInfo(context).remote.address
}

function headersFor(outside: PublicAddress) {
  const socket = (context: Context) => siteOf(headersOf(context), outside).origin.replace(/^http/, 'ws')
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // Bots evaluate positions in WebAssembly; nothing else is compiled in the page.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'", socket],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    strictTransportSecurity: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  })
}
