import { countIn, id, page } from '@fairground/protocol/fields.ts'
import { newTournament, tournamentInfo, tournamentSummary } from '@fairground/protocol/tournaments.ts'
import * as z from 'zod'
import type { Person } from '../../people/person.ts'
import type { Server } from '../../server.ts'
import { mayPublish } from '../publish.ts'
import { type Fields, type Read, route } from '../route.ts'

const LARGEST = 16 * 1024
const params = { tournament: id }

/** Tournaments: creating, entering, running, following. */
export const tournamentRoutes = [
  route(
    'get /api/tournaments',
    'Running and upcoming tournaments, soonest first; or finished ones, latest first',
    {
      who: 'anyone',
      query: { club: id.optional(), over: z.literal('1').optional(), before: page.before },
      answer: { tournaments: z.array(tournamentSummary) },
    },
    async ({ caller, query }, server) => {
      const { club, over, before } = query
      if (club !== undefined) await server.clubs.memberOrFault(club, caller?.person)
      return { tournaments: await server.tournaments.list(caller?.person.id, { club, over: over !== undefined, before }) }
    },
  ),
  route(
    'post /api/tournaments',
    'Create a tournament',
    { who: 'person', limit: 'creations', body: newTournament, answer: { tournament: id }, largest: LARGEST },
    async ({ caller, body }, server) => {
      await mayPublish(server, caller.person, body.name)
      return { tournament: await server.tournaments.make(caller.person, body) }
    },
  ),
  route(
    'get /api/tournaments/:tournament',
    'A tournament: standings, rounds, tables',
    { who: 'anyone', params, answer: tournamentInfo },
    ({ caller, params }, server) => server.tournaments.info(params.tournament, caller?.person),
  ),
  route(
    'get /api/tournaments/:tournament/export',
    'Download a tournament as JSON, or its standings as CSV',
    { who: 'anyone', params, query: { as: z.enum(['json', 'csv']).default('json') }, answer: z.unknown() },
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
  command('enter', 'Take part', {}, (tournaments, id, person) => tournaments.enter(id, person)),
  command('leave', 'Withdraw', {}, (tournaments, id, person) => tournaments.leave(id, person.id)),
  command('rest', 'Pause from the next round on, or come back', { away: z.boolean() }, (tournaments, id, person, { away }) =>
    tournaments.rest(id, person.id, away),
  ),
  command('start', 'Begin now, as the organiser', {}, (tournaments, id, person) => tournaments.startNow(id, person)),
  command('next-round', 'Begin the next round now, as the organiser', {}, (tournaments, id, person) => tournaments.nextRound(id, person)),
  command('close', 'Stop opening tables in an arena, as the organiser', {}, (tournaments, id, person) => tournaments.close(id, person)),
  command('cancel', 'Cancel it, as the organiser', {}, (tournaments, id, person) => tournaments.cancel(id, person)),
  command('remove', 'Remove somebody, as the organiser', { entrant: z.int().min(1).max(10_000) }, (tournaments, id, person, body) =>
    tournaments.remove(id, person, body.entrant),
  ),
  route(
    'post /api/tournaments/:tournament/tables/:round/:number/call-off',
    'Call off a table that does not end, as the organiser: its players share the points',
    { who: 'person', limit: 'creations', params: { tournament: id, round: countIn(1, 100_000), number: countIn(1, 1000) } },
    ({ caller, params }, server) => server.tournaments.callOff(params.tournament, caller.person, params.round, params.number),
  ),
]

function command<B extends Fields>(
  word: string,
  summary: string,
  body: B,
  act: (tournaments: Server['tournaments'], id: string, person: Person, body: Read<B>) => Promise<unknown>,
) {
  return route(
    `post /api/tournaments/:tournament/${word}`,
    summary,
    { who: 'person', limit: 'creations', params, body, answer: tournamentInfo },
    async ({ caller, params, body }, server) => {
      await act(server.tournaments, params.tournament, caller.person, body)
      return server.tournaments.info(params.tournament, caller.person)
    },
  )
}
