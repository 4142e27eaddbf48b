import { clubColour, clubInfo, clubName, clubRole, clubSummary } from '@fairground/protocol/clubs.ts'
import { countIn, done, id } from '@fairground/protocol/fields.ts'
import { secret } from '@fairground/protocol/people.ts'
import { newTable, tableInfo } from '@fairground/protocol/table.ts'
import * as z from 'zod'
import type { Person } from '../../people/person.ts'
import type { Server } from '../../server.ts'
import { mayPublish } from '../publish.ts'
import { route } from '../route.ts'

const LARGEST_TABLE = 256 * 1024
const params = z.strictObject({ club: id })
const draft = z.strictObject({
  name: clubName,
  about: z.string().max(500).default(''),
  colour: clubColour.default('red'),
  open: z.boolean().default(true),
})

/** Clubs: created and run by people. */
export const clubRoutes = [
  route(
    {
      method: 'get',
      path: '/api/clubs',
      summary: 'Clubs, mine first',
      who: 'anyone',
      answer: z.strictObject({ clubs: z.array(clubSummary) }),
    },
    async ({ caller }, server) => ({ clubs: [...(await server.clubs.list(caller?.person.id))] }),
  ),
  route(
    { method: 'post', path: '/api/clubs', summary: 'Found a club', who: 'account', body: draft, answer: z.strictObject({ club: id }) },
    async ({ caller, body }, server) => {
      server.buckets.makings.takeOrFault(caller.person.id)
      await mayPublish(server, caller.person, body.name, body.about)
      return { club: await server.clubs.make(caller.person.id, body) }
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/clubs/:club',
      summary: 'A club: its season, and for members its people and tables',
      who: 'anyone',
      params,
      query: z.strictObject({ season: countIn(1, 1000).optional() }),
      answer: clubInfo,
    },
    ({ caller, params, query }, server) => server.clubs.info(params.club, caller?.person.id, query.season),
  ),
  route(
    {
      method: 'patch',
      path: '/api/clubs/:club',
      summary: 'Change its name, description, colour or who can join, as a leader',
      who: 'person',
      params,
      body: z.strictObject({ name: clubName, about: z.string().max(500), colour: clubColour, open: z.boolean() }).partial(),
      answer: clubInfo,
    },
    async ({ caller, params, body }, server) => {
      server.buckets.makings.takeOrFault(caller.person.id)
      await mayPublish(server, caller.person, body.name, body.about)
      await server.clubs.change(params.club, caller.person.id, body)
      return server.clubs.info(params.club, caller.person.id)
    },
  ),
  route(
    { method: 'delete', path: '/api/clubs/:club', summary: 'Close a club, as its founder', who: 'person', params, answer: done },
    async ({ caller, params }, server) => {
      await server.clubs.remove(params.club, caller.person)
      return {}
    },
  ),
  deed('join', 'Become a member', z.strictObject({ code: secret.optional() }), (server, club, person, { code }) =>
    server.clubs.join(club, person.id, code),
  ),
  deed('leave', 'Leave the club', z.strictObject({}), (server, club, person) => server.clubs.leave(club, person.id)),
  deed('invitations', 'Create an invitation, as a leader', z.strictObject({}), async (server, club, person) => {
    await server.clubs.invite(club, person.id)
  }),
  deed(
    'season',
    'End the season and begin another, as a leader',
    z.strictObject({ name: clubName }),
    async (server, club, person, { name }) => {
      await mayPublish(server, person, name)
      await server.clubs.newSeason(club, person.id, name)
    },
  ),
  deed(
    'roles',
    'Make somebody a leader, a member or the founder, or remove them',
    z.strictObject({ person: id, role: z.union([clubRole, z.literal('out')]) }),
    (server, club, person, body) => server.clubs.setRole(club, person.id, body.person, body.role),
  ),
  route(
    {
      method: 'post',
      path: '/api/clubs/:club/tables',
      summary: 'Create a table for the club: its members see it, and it counts in the season',
      who: 'person',
      params,
      body: newTable,
      answer: tableInfo,
      largest: LARGEST_TABLE,
    },
    ({ caller, params, body }, server) => {
      server.buckets.makings.takeOrFault(caller.person.id)
      const { id, name } = caller.person
      return server.clubs.openTable(params.club, { id, name }, body)
    },
  ),
]

function deed<B extends z.ZodObject>(
  word: string,
  summary: string,
  body: B,
  act: (server: Server, club: string, person: Person, body: z.output<B>) => Promise<void>,
) {
  return route(
    { method: 'post', path: `/api/clubs/:club/${word}`, summary, who: 'person', params, body, answer: clubInfo },
    async ({ caller, params, body }, server) => {
      server.buckets.makings.takeOrFault(caller.person.id)
      await act(server, params.club, caller.person, body)
      return server.clubs.info(params.club, caller.person.id)
    },
  )
}
