import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import type * as z from 'zod'
import { Fault } from '../fault.ts'
import { addressKey } from '../limits.ts'
import type { Server } from '../server.ts'
import { callerOf, isKey, requireAccess, requireTableAccess } from './caller.ts'
import { cookieName } from './cookie.ts'
import { malformed } from './failure.ts'
import type { Route } from './route.ts'
import { type Headers, isOwnPage, type PublicAddress, siteOf } from './site.ts'

const LARGEST_BODY = 64 * 1024

export interface Frame {
  readonly server: Server
  readonly outside: PublicAddress
  /** The address of the client. */
  readonly addressOf: (context: Context) => string
  /** Validates every response against its schema: for tests. */
  readonly checkAnswers: boolean
}

/** Mounts a route: authentication, permission, validation of the input, response. */
export function mount(app: Hono, route: Route, frame: Frame): void {
  const { spec } = route
  const onError = () => {
    throw new Fault('too-large', `the body may have at most ${spec.largest ?? LARGEST_BODY} bytes`)
  }
  app.on(spec.method, spec.path, bodyLimit({ maxSize: spec.largest ?? LARGEST_BODY, onError }), async (context) => {
    const { server } = frame
    if (server.stopping.aborted) throw new Fault('stopping', 'the server is stopping; try again in a moment', { retryAfter: 5 })
    const address = frame.addressOf(context)
    const authorization = context.req.header('authorization')
    if (!isKey(authorization, server)) server.buckets.address.takeOrFault(addressKey(address))
    const request = headersOf(context)
    const site = siteOf(request, frame.outside)
    if (spec.method !== 'get' && authorization === undefined && !isOwnPage(request, site))
      throw new Fault('bad-origin', 'this was sent by the page of another site; if it was not, the host should set --base-url')
    const caller = await callerOf({ cookie: getCookie(context, cookieName(site)), authorization }, server)
    requireAccess(caller, spec)
    if (caller?.key === false) server.buckets.person.takeOrFault(caller.person.id)
    const params = read('path', spec.params, context.req.param())
    // A token for one table must not even see another; the path may name the table by its code.
    if (caller?.token?.onlyTable !== undefined && spec.path.includes('/:table'))
      requireTableAccess(caller, (await server.tables.get(context.req.param('table') ?? '', { person: caller.person })).id)
    const query = read('query', spec.query, context.req.query())
    const text = spec.body === undefined ? '' : await textOf(context)
    const body = spec.body === undefined || spec.unread ? undefined : read('body', spec.body, jsonOf(text))
    if (spec.limit !== undefined) server.buckets[spec.limit].takeOrFault(caller?.person.id ?? addressKey(address))
    // `route` has tied the handler to these schemas; a caller is present if the route requires one.
    const answer = await route.handle({ params, query, body, text, caller: caller as never, site, address, context }, server)
    if (answer instanceof Response) return answer
    if (frame.checkAnswers) spec.answer.parse(JSON.parse(JSON.stringify(answer ?? {})))
    context.header('cache-control', 'no-store')
    return context.json(answer ?? {})
  })
}

export function headersOf(context: Context): Headers {
  return { header: (name) => context.req.header(name), encrypted: context.req.url.startsWith('https:') }
}

function read(where: string, schema: z.ZodType | undefined, given: unknown): unknown {
  if (schema === undefined) return {}
  const checked = schema.safeParse(given)
  if (!checked.success) throw malformed(where, checked.error)
  return checked.data
}

async function textOf(context: Context): Promise<string> {
  const type = context.req.header('content-type') ?? ''
  const text = await context.req.text()
  if (text !== '' && !/^application\/json\s*(;|$)/i.test(type)) throw new Fault('wrong-type', 'the body must be application/json')
  return text
}

function jsonOf(text: string): unknown {
  // An empty body counts as an empty object, so that a command without details needs no body.
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault('malformed', 'the body is not JSON')
  }
}
