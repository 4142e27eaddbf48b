import { countIn, done, id, page } from '@fairground/protocol/fields.ts'
import { newTournament, tournamentInfo, tournamentSummary } from '@fairground/protocol/tournaments.ts'
import * as z from 'zod'
import type { Person } from '../../people/person.ts'
import type { Server } from '../../server.ts'
import { mayPublish } from '../publish.ts'
import { route } from '../route.ts'

const LARGEST = 16 * 1024
const params = z.strictObject({ tournament: id })

/** Tournaments: creating, entering, running, following. */
export const tournamentRoutes = [
  route(
    {
      method: 'get',
      path: '/api/tournaments',
      summary: 'Running and upcoming tournaments, soonest first; or finished ones, latest first',
      who: 'anyone',
      query: z.strictObject({ club: id.optional(), over: z.literal('1').optional(), before: page.before }),
      answer: z.strictObject({ tournaments: z.array(tournamentSummary) }),
    },
    async ({ caller, query }, server) => {
      const { club, over, before } = query
      if (club !== undefined) await server.clubs.memberOrFault(club, caller?.person)
      return { tournaments: [...(await server.tournaments.list(caller?.person.id, { club, over: over !== undefined, before }))] }
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/tournaments',
      summary: 'Create a tournament',
      who: 'person',
      body: newTournament,
      answer: z.strictObject({ tournament: id }),
      largest: LARGEST,
    },
    async ({ caller, body }, server) => {
      server.buckets.makings.takeOrFault(caller.person.id)
      await mayPublish(server, caller.person, body.name)
      return { tournament: await server.tournaments.make(caller.person, body) }
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/tournaments/:tournament',
      summary: 'A tournament: standings, rounds, tables',
      who: 'anyone',
      params,
      answer: tournamentInfo,
    },
    ({ caller, params }, server) => server.tournaments.info(params.tournament, caller?.person),
  ),
  route(
    {
      method: 'get',
      path: '/api/tournaments/:tournament/export',
      summary: 'Download a tournament as JSON, or its standings as CSV',
      who: 'anyone',
      params,
      query: z.strictObject({ as: z.enum(['json', 'csv']).default('json') }),
      answer: z.unknown(),
    },
    async ({ caller, params, query, context }, server) => {
      const { info, csv } = await server.tournaments.exported(params.tournament, caller?.person)
      const { me: _, mayEnter: __, mayManage: ___, entered: ____, now: _____, ...everybodys } = info
      context.header('cache-control', 'no-store')
      context.header('content-disposition', `attachment; filename="tournament.${query.as}"`)
      if (query.as === 'json') return context.json(everybodys)
      context.header('content-type', 'text/csv; charset=utf-8')
      return context.body(`\uFEFF${csv}`)
    },
  ),
  deed('enter', 'Take part', z.strictObject({}), (server, tournament, person) => server.tournaments.enter(tournament, person)),
  deed('leave', 'Withdraw', z.strictObject({}), (server, tournament, person) => server.tournaments.leave(tournament, person.id)),
  deed(
    'rest',
    'Pause from the next round on, or come back',
    z.strictObject({ away: z.boolean() }),
    (server, tournament, person, { away }) => server.tournaments.rest(tournament, person.id, away),
  ),
  deed('start', 'Begin now, as the organiser', z.strictObject({}), (server, tournament, person) =>
    server.tournaments.startNow(tournament, person),
  ),
  deed('next-round', 'Begin the next round now, as the organiser', z.strictObject({}), (server, tournament, person) =>
    server.tournaments.nextRound(tournament, person),
  ),
  deed('close', 'Stop opening tables in an arena, as the organiser', z.strictObject({}), (server, tournament, person) =>
    server.tournaments.close(tournament, person),
  ),
  deed('cancel', 'Cancel it, as the organiser', z.strictObject({}), (server, tournament, person) =>
    server.tournaments.cancel(tournament, person),
  ),
  deed(
    'remove',
    'Remove somebody, as the organiser',
    z.strictObject({ entrant: z.int().min(1).max(10_000) }),
    (server, tournament, person, body) => server.tournaments.remove(tournament, person, body.entrant),
  ),
  route(
    {
      method: 'post',
      path: '/api/tournaments/:tournament/tables/:round/:number/call-off',
      summary: 'Call off a table that does not end, as the organiser: its players share the points',
      who: 'person',
      params: z.strictObject({ tournament: id, round: countIn(1, 100_000), number: countIn(1, 1000) }),
      answer: done,
    },
    async ({ caller, params }, server) => {
      server.buckets.makings.takeOrFault(caller.person.id)
      await server.tournaments.callOff(params.tournament, caller.person, params.round, params.number)
      return {}
    },
  ),
]

function deed<B extends z.ZodObject>(
  word: string,
  summary: string,
  body: B,
  act: (server: Server, tournament: string, person: Person, body: z.output<B>) => Promise<void>,
) {
  return route(
    { method: 'post', path: `/api/tournaments/:tournament/${word}`, summary, who: 'person', params, body, answer: tournamentInfo },
    async ({ caller, params, body }, server) => {
      server.buckets.makings.takeOrFault(caller.person.id)
      await act(server, params.tournament, caller.person, body)
      return server.tournaments.info(params.tournament, caller.person)
    },
  )
}
