import * as z from 'zod'
import { gameId, id, moment } from './fields.ts'
import type { Wire } from './wire.ts'

/** Matchmaking: a game with whoever comes next. */

export const matchmakingRequest = z
  .strictObject({
    game: gameId,
    seats: z
      .array(z.int().min(2).max(32))
      .min(1)
      .max(8)
      .refine((counts) => new Set(counts).size === counts.length, 'each number of players once')
      .describe('Accepted numbers of players, preferred first'),
    pace: z.enum(['live', 'slow']).describe('Live: 10 minutes plus 15 seconds a move. Slow: days per move'),
    rated: z.boolean().describe('May it change ratings?'),
    botsAfter: z.int().min(0).max(3600).optional().describe('Seconds after which the page offers bots; default: never'),
  })
  .meta({ id: 'Wish' })

export const matchmaking = z
  .strictObject({
    state: z
      .enum(['none', 'waiting', 'found'])
      .describe('`found`: send `ready` at the table before `until`, or lose your place; the others keep theirs'),
    request: matchmakingRequest.optional(),
    since: moment.optional().describe('Waiting since'),
    bots: z.boolean().optional().describe('May bots fill the free seats?'),
    waiting: z.int().optional().describe('How many wait for the same game, including you'),
    table: id.optional(),
    until: moment.optional(),
    mark: z.string().describe('Send it with the next request, which then waits for a change'),
    now: moment.describe("The server's time"),
  })
  .meta({ id: 'Matchmaking' })

export type MatchmakingRequest = Wire<typeof matchmakingRequest>
export type Matchmaking = Wire<typeof matchmaking>
