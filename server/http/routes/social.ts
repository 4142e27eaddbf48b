import { countIn, done, gameId, id, LONG_TEXT, moment, ONE_LINE, page } from '@fairground/protocol/fields.ts'
import { accessToken, historyLine, profile, ranked } from '@fairground/protocol/people.ts'
import { availability } from '@fairground/protocol/table.ts'
import * as z from 'zod'
import { Fault } from '../../fault.ts'
import { route } from '../route.ts'

const USUAL_PAGE = 50
const BOARD = 100
const personParams = z.strictObject({ person: id })

/** People as others see them, and a person's own tokens, blocks and hours. */
export const socialRoutes = [
  route(
    {
      method: 'get',
      path: '/api/people/:person',
      summary: 'A person: name, ratings, statistics of rated games (for yourself, of all games)',
      who: 'anyone',
      params: personParams,
      answer: profile,
    },
    async ({ caller, params }, server) => {
      const which = caller?.person.id === params.person ? 'all' : 'rated'
      const person = await server.people.find(params.person)
      if (person === undefined) throw new Fault('not-found', 'there is no such person')
      const [ratings, statistics] = await Promise.all([server.results.ratings(person.id), server.results.statistics(person.id, which)])
      const { id, name, login, createdAt } = person
      return { id, name, guest: login === undefined, createdAt, ratings: [...ratings], statistics: [...statistics] }
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/people/:person/history',
      summary: 'Finished games of a person, latest first; rated ones only, except for yourself',
      who: 'anyone',
      params: personParams,
      query: z.strictObject(page),
      answer: z.strictObject({ history: z.array(historyLine) }),
    },
    async ({ caller, params, query }, server) => {
      const which = caller?.person.id === params.person ? 'all' : 'rated'
      const { before = Number.MAX_SAFE_INTEGER, limit = USUAL_PAGE } = query
      return { history: [...(await server.results.history(params.person, before, limit, which))] }
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/ratings/:game/:seats',
      summary: 'The strongest accounts at a game, for a number of players',
      who: 'anyone',
      params: z.strictObject({ game: gameId, seats: countIn(1, 32) }),
      answer: z.strictObject({ ratings: z.array(ranked) }),
    },
    async ({ params }, server) => ({ ratings: [...(await server.results.best(params.game, params.seats, BOARD))] }),
  ),
  route(
    {
      method: 'get',
      path: '/api/me/tokens',
      summary: 'Tokens of programs that play for me',
      who: 'person',
      answer: z.strictObject({ tokens: z.array(accessToken) }),
    },
    async ({ caller }, server) => ({ tokens: [...(await server.tokens.list(caller.person.id))] }),
  ),
  route(
    {
      method: 'post',
      path: '/api/me/tokens',
      summary: 'Create a token for a program that plays for me, at one table or at all of mine; the secret is shown only once',
      who: 'person',
      body: z.strictObject({ name: z.string().min(1).max(ONE_LINE), onlyTable: id.optional() }),
      answer: z.strictObject({ token: accessToken, secret: z.string() }),
    },
    async ({ caller, body }, server) => {
      server.buckets.errands.takeOrFault(caller.person.id)
      return server.tokens.make(caller.person.id, body.name, body.onlyTable)
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/me/tokens/:token',
      summary: 'Revoke a token',
      who: 'person',
      params: z.strictObject({ token: id }),
      answer: done,
    },
    async ({ caller, params }, server) => {
      await server.tokens.remove(caller.person.id, params.token)
      return {}
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/me/blocks',
      summary: 'People I have blocked',
      who: 'person',
      answer: z.strictObject({ blocked: z.array(z.strictObject({ id, name: z.string().optional() })) }),
    },
    async ({ caller }, server) => {
      const blocked = [...(await server.blocks.list(caller.person.id))]
      const names = await server.people.names(blocked)
      return { blocked: blocked.map((id) => ({ id, name: names.get(id) })) }
    },
  ),
  route(
    {
      method: 'put',
      path: '/api/me/blocks/:person',
      summary: 'Block somebody: I see none of their messages, and they cannot join my tables',
      who: 'person',
      params: personParams,
      answer: done,
    },
    async ({ caller, params }, server) => {
      if ((await server.people.find(params.person)) === undefined) throw new Fault('not-found', 'there is no such person')
      await server.blocks.add(caller.person.id, params.person)
      return {}
    },
  ),
  route(
    { method: 'delete', path: '/api/me/blocks/:person', summary: 'Unblock somebody', who: 'person', params: personParams, answer: done },
    async ({ caller, params }, server) => {
      await server.blocks.remove(caller.person.id, params.person)
      return {}
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/reports',
      summary: "Report somebody's conduct to the host",
      who: 'person',
      body: z.strictObject({
        person: id.optional(),
        table: id.optional(),
        line: z.int().min(1).optional().describe("The number of the message in the table's chat"),
        words: z.string().min(1).max(LONG_TEXT),
      }),
      answer: z.strictObject({ report: id }),
    },
    async ({ caller, body }, server) => {
      server.buckets.errands.takeOrFault(caller.person.id)
      return { report: await server.reports.file(caller.person.id, body) }
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/me/availability',
      summary: 'My nights and vacation, for slow clocks',
      who: 'person',
      answer: availability,
    },
    ({ caller }, server) => server.tables.availability(caller.person.id),
  ),
  route(
    {
      method: 'put',
      path: '/api/me/availability',
      summary: 'Set my nights and vacation',
      who: 'person',
      body: availability,
      answer: z.strictObject({ at: moment }),
    },
    async ({ caller, body }, server) => {
      await server.tables.setAvailability(caller.person.id, body)
      return { at: server.now() }
    },
  ),
]
