import type { Frozen } from '@fairground/protocol/wire.ts'
import type { Context } from 'hono'
import type * as z from 'zod'
import type { Server } from '../server.ts'
import type { Caller } from './caller.ts'
import type { Site } from './site.ts'

/** Who may call: anyone, guests and accounts, accounts, the host. */
export type Who = 'anyone' | 'person' | 'account' | 'host'

/**
 * The shape of a request and its response. Validation, the OpenAPI description and the handler's types all come from this one
 * value.
 */
export interface Spec<W extends Who, P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With `:name` for each parameter. */
  readonly path: `/${string}`
  readonly summary: string
  readonly who: W
  /**
   * May a program call it with an access token: only with one for all of a person's tables, or also with one for a single table? The
   * latter is limited to its table if the path names one.
   */
  readonly tokens?: 'person' | 'table'
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly answer: A
  /** Longest body in bytes. */
  readonly largest?: number
  /** The body is passed on as `text`: it is too large to parse in the main thread, where others would wait. */
  readonly unread?: true
}

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
  readonly spec: Spec<Who, z.ZodObject, z.ZodObject, z.ZodType, z.ZodType>
  handle(call: Call<Who, unknown, unknown, unknown>, server: Server): unknown
}

type None = z.ZodObject<Record<never, never>>

export function route<
  W extends Who,
  A extends z.ZodType,
  P extends z.ZodObject = None,
  Q extends z.ZodObject = None,
  B extends z.ZodType = z.ZodUndefined,
>(
  spec: Spec<W, P, Q, B, A>,
  handle: (call: Call<W, z.output<P>, z.output<Q>, z.output<B>>, server: Server) => Frozen<z.input<A>> | Promise<Frozen<z.input<A>>>,
): Route {
  // The handler is called only with what its own schemas have validated; the list of all routes cannot express that in types.
  return { spec, handle: handle as Route['handle'] }
}
