import { countIn, gameId, id, page } from '@fairground/protocol/fields.ts'
import { board, boardQuery, followedPerson, lastGame, person, privacy, ratingPoint, tableInvite } from '@fairground/protocol/profiles.ts'
import { tableInfo } from '@fairground/protocol/table.ts'
import * as z from 'zod'
import { Fault } from '../../fault.ts'
import type { Server } from '../../server.ts'
import type { Caller } from '../caller.ts'
import { route } from '../route.ts'
import { tableParams as params, seatedFor } from './tables.ts'

const USUAL_PAGE = 20
const boardParams = { game: gameId, seats: countIn(2, 32) }

/** People as others see them: profiles, boards, following, invitations. */
export const profileRoutes = [
  route(
    'get /api/people/:person/profile',
    'A person as others see them: rated games only, presence only if they allow it',
    { who: 'anyone', params: { person: id }, answer: person },
    async ({ caller, params }, server) => {
      const { id, name, login, createdAt } = await server.people.findOrFault(params.person)
      const self = caller?.person.id === id
      const [standings, records, met, ribbons, presence, following] = await Promise.all([
        server.profiles.standings(id),
        server.profiles.records(id, self),
        server.profiles.met(id, self),
        server.ribbons.of(id, self),
        server.following.presence([id], caller?.person.id),
        caller === undefined ? false : server.following.follows(caller.person.id, id),
      ])
      return { id, name, guest: login === undefined, createdAt, presence: presence.get(id), following, standings, records, met, ribbons }
    },
  ),
  route(
    'get /api/people/:person/games',
    'The last games of a person with their opponents; rated ones only, except for yourself',
    { who: 'anyone', params: { person: id }, query: page, answer: { games: z.array(lastGame) } },
    async ({ caller, params, query }, server) => {
      const { before = Number.MAX_SAFE_INTEGER, limit = USUAL_PAGE } = query
      return { games: await server.profiles.lastGames(params.person, caller?.person.id === params.person, before, limit) }
    },
  ),
  route(
    'get /api/people/:person/rating-history/:game/:seats',
    'A rating over time, with its uncertainty',
    { who: 'anyone', params: { person: id, ...boardParams }, answer: { points: z.array(ratingPoint) } },
    async ({ params }, server) => ({ points: await server.profiles.curve(params.person, params.game, params.seats) }),
  ),
  route(
    'get /api/leaderboards/:game/:seats',
    'A leaderboard, of all time or of a season; bots are listed separately',
    { who: 'anyone', params: boardParams, query: boardQuery.shape, answer: board },
    ({ params, query }, server) => server.boards.board(params.game, params.seats, query.season),
  ),
  route('get /api/me/privacy', 'What others see of me', { who: 'person', answer: privacy }, ({ caller }, server) =>
    server.following.privacy(caller.person.id),
  ),
  route('put /api/me/privacy', 'Choose what others see of me', { who: 'person', body: privacy }, ({ caller, body }, server) =>
    server.following.setPrivacy(caller.person.id, body),
  ),
  route(
    'get /api/me/following',
    'People I follow, with their presence if they show it to me',
    { who: 'person', answer: { following: z.array(followedPerson) } },
    async ({ caller }, server) => {
      const people = await server.following.list(caller.person.id)
      const presence = await server.following.presence(
        people.map(({ id }) => id),
        caller.person.id,
      )
      return { following: people.map((each) => ({ ...each, presence: presence.get(each.id) })) }
    },
  ),
  route(
    'put /api/me/following/:person',
    'Follow somebody',
    { who: 'person', params: { person: id } },
    async ({ caller, params }, server) => {
      await server.people.findOrFault(params.person)
      await server.following.follow(caller.person.id, params.person)
    },
  ),
  route(
    'delete /api/me/following/:person',
    'Stop following somebody',
    { who: 'person', params: { person: id } },
    ({ caller, params }, server) => server.following.unfollow(caller.person.id, params.person),
  ),
  route(
    'get /api/me/invitations',
    'Tables that I am invited to',
    { who: 'person', answer: { invitations: z.array(tableInvite) } },
    async ({ caller }, server) => ({ invitations: await server.invites.of(caller.person.id) }),
  ),
  route(
    'delete /api/me/invitations/:table',
    'Decline an invitation',
    { who: 'person', params: { table: id } },
    ({ caller, params }, server) => server.invites.decline(params.table, caller.person.id),
  ),
  route(
    'post /api/tables/:table/invite',
    'Invite somebody to my table whom I have played with or who follows me',
    { who: 'person', params, body: { person: id } },
    async ({ caller, params, body }, server) => {
      const table = await server.tables.get(params.table, seatedFor(caller))
      const sits = table.owner === caller.person.id || table.seats.some((seat) => seat.person === caller.person.id)
      if (!sits || table.state !== 'open') throw new Fault('not-allowed', 'you can invite people to your own table before it begins')
      server.buckets.invites.takeOrFault(caller.person.id)
      await ask(server, caller, table.id, body.person)
    },
  ),
  route(
    'post /api/tables/:table/again',
    'Play again with the same people: a new table with the same settings, to which everybody is invited',
    { who: 'person', limit: 'invites', params, answer: tableInfo },
    async ({ caller, params }, server) => {
      const before = await server.tables.get(params.table, seatedFor(caller))
      const next = await server.tables.rematch(params.table, seatedFor(caller))
      for (const { person } of before.seats)
        if (person !== undefined && person !== caller.person.id && next.state === 'open')
          await ask(server, caller, next.id, person).catch((error) => {
            // People who cannot be invited are skipped; the table exists anyway.
            if (!(error instanceof Fault)) throw error
          })
      return next
    },
  ),
]

/** Invites a person who has played with the caller or follows them, and has not blocked them. */
async function ask(server: Server, { person: { id: by } }: Caller, table: string, person: string): Promise<void> {
  const [met, follows, blocks] = await Promise.all([
    server.profiles.haveMet(by, person),
    server.following.follows(person, by),
    server.blocks.list(person),
  ])
  // The same message for all cases, so that nobody learns who has blocked them.
  if (person === by || blocks.has(by) || !(met || follows)) throw new Fault('not-allowed', 'you cannot invite this person')
  await server.invites.invite(table, person, by)
}
