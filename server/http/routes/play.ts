import type { MatchRecord } from '@fairground/kernel'
import { countIn, seat } from '@fairground/protocol/fields.ts'
import { accepted, acting, delivery, pastMoment, receivedEntry, snapshot } from '@fairground/protocol/match.ts'
import { chatLine, phrase } from '@fairground/protocol/table.ts'
import * as z from 'zod'
import { addressKey } from '../../limits.ts'
import { postChat } from '../post-chat.ts'
import { route } from '../route.ts'
import { answerUpdates } from '../updates.ts'
import { lookingFor, tableParams as params, seatedFor, tableQuery } from './tables.ts'

const LONGEST_LINE = 500
const LONGEST_WAIT = 50
const MOST_MOMENTS = 50

/** Looking at a table and playing at it, without a socket. */
export const playRoutes = [
  route(
    'get /api/tables/:table',
    'The table as I see it now',
    { who: 'anyone', tokens: 'table', params, query: tableQuery, answer: snapshot },
    ({ caller, params, query }, server) => server.tables.snapshot(params.table, lookingFor(caller, query.seat)),
  ),
  route(
    'get /api/tables/:table/updates',
    'What has happened since; waits if nothing has',
    {
      who: 'anyone',
      tokens: 'table',
      params,
      query: {
        ...tableQuery,
        since: countIn(0, Number.MAX_SAFE_INTEGER).optional().describe('The number of the last entry seen'),
        mark: z.string().max(100).optional().describe('The `mark` of the last response'),
        wait: countIn(0, LONGEST_WAIT).optional().describe('Seconds; default: 25'),
      },
      answer: { mark: z.string(), deliveries: z.array(delivery) },
    },
    async ({ caller, params, query, address, context }, server) => {
      const poller = caller?.person.id ?? addressKey(address)
      return answerUpdates(server, params.table, lookingFor(caller, query.seat), query, { poller, gone: context.req.raw.signal, caller })
    },
  ),
  route(
    'get /api/tables/:table/log',
    'The match so far as I received it; line 0 is the deal',
    {
      who: 'anyone',
      tokens: 'table',
      params,
      query: { ...tableQuery, since: countIn(0, Number.MAX_SAFE_INTEGER).optional() },
      answer: { log: z.array(receivedEntry) },
    },
    async ({ caller, params, query }, server) => ({
      log: await server.tables.log(params.table, lookingFor(caller, query.seat), query.since),
    }),
  ),
  route(
    'get /api/tables/:table/moments',
    'The match as I saw it after each entry: only what was sent to my seat then',
    {
      who: 'anyone',
      limit: 'pastPositions',
      tokens: 'table',
      params,
      query: {
        ...tableQuery,
        from: countIn(0, Number.MAX_SAFE_INTEGER).describe('The number of the first entry; 0 is the deal'),
        count: countIn(1, MOST_MOMENTS).optional().describe('Default: 1'),
      },
      answer: { moments: z.array(pastMoment) },
    },
    async ({ caller, params, query }, server) => ({
      moments: await server.tables.moments(params.table, lookingFor(caller, query.seat), query.from, query.count ?? 1),
    }),
  ),
  route(
    'get /api/tables/:table/record',
    'The whole record with its seed, once the match is over; check it with `fairground verify`',
    { who: 'anyone', tokens: 'table', params, answer: z.looseObject({}) as unknown as z.ZodType<MatchRecord> },
    ({ caller, params }, server) => server.tables.record(params.table, lookingFor(caller)),
  ),
  route(
    'post /api/tables/:table/acts',
    'Send a command: play, undo, pass the turn, ask, answer, resume or concede',
    { who: 'person', tokens: 'table', params, body: acting, answer: accepted },
    async ({ caller, params, body }, server) => {
      const { act, after, client, seat } = body
      return server.tables.act(params.table, seatedFor(caller, seat), act, { after, client })
    },
  ),
  route(
    'get /api/tables/:table/chat',
    'The chat of the table, without people I have blocked',
    { who: 'anyone', params, query: { since: countIn(0, Number.MAX_SAFE_INTEGER).optional() }, answer: { chat: z.array(chatLine) } },
    async ({ caller, params, query }, server) => {
      const lines = await server.tables.chat(params.table, lookingFor(caller), query.since)
      const blocked = caller === undefined ? new Set<string>() : await server.blocks.list(caller.person.id)
      return { chat: lines.filter(({ person }) => person === undefined || !blocked.has(person)) }
    },
  ),
  route(
    'post /api/tables/:table/chat',
    'Send a chat message',
    {
      who: 'person',
      params,
      body: {
        text: z.string().trim().min(1).max(LONGEST_LINE).optional(),
        phrase: phrase.optional().describe('The code of a phrase, instead of a text: everybody reads it in their own language'),
        client: acting.shape.client,
        seat: seat.optional(),
      },
      answer: chatLine,
    },
    ({ caller, params, body }, server) => postChat(server, caller, params.table, body),
  ),
  route(
    'post /api/tables/:table/hints',
    'Tell the table that I use a hint; refused if the result is rated',
    { who: 'person', limit: 'chat', params, body: { step: z.int().min(1).max(3), seat: seat.optional() }, answer: chatLine },
    ({ caller, params, body }, server) => server.tables.hint(params.table, seatedFor(caller, body.seat), body.step),
  ),
]
