import type { Reason } from '@fairground/kernel'
import * as z from 'zod'
import type { BriefEntry } from './brief.ts'
import { ID, id, seat } from './fields.ts'
import { acting, CLIENT_ID, type Delivery, viewer } from './match.ts'
import { phrase } from './table.ts'

const LONGEST_LINE = 500

/** Chosen by the client; the answer has the same id. */
const handle = z.int().min(0)

/** What a client can ask for over a socket. */
export const clientMessage = z.discriminatedUnion('do', [
  z.strictObject({
    id: handle,
    do: z.literal('watch'),
    table: id,
    since: z.int().min(0).optional(),
    /** Sends only what changed since the last position. */
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
    phrase: phrase.optional().describe('The code of a phrase, instead of a text'),
    client: acting.shape.client,
    seat: seat.optional(),
  }),
  z.strictObject({ id: handle, do: z.literal('ping') }),
])

export type ClientMessage = z.output<typeof clientMessage>

/** Checks a message. Choices by their index, which most messages are, are checked by hand; the schema decides about everything else. */
export function readClientMessage(given: unknown): z.ZodSafeParseResult<ClientMessage> {
  return isChoice(given) ? { success: true, data: given } : clientMessage.safeParse(given)
}

/** A move by its index, with every field that a page sends and no other. */
function isChoice(given: unknown): given is Extract<ClientMessage, { do: 'act' }> {
  if (!isObject(given) || given.do !== 'act' || countFields(given) !== 6) return false
  const { id, table, act, after, client } = given
  if (!isCount(id) || !isCount(after) || !isObject(act) || !isCount(act.choice) || countFields(act) !== 1) return false
  return typeof table === 'string' && ID.test(table) && typeof client === 'string' && CLIENT_ID.test(client)
}

function isObject(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null
}

function isCount(given: unknown): boolean {
  return Number.isSafeInteger(given) && (given as number) >= 0
}

function countFields(given: Readonly<Record<string, unknown>>): number {
  let count = 0
  for (const _ in given) count++
  return count
}

/** What the server sends: the answer to a request by its id, a delivery from a watched table, or news for the person. */
export interface ServerMessage {
  readonly id?: number
  readonly ok?: unknown
  readonly error?: { readonly code: string; readonly message: string; readonly rule?: Reason }
  readonly watch?: number
  /** Entries are brief for clients that asked for it. */
  readonly delivery?: Exclude<Delivery, { kind: 'entry' }> | BriefEntry
}

/** Why the server closes a socket. Codes below 4000 are those of the WebSocket protocol, as in ws. */
export const CLOSE = {
  /** The server is shutting down: reconnect in a moment. */
  stopping: 1001,
  /** The client reads too slowly: reconnect with the last number seen. */
  slow: 1013,
  /** Signed out, or the token was revoked. */
  ended: 4001,
  banned: 4003,
  tooMany: 4029,
} as const
