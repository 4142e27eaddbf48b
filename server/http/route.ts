import { done } from '@fairground/protocol/fields.ts'
import type { Frozen } from '@fairground/protocol/wire.ts'
import type { Context } from 'hono'
import * as z from 'zod'
import type { Server } from '../server.ts'
import type { Caller } from './caller.ts'
import type { Site } from './site.ts'

/** Who may call: anyone, guests and accounts, accounts, the host. */
export type Who = 'anyone' | 'person' | 'account' | 'host'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A route as it is mounted and described. */
interface Spec extends Rules<Who> {
  readonly method: Method
  /** With `:name` for each parameter. */
  readonly path: `/${string}`
  readonly summary: string
  readonly params?: z.ZodObject | undefined
  readonly query?: z.ZodObject | undefined
  readonly body?: z.ZodType | undefined
  readonly answer: z.ZodType
}

interface Rules<W extends Who> {
  readonly who: W
  /**
   * May a program call it with an access token: only with one for all of a person's tables, or also with one for a single table? The
   * latter is limited to its table if the path names one.
   */
  readonly tokens?: 'person' | 'table'
  /** A rate limit that applies in addition to the general ones: to a person, or to the address of somebody unknown. */
  readonly limit?: keyof Server['buckets']
  /** Longest body in bytes. */
  readonly largest?: number
  /** The body is passed on as `text`: it is too large to parse in the main thread, where others would wait. */
  readonly unread?: true
}

export type Fields = Readonly<Record<string, z.ZodType>>

/** The type of what a schema, or the fields of a strict object, let through. */
export type Read<S> = S extends z.ZodType ? z.output<S> : S extends Fields ? z.output<z.ZodObject<S>> : never
type Written<S> = S extends z.ZodType ? z.input<S> : S extends Fields ? z.input<z.ZodObject<S>> : never

/** One request, validated. */
export interface Call<W extends Who, P, Q, B> {
  readonly params: P
  readonly query: Q
  readonly body: B
  /** The body as it was sent, if it is not parsed here. */
  readonly text: string
  readonly caller: W extends 'anyone' ? Caller | undefined : Caller
  readonly site: Site
  readonly address: string
  /** For headers and cookies. */
  readonly context: Context
}

export interface Route {
  readonly spec: Spec
  handle(call: Call<Who, unknown, unknown, unknown>, server: Server): unknown
}

/**
 * A route from `'get /api/tables/:table'`, a summary, the shape of request and response, and a handler. Validation, the OpenAPI
 * description and the handler's types all come from the shape; without `answer`, the response is empty.
 */
export function route<
  W extends Who,
  P extends Fields = Record<never, never>,
  Q extends Fields = Record<never, never>,
  B extends z.ZodType | Fields = z.ZodUndefined,
  A extends z.ZodType | Fields = z.ZodVoid,
>(
  methodAndPath: `${Method} /${string}`,
  summary: string,
  { params, query, body, answer, ...rules }: Rules<W> & { params?: P; query?: Q; body?: B; answer?: A },
  handle: (call: Call<W, Read<P>, Read<Q>, Read<B>>, server: Server) => Frozen<Written<A>> | Promise<Frozen<Written<A>>>,
): Route {
  const [method, path] = methodAndPath.split(' ') as [Method, Spec['path']]
  const fields = { params: params && z.strictObject(params), query: query && z.strictObject(query) }
  // The handler is called only with what its own schemas have validated; the list of all routes cannot express that in types.
  return {
    spec: { method, path, summary, ...rules, ...fields, body: body && schemaOf(body), answer: answer ? schemaOf(answer) : done },
    handle: handle as Route['handle'],
  }
}

function schemaOf(given: z.ZodType | Fields): z.ZodType {
  return given instanceof z.ZodType ? given : z.strictObject(given)
}
