import * as z from 'zod'
import { id, seat } from './fields.ts'
import { acting, viewer } from './match.ts'

const LONGEST_LINE = 500

/** Chosen by the client; the answer has the same. */
const handle = z.int().min(0)

/** What a client may ask for over a socket. */
export const message = z.discriminatedUnion('do', [
  z.strictObject({
    id: handle,
    do: z.literal('watch'),
    table: id,
    since: z.int().min(0).optional(),
    /** Leaves out of positions what the last one had too. */
    brief: z.boolean().optional(),
    seat: viewer.optional(),
  }),
  z.strictObject({ id: handle, do: z.literal('unwatch'), watch: handle }),
  z.strictObject({ id: handle, do: z.literal('act'), table: id, ...acting.shape }),
  z.strictObject({
    id: handle,
    do: z.literal('say'),
    table: id,
    text: z.string().trim().min(1).max(LONGEST_LINE),
    client: acting.shape.client,
    seat: seat.optional(),
  }),
  z.strictObject({ id: handle, do: z.literal('ping') }),
])

export type Message = z.output<typeof message>

/** Why the house closes a socket. Below 4000 the protocol's own, as ws gives them. */
export const CLOSE = {
  /** The house is closing: come back in a moment. */
  stopping: 1001,
  /** The client does not read fast enough: come back with the last number seen. */
  slow: 1013,
  /** Signed out, or the token was taken back. */
  ended: 4001,
  banned: 4003,
  tooMany: 4029,
} as const
