import { LEVELS, levelsAt } from '@fairground/bots'
import type { TableInfo } from '@fairground/protocol'
import { countIn, gameId, id, LONG_TEXT, page, seat } from '@fairground/protocol/fields.ts'
import { name, secret } from '@fairground/protocol/people.ts'
import { addedWord, clockSetting, newTable, tableInfo, tableOverview, tableSummary, visibility } from '@fairground/protocol/table.ts'
import * as z from 'zod'
import { strongestUpTo, USUAL_LEVEL } from '../../bots/offer.ts'
import { Fault } from '../../fault.ts'
import { readName } from '../../people/person.ts'
import type { Server } from '../../server.ts'
import type { Person as Player, Seated, Who } from '../../tables/api.ts'
import type { Caller } from '../caller.ts'
import { type Fields, type Read, route } from '../route.ts'
import { newGuest } from './people.ts'

/** The options may contain a custom edition. */
const LARGEST_TABLE = 256 * 1024
const LARGEST_RECORD = 2 * 1024 * 1024

const params = { table: id.describe("The table's id or its invite code") }
const summaries = { tables: z.array(tableSummary) }
const atSeat = { seat }
export const tableFilter = { game: gameId.optional(), state: z.enum(['open', 'running', 'frozen', 'over']).optional(), ...page }

/** Finding, creating and filling tables. */
export const tableRoutes = [
  route(
    'get /api/tables',
    'Listed tables, newest first',
    { who: 'anyone', tokens: 'person', query: tableFilter, answer: summaries },
    async ({ query }, server) => ({ tables: await server.tables.listed(query) }),
  ),
  route(
    'get /api/overview',
    'An overview of listed tables: waiting for players, open to spectators, last results; at most a few seconds old',
    { who: 'anyone', tokens: 'person', answer: tableOverview },
    (_call, server) => server.tables.overview(),
  ),
  route(
    'get /api/me/tables',
    'My unfinished tables, those where it is my turn first',
    { who: 'person', tokens: 'person', answer: summaries },
    async ({ caller }, server) => ({ tables: await server.tables.ofPerson(caller.person.id) }),
  ),
  route(
    'get /api/me/finished',
    'My finished tables, newest first',
    { who: 'person', query: page, answer: summaries },
    async ({ caller, query }, server) => ({ tables: await server.tables.finished(caller.person.id, query) }),
  ),
  route(
    'get /api/me/next-turn',
    'The next table where it is my turn, wrapping around at the end',
    { who: 'person', tokens: 'person', query: { after: id.optional() }, answer: { table: id.optional() } },
    async ({ caller, query }, server) => ({ table: await server.tables.nextTurn(caller.person.id, query.after) }),
  ),
  route(
    'post /api/play',
    'Play against bots at once: creates a guest if nobody is signed in and a table full of bots, and begins, unless told to wait',
    {
      who: 'anyone',
      tokens: 'person',
      body: {
        game: gameId,
        seats: z.int().min(1).max(32).optional().describe('Default: the minimum of the game, but at least 2'),
        level: z.enum(LEVELS).optional().describe('Default: Trader, or the strongest offered level below it'),
        options: z.unknown().optional(),
        clock: clockSetting.optional(),
        rated: z.boolean().optional().describe('Default: no'),
        name: name.optional().describe('For the new guest'),
        invitation: secret.optional(),
        begin: z
          .boolean()
          .default(true)
          .describe('Otherwise the table waits for `start`: to add a word, you must have seen the commitment to the seed first'),
      },
      answer: tableInfo,
      largest: LARGEST_TABLE,
    },
    async ({ body, caller, address, site, context }, server) => {
      const { game, options, clock, level = USUAL_LEVEL, name = 'Guest', invitation } = body
      const entry = await server.catalogue.findOrFault(game)
      const seats = body.seats ?? Math.max(2, entry.seats.min)
      if (seats < entry.seats.min || seats > entry.seats.max)
        throw new Fault('malformed', `${game} is for ${entry.seats.min} to ${entry.seats.max} players`)
      const person = playerOf(caller ?? { person: await newGuest(server, { name, invitation, address, site, context }) })
      const bots = Array.from({ length: seats - 1 }, (_, index) => ({
        seat: index + 1,
        level: strongestUpTo(level, levelsAt(game, server.bots.levels, seats)),
      }))
      const table = await server.tables.create(person, {
        game,
        seats,
        options,
        clock,
        bots,
        seat: 0,
        visibility: 'private',
        rated: body.rated ?? false,
      })
      return body.begin ? server.tables.start(table.id, { person }) : table
    },
  ),
  route(
    'post /api/tables',
    'Create a table',
    { who: 'person', tokens: 'person', body: newTable, answer: tableInfo, largest: LARGEST_TABLE },
    ({ caller, body }, server) => server.tables.create(playerOf(caller), body),
  ),
  route(
    'post /api/me/records',
    'Upload a game that was started offline: the server replays it and turns it into my table, unrated',
    {
      who: 'person',
      limit: 'handovers',
      body: {
        record: z.looseObject({}).describe('In the format of `fairground verify`; a running game has no seed and no result'),
        seed: z.string().regex(/^[0-9a-f]{64}$/),
        names: z.array(name.nullable()).max(32).optional().describe('The names of the people at the device, by seat'),
      },
      answer: { table: tableInfo, added: z.boolean().describe('False if it was uploaded before') },
      largest: LARGEST_RECORD,
      unread: true,
    },
    ({ caller, text }, server) => server.tables.handOver(playerOf(caller), { text, nameOf: readName }),
  ),
  route(
    'post /api/tables/:table/join',
    'Take an empty seat',
    { who: 'person', tokens: 'table', params, body: { seat: seat.optional() }, answer: tableInfo },
    async ({ caller, params, body }, server) => {
      const info = await server.tables.get(params.table, lookingFor(caller))
      await refuseBlocked(server, info, caller)
      return server.tables.join(params.table, seatedFor(caller), body.seat)
    },
  ),
  command('leave', 'Leave the seat: before the start it is free again, during the match it is abandoned', {}, (tables, id, who) =>
    tables.leave(id, who),
  ),
  command('bots', 'Add a bot to an empty seat', { seat, level: z.string().max(40) }, (tables, id, who, body) =>
    tables.addBot(id, who, body.seat, body.level),
  ),
  command('remove-bot', 'Remove a bot from its seat', atSeat, (tables, id, who, body) => tables.removeBot(id, who, body.seat)),
  command('kick', 'Remove somebody before the start; they cannot come back', atSeat, (tables, id, who, body) =>
    tables.kick(id, who, body.seat),
  ),
  command(
    'visibility',
    'Before the start, as the owner: list the table, or leave it to those who have its link',
    { visibility },
    (tables, id, who, body) => tables.show(id, who, body.visibility),
  ),
  command(
    'move',
    'Swap seats before the start: the owner any two, everybody else their own with an empty one',
    { from: seat, to: seat },
    (tables, id, who, body) => tables.move(id, who, body.from, body.to),
  ),
  command(
    'ready',
    'Set whether I am ready; the match begins once all are',
    { ready: z.boolean(), ...addedWord },
    (tables, id, who, body, caller) => tables.ready(id, who, body.ready, wordIn(body, caller)),
  ),
  command('start', 'Begin, as the owner', addedWord, (tables, id, who, body, caller) => tables.start(id, who, wordIn(body, caller))),
  command(
    'votes',
    'Vote to replace an absent player',
    { seat, by: z.enum(['bot', 'person']), agree: z.boolean() },
    (tables, id, who, body) => tables.vote(id, who, body),
  ),
  command(
    'end',
    'Agree to end a frozen table, or not; it ends without a ranking once all players agree',
    { agree: z.boolean() },
    (tables, id, who, body) => tables.agreeToEnd(id, who, body.agree),
  ),
  command('sit-back', 'Come back to a seat that a bot has taken over', {}, (tables, id, who) => tables.sitBack(id, who)),
  // It creates another table, which a token for one table may not do.
  command('rematch', 'A rematch with the same settings, seats rotated by one', {}, (tables, id, who) => tables.rematch(id, who), 'person'),
  route(
    'get /api/tables/:table/note',
    'My private note about the table',
    { who: 'person', params, answer: { text: z.string() } },
    async ({ caller, params }, server) => ({ text: await server.tables.note(params.table, seatedFor(caller)) }),
  ),
  route(
    'put /api/tables/:table/note',
    'Save a note that nobody else sees',
    { who: 'person', params, body: { text: z.string().max(LONG_TEXT) } },
    ({ caller, params, body }, server) => server.tables.setNote(params.table, seatedFor(caller), body.text),
  ),
  route(
    'post /api/tables/:table/bug-reports',
    'Report a bug; stored with the record so far, which the host can read after the match',
    {
      who: 'person',
      limit: 'outgoing',
      params,
      body: { text: z.string().min(1).max(LONG_TEXT), n: z.int().min(0).optional() },
      answer: { report: z.string() },
    },
    ({ caller, params, body }, server) => server.tables.reportBug(params.table, lookingFor(caller), body),
  ),
]

