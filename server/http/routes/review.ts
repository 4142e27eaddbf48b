import { countIn, gameId, id, seat } from '@fairground/protocol/fields.ts'
import {
  accuracyLine,
  answered,
  openingStatistics,
  puzzleAnswer,
  puzzleMaking,
  puzzlesMade,
  reviewing,
  solver,
} from '@fairground/protocol/review.ts'
import * as z from 'zod'
import { Fault } from '../../fault.ts'
import { accuraciesOf } from '../../review/accuracy.ts'
import type { Server } from '../../server.ts'
import type { Who } from '../../tables/api.ts'
import { route } from '../route.ts'
import { lookingFor, tableParams as params } from './tables.ts'

const MOST_ACCURACIES = 200
/** The most that can be requested at once; what is stored has its own limit. */
const MOST_PUZZLES = 100
const gameParams = { game: gameId }

/** Reviews of finished matches, and puzzles. */
export const reviewRoutes = [
  route(
    'get /api/tables/:table/review',
    'The review of a seat of a finished match, if there is one',
    { who: 'anyone', params, query: { seat: countIn(0, 31) }, answer: reviewing },
    async ({ caller, params, query }, server) => {
      const table = await finished(server, params.table, lookingFor(caller), query.seat)
      return answer(await server.reviews.find(table, query.seat))
    },
  ),
  route(
    'post /api/tables/:table/review',
    'Request a review of a seat; ask again for the result',
    { who: 'person', params, body: { seat }, answer: reviewing },
    async ({ caller, params, body }, server) => {
      const table = await finished(server, params.table, lookingFor(caller), body.seat)
      server.buckets.reviews.takeOrFault(caller.person.id)
      return answer(await server.reviews.request(table, body.seat, caller.person.id))
    },
  ),
  route(
    'get /api/people/:person/accuracy',
    'A person’s accuracy in reviewed matches, latest first: rated ones, none if they keep it private; for yourself all',
    { who: 'anyone', params: { person: id }, answer: { accuracies: z.array(accuracyLine) } },
    async ({ caller, params }, server) => {
      const self = caller?.person.id === params.person
      if (!self && (await server.following.privacy(params.person)).accuracy === false) return { accuracies: [] }
      return { accuracies: await accuraciesOf(server.store, params.person, self ? 'all' : 'rated', MOST_ACCURACIES) }
    },
  ),
  route(
    'get /api/openings/:game',
    'How people open a game here and with what success, by the questions of the game’s coach',
    { who: 'anyone', params: gameParams, query: { seats: countIn(2, 31) }, answer: openingStatistics },
    async ({ params, query }, server) => {
      const found = await server.catalogue.find(params.game)
      if (found === undefined) throw new Fault('not-found', 'there is no such game')
      const { games, counts } = await server.openings.counts(params.game, found.version, query.seats)
      return { games, counts: [...counts] }
    },
  ),
  route(
    'get /api/puzzles/:game',
    'My progress with the puzzles of a game, today’s puzzle and my next one',
    { who: 'person', params: gameParams, answer: solver },
    async ({ caller, params }, server) => solverOf(await server.puzzles.solver(caller.person.id, params.game)),
  ),
  route(
    'get /api/puzzles/:game/made',
    'Puzzles generated on this server, in addition to those that come with the game',
    { who: 'anyone', params: gameParams, answer: puzzlesMade },
    // Plain data made by `review/`, like reviews.
    async ({ params }, server) => ({ puzzles: (await server.puzzles.made(params.game)).map((puzzle) => ({ ...puzzle })) }),
  ),
  route(
    'get /api/host/puzzles',
    'The progress of generating puzzles, by game',
    { who: 'host', answer: { makings: z.array(puzzleMaking) } },
    async (_call, server) => ({ makings: await server.puzzleMaking.list() }),
  ),
  route(
    'post /api/host/puzzles/:game',
    'Generate more puzzles, from games between bots',
    { who: 'host', params: gameParams, body: { count: z.int().min(1).max(MOST_PUZZLES) }, answer: puzzleMaking },
    ({ params, body }, server) => server.puzzleMaking.request(params.game, body.count),
  ),
  route(
    'delete /api/host/puzzles/:game',
    'Stop generating puzzles; those found so far stay',
    { who: 'host', params: gameParams, answer: puzzleMaking },
    ({ params }, server) => server.puzzleMaking.stop(params.game),
  ),
  route(
    'post /api/puzzles/:game/answers',
    'Answer a puzzle; the first answer changes my rating and the puzzle’s',
    { who: 'person', limit: 'answers', params: gameParams, body: puzzleAnswer, answer: answered },
    async ({ caller, params, body }, server) => {
      const { solver: own, ...rest } = await server.puzzles.answer(caller.person.id, params.game, body.puzzle, body.move)
      return { ...rest, solver: solverOf(own) }
    },
  ),
]

/** The id of a finished table that has that seat and that the caller may see. */
async function finished(server: Server, ref: string, who: Who, seat: number): Promise<string> {
  const table = await server.tables.get(ref, who)
  if (table.state !== 'over') throw new Fault('not-available', 'a match can be reviewed once it is over')
  if (seat >= table.seats.length) throw new Fault('not-found', 'there is no such seat')
  return table.id
}

function answer({ state, because, review }: Awaited<ReturnType<Server['reviews']['find']>>) {
  // A review is plain data made by `review/`; here it is only passed on.
  return { state, ...(because !== undefined && { because }), ...(review && { review: review as unknown as Record<string, unknown> }) }
}

function solverOf({ days, ...rest }: Awaited<ReturnType<Server['puzzles']['solver']>>) {
  return { ...rest, days: [...days] }
}
