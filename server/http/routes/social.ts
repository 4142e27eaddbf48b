import { countIn, gameId, id, LONG_TEXT, moment, ONE_LINE, page } from '@fairground/protocol/fields.ts'
import { accessToken, historyLine, profile, ranked } from '@fairground/protocol/people.ts'
import { availability } from '@fairground/protocol/table.ts'
import * as z from 'zod'
import { route } from '../route.ts'

const USUAL_PAGE = 50
const BOARD = 100

/** People as others see them, and a person's own tokens, blocks and hours. */
export const socialRoutes = [
  route(
    'get /api/people/:person',
    'A person: name, ratings, statistics of rated games (for yourself, of all games)',
    { who: 'anyone', params: { person: id }, answer: profile },
    async ({ caller, params }, server) => {
      const which = caller?.person.id === params.person ? 'all' : 'rated'
      const { id, name, login, createdAt } = await server.people.findOrFault(params.person)
      const [ratings, statistics] = await Promise.all([server.results.ratings(id), server.results.statistics(id, which)])
      return { id, name, guest: login === undefined, createdAt, ratings, statistics }
    },
  ),
  route(
    'get /api/people/:person/history',
    'Finished games of a person, latest first; rated ones only, except for yourself',
    { who: 'anyone', params: { person: id }, query: page, answer: { history: z.array(historyLine) } },
    async ({ caller, params, query }, server) => {
      const which = caller?.person.id === params.person ? 'all' : 'rated'
      const { before = Number.MAX_SAFE_INTEGER, limit = USUAL_PAGE } = query
      return { history: await server.results.history(params.person, before, limit, which) }
    },
  ),
  route(
    'get /api/ratings/:game/:seats',
    'The strongest accounts at a game, for a number of players',
    { who: 'anyone', params: { game: gameId, seats: countIn(1, 32) }, answer: { ratings: z.array(ranked) } },
    async ({ params }, server) => ({ ratings: await server.results.best(params.game, params.seats, BOARD) }),
  ),
  route(
    'get /api/me/tokens',
    'Tokens of programs that play for me',
    { who: 'person', answer: { tokens: z.array(accessToken) } },
    async ({ caller }, server) => ({ tokens: await server.tokens.list(caller.person.id) }),
  ),
  route(
    'post /api/me/tokens',
    'Create a token for a program that plays for me, at one table or at all of mine; the secret is shown only once',
    {
      who: 'person',
      limit: 'outgoing',
      body: { name: z.string().min(1).max(ONE_LINE), onlyTable: id.optional() },
      answer: { token: accessToken, secret: z.string() },
    },
    ({ caller, body }, server) => server.tokens.make(caller.person.id, body.name, body.onlyTable),
  ),
  route('delete /api/me/tokens/:token', 'Revoke a token', { who: 'person', params: { token: id } }, ({ caller, params }, server) =>
    server.tokens.remove(caller.person.id, params.token),
  ),
  route(
    'get /api/me/blocks',
    'People I have blocked',
    { who: 'person', answer: { blocked: z.array(z.strictObject({ id, name: z.string().optional() })) } },
    async ({ caller }, server) => {
      const blocked = [...(await server.blocks.list(caller.person.id))]
      const names = await server.people.names(blocked)
      return { blocked: blocked.map((id) => ({ id, name: names.get(id) })) }
    },
  ),
  route(
    'put /api/me/blocks/:person',
    'Block somebody: I see none of their messages, and they cannot join my tables',
    { who: 'person', params: { person: id } },
    async ({ caller, params }, server) => {
      await server.people.findOrFault(params.person)
      await server.blocks.add(caller.person.id, params.person)
    },
  ),
  route('delete /api/me/blocks/:person', 'Unblock somebody', { who: 'person', params: { person: id } }, ({ caller, params }, server) =>
    server.blocks.remove(caller.person.id, params.person),
  ),
  route(
    'post /api/reports',
    "Report somebody's conduct to the host",
    {
      who: 'person',
      limit: 'outgoing',
      body: {
        person: id.optional(),
        table: id.optional(),
        line: z.int().min(1).optional().describe("The number of the message in the table's chat"),
        words: z.string().min(1).max(LONG_TEXT),
      },
      answer: { report: id },
    },
    async ({ caller, body }, server) => ({ report: await server.reports.file(caller.person.id, body) }),
  ),
  route(
    'get /api/me/availability',
    'My nights and vacation, for slow clocks',
    { who: 'person', answer: availability },
    ({ caller }, server) => server.tables.availability(caller.person.id),
  ),
  route(
    'put /api/me/availability',
    'Set my nights and vacation',
    { who: 'person', body: availability, answer: { at: moment } },
    async ({ caller, body }, server) => {
      await server.tables.setAvailability(caller.person.id, body)
      return { at: server.now() }
    },
  ),
]