/** A route for a command about the table itself; they all have the same form. */
function command<B extends Fields>(
  word: string,
  summary: string,
  body: B,
  act: (tables: Server['tables'], id: string, who: Seated, body: Read<B>, caller: Caller) => Promise<TableInfo>,
  tokens: 'person' | 'table' = 'table',
) {
  return route(
    `post /api/tables/:table/${word}`,
    summary,
    { who: 'person', tokens, params, body, answer: tableInfo },
    ({ caller, params, body }, server) => act(server.tables, params.table, seatedFor(caller), body, caller),
  )
}

/** A word sent with a token counts as a program's, whatever `wordFrom` says. */
function wordIn(
  { word, wordFrom = 'typed' }: { word?: string | undefined; wordFrom?: 'browser' | 'typed' | undefined },
  { token }: Caller,
) {
  return word === undefined ? undefined : { text: word, from: token === undefined ? wordFrom : ('program' as const) }
}

/** A private table is addressed by its code; anybody who knows it may watch. */
export function lookingFor(caller: Caller | undefined, seat?: Who['seat']): Who {
  return { person: caller === undefined ? undefined : playerOf(caller), seat }
}

export function seatedFor(caller: Caller, seat?: number): Seated {
  return { person: playerOf(caller), seat }
}

/** The tables get no more of a person than they need. */
function playerOf({ person: { id, name } }: { readonly person: Player }): Player {
  return { id, name }
}

/** Keeps people away from tables where somebody has blocked them. */
async function refuseBlocked(server: Server, { seats, owner }: TableInfo, caller: Caller): Promise<void> {
  const there = new Set([owner, ...seats.map(({ person }) => person)].filter((person) => person !== undefined))
  for (const person of there)
    if (person !== caller.person.id && (await server.blocks.list(person)).has(caller.person.id))
      throw new Fault('not-allowed', 'somebody at this table does not want to play with you')
}

export const tableQuery = {
  seat: z
    .union([countIn(0, 31), z.literal('spectator')])
    .optional()
    .describe('For somebody with several seats at the table, or to watch as a spectator'),
}
export { params as tableParams }
