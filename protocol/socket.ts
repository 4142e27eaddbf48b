import type { Reason } from '@fairground/kernel'
import * as z from 'zod'
import type { BriefEntry } from './brief.ts'
import { id, seat } from './fields.ts'
import { acting, type Delivery, viewer } from './match.ts'
import { phrase } from './table.ts'

const LONGEST_LINE = 500

/** Chosen by the client; the answer has the same. */
const handle = z.int().min(0)

/** What a client may ask for over a socket. */
export const clientMessage = z.discriminatedUnion('do', [
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
    text: z.string().trim().min(1).max(LONGEST_LINE).optional(),
    phrase: phrase.optional().describe('A code in place of a text'),
    client: acting.shape.client,
    seat: seat.optional(),
  }),
  z.strictObject({ id: handle, do: z.literal('ping') }),
])

export type ClientMessage = z.output<typeof clientMessage>

/** What the server sends: the answer to a request by its id, something that happened at a watched table, or news for the person. */
export interface ServerMessage {
  readonly id?: number
  readonly ok?: unknown
  readonly error?: { readonly code: string; readonly message: string; readonly rule?: Reason }
  readonly watch?: number
  /** Entries are brief for whoever has asked for that. */
  readonly delivery?: Exclude<Delivery, { kind: 'entry' }> | BriefEntry
}

/** Why the server closes a socket. Below 4000 the protocol's own, as ws gives them. */
export const CLOSE = {
  /** The server is closing: come back in a moment. */
  stopping: 1001,
  /** The client does not read fast enough: come back with the last number seen. */
  slow: 1013,
  /** Signed out, or the token was taken back. */
  ended: 4001,
  banned: 4003,
  tooMany: 4029,
} as const
