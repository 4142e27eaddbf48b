import * as z from 'zod'
import { gameId, id, moment } from './fields.ts'
import type { Wire } from './wire.ts'

/** Matchmaking: a game with whoever comes next. */

export const wish = z
  .strictObject({
    game: gameId,
    seats: z
      .array(z.int().min(2).max(32))
      .min(1)
      .max(8)
      .refine((counts) => new Set(counts).size === counts.length, 'each number of players once')
      .describe('Numbers of players that are welcome, the best first'),
    pace: z.enum(['live', 'slow']).describe('Live: now, 10 minutes and 15 seconds a move. Slow: days to think'),
    rated: z.boolean().describe('May it change ratings?'),
    botsAfter: z.int().min(0).max(3600).optional().describe('Seconds after which the page offers bots; never, if not said'),
  })
  .meta({ id: 'Wish' })

export const pairing = z
  .strictObject({
    state: z
      .enum(['none', 'waiting', 'found'])
      .describe('`found`: sit down with `ready` at the table before `until`, or lose the place; the others wait on'),
    wish: wish.optional(),
    since: moment.optional().describe('Waiting since'),
    bots: z.boolean().optional().describe('Are bots welcome in what seats are left?'),
    waiting: z.int().optional().describe('How many wait for the same, oneself included'),
    table: id.optional(),
    until: moment.optional(),
    mark: z.string().describe('Give it back with the next question, which then waits until something is new'),
    now: moment.describe("The server's time"),
  })
  .meta({ id: 'Pairing' })

export type Wish = Wire<typeof wish>
export type Pairing = Wire<typeof pairing>
