import { countIn } from '@fairground/protocol/fields.ts'
import { matchmaking, matchmakingRequest } from '@fairground/protocol/matchmaking.ts'
import * as z from 'zod'
import { Fault } from '../../fault.ts'
import { route } from '../route.ts'

const LONGEST_WAIT = 25
const MOST_TABLES = 100

/** Matchmaking: a game with whoever comes next. */
export const matchmakingRoutes = [
  route(
    'get /api/me/matchmaking',
    'My place in matchmaking; with the mark of the last response it waits for a change',
    {
      who: 'person',
      tokens: 'person',
      query: { mark: z.string().max(200).optional(), wait: countIn(0, LONGEST_WAIT).optional().describe('Seconds; default: 0') },
      answer: matchmaking,
    },
    async ({ caller, query, context }, server) => {
      const poll = server.pollers.begin(caller.person.id)
      try {
        const stop = AbortSignal.any([context.req.raw.signal, server.stopping])
        return await server.matchmaking.changed(caller.person.id, query.mark, query.wait ?? 0, stop)
      } finally {
        poll.end()
      }
    },
  ),
  route(
    'put /api/me/matchmaking',
    'Wait for a game with other people; replaces my previous request',
    { who: 'person', limit: 'matchmaking', tokens: 'person', body: matchmakingRequest, answer: matchmaking },
    async ({ caller, body }, server) => {
      const { min, max } = (await server.catalogue.findOrFault(body.game)).seats
      if (body.seats.some((seats) => seats < min || seats > max))
        throw new Fault('malformed', `${body.game} is for ${min} to ${max} players`)
      if ((await server.tables.ofPerson(caller.person.id)).length >= MOST_TABLES)
        throw new Fault('too-many', `you can have at most ${MOST_TABLES} tables at once`)
      await server.matchmaking.enter(caller.person.id, body)
      return server.matchmaking.state(caller.person.id)
    },
  ),
  route(
    'post /api/me/matchmaking/bots',
    'Fill the free seats with bots',
    { who: 'person', limit: 'matchmaking', tokens: 'person', answer: matchmaking },
    async ({ caller }, server) => {
      await server.matchmaking.welcomeBots(caller.person.id)
      return server.matchmaking.state(caller.person.id)
    },
  ),
  route(
    'delete /api/me/matchmaking',
    'Stop waiting, or leave the table that was found; the others keep their places',
    { who: 'person', tokens: 'person' },
    ({ caller }, server) => server.matchmaking.leave(caller.person.id),
  ),
]
