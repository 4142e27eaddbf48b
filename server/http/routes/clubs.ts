import { clubColour, clubInfo, clubName, clubRole, clubSummary } from '@fairground/protocol/clubs.ts'
import { countIn, id } from '@fairground/protocol/fields.ts'
import { secret } from '@fairground/protocol/people.ts'
import { newTable, tableInfo } from '@fairground/protocol/table.ts'
import * as z from 'zod'
import type { Person } from '../../people/person.ts'
import type { Server } from '../../server.ts'
import { mayPublish } from '../publish.ts'
import { type Fields, type Read, route } from '../route.ts'

const LARGEST_TABLE = 256 * 1024
const params = { club: id }
const draft = { name: clubName, about: z.string().max(500).default(''), colour: clubColour.default('red'), open: z.boolean().default(true) }

/** Clubs: created and run by people. */
export const clubRoutes = [
  route('get /api/clubs', 'Clubs, mine first', { who: 'anyone', answer: { clubs: z.array(clubSummary) } }, async ({ caller }, server) => ({
    clubs: await server.clubs.list(caller?.person.id),
  })),
  route(
    'post /api/clubs',
    'Found a club',
    { who: 'account', limit: 'creations', body: draft, answer: { club: id } },
    async ({ caller, body }, server) => {
      await mayPublish(server, caller.person, body.name, body.about)
      return { club: await server.clubs.make(caller.person.id, body) }
    },
  ),
  route(
    'get /api/clubs/:club',
    'A club: its season, and for members its people and tables',
    { who: 'anyone', params, query: { season: countIn(1, 1000).optional() }, answer: clubInfo },
    ({ caller, params, query }, server) => server.clubs.info(params.club, caller?.person.id, query.season),
  ),
  route(
    'patch /api/clubs/:club',
    'Change its name, description, colour or who can join, as a leader',
    {
      who: 'person',
      limit: 'creations',
      params,
      body: z.strictObject({ name: clubName, about: z.string().max(500), colour: clubColour, open: z.boolean() }).partial(),
      answer: clubInfo,
    },
    async ({ caller, params, body }, server) => {
      await mayPublish(server, caller.person, body.name, body.about)
      await server.clubs.change(params.club, caller.person.id, body)
      return server.clubs.info(params.club, caller.person.id)
    },
  ),
  route('delete /api/clubs/:club', 'Close a club, as its founder', { who: 'person', params }, ({ caller, params }, server) =>
    server.clubs.remove(params.club, caller.person),
  ),
  command('join', 'Become a member', { code: secret.optional() }, (clubs, id, person, { code }) => clubs.join(id, person.id, code)),
  command('leave', 'Leave the club', {}, (clubs, id, person) => clubs.leave(id, person.id)),
  command('invitations', 'Create an invitation, as a leader', {}, (clubs, id, person) => clubs.invite(id, person.id)),
  command('season', 'End the season and begin another, as a leader', { name: clubName }, async (clubs, id, person, { name }, server) => {
    await mayPublish(server, person, name)
    await clubs.newSeason(id, person.id, name)
  }),
  command(
    'roles',
    'Make somebody a leader, a member or the founder, or remove them',
    { person: id, role: z.union([clubRole, z.literal('out')]) },
    (clubs, id, person, body) => clubs.setRole(id, person.id, body.person, body.role),
  ),
  route(
    'post /api/clubs/:club/tables',
    'Create a table for the club: its members see it, and it counts in the season',
    { who: 'person', limit: 'creations', params, body: newTable, answer: tableInfo, largest: LARGEST_TABLE },
    ({ caller, params, body }, server) => {
      const { id, name } = caller.person
      return server.clubs.openTable(params.club, { id, name }, body)
    },
  ),
]

function command<B extends Fields>(
  word: string,
  summary: string,
  body: B,
  act: (clubs: Server['clubs'], id: string, person: Person, body: Read<B>, server: Server) => Promise<unknown>,
) {
  return route(
    `post /api/clubs/:club/${word}`,
    summary,
    { who: 'person', limit: 'creations', params, body, answer: clubInfo },
    async ({ caller, params, body }, server) => {
      await act(server.clubs, params.club, caller.person, body, server)
      return server.clubs.info(params.club, caller.person.id)
    },
  )
}
