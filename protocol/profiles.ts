import * as z from 'zod'
import { gameId, id, moment } from './fields.ts'
import { rating } from './people.ts'
import type { Wire } from './wire.ts'

/** People as others see them. */

export const presence = z
  .strictObject({
    here: z.boolean().describe('Seen within the last quarter of an hour'),
    game: gameId.optional().describe('Plays at a table just now'),
    table: id.optional().describe('Where, if anybody may look on there'),
  })
  .meta({ id: 'Presence' })

const standing = z.strictObject({
  ...rating.shape,
  provisional: z.boolean().describe('Too unsure to rank anybody by'),
  rank: z.int().optional(),
  of: z.int().optional().describe('How many are ranked'),
})

const record = z
  .strictObject({
    game: gameId,
    seats: z.int(),
    played: z.int(),
    won: z.int(),
    second: z.int(),
    third: z.int(),
    bestScore: z.number().optional(),
  })
  .meta({ id: 'GameRecord' })

const met = z.strictObject({
  id,
  name: z.string(),
  together: z.int(),
  ahead: z.int().describe('Games in which this person ended ahead of them'),
})

export const person = z
  .strictObject({
    id,
    name: z.string(),
    guest: z.boolean(),
    createdAt: moment,
    presence: presence.optional().describe('Missing where it is nobody’s business'),
    following: z.boolean().describe('Does the caller follow them?'),
    standings: z.array(standing),
    records: z.array(record).describe('Rated games only, but for oneself'),
    met: z.array(met),
  })
  .meta({ id: 'PublicProfile' })

export const lastGame = z
  .strictObject({
    match: id,
    game: gameId,
    seats: z.int(),
    seat: z.int(),
    place: z.int().optional(),
    score: z.number().optional(),
    change: z.int().optional(),
    rated: z.boolean(),
    endedAt: moment,
    with: z.array(z.strictObject({ id: id.optional(), name: z.string().optional(), seat: z.int(), bot: z.string().optional() })),
    open: z.boolean().describe('May anybody look at the table?'),
  })
  .meta({ id: 'LastGame' })

export const curvePoint = z.strictObject({ at: moment, rating: z.int(), deviation: z.int().optional() })

const season = z
  .string()
  .regex(/^\d{4}-[1-4]$/)
  .describe('A quarter of a year: 2026-4')

const boardLine = z.strictObject({
  person: id,
  name: z.string(),
  rating: z.int(),
  deviation: z.int(),
  games: z.int(),
  change: z.int().optional().describe('Over the season'),
})

export const boardQuery = z.strictObject({ season: season.optional().describe('For all time, if not said') })

export const board = z
  .strictObject({
    game: gameId,
    seats: z.int(),
    season: season.optional(),
    ranked: z.array(boardLine),
    provisional: z.array(boardLine),
    bots: z.array(z.strictObject({ level: z.string(), rating: z.int(), deviation: z.int(), games: z.int() })),
    seasons: z.array(season).describe('Those in which somebody played, the latest first'),
  })
  .meta({ id: 'Leaderboard' })

export const privacy = z
  .strictObject({
    boards: z.boolean().describe('Stand on leaderboards?'),
    accuracy: z.boolean().optional().describe('Let others see how well I chose in reviewed games? Stays as it is, if not said'),
    presence: z.enum(['nobody', 'followed', 'everybody']).describe('Who sees that I am here: nobody, those whom I follow, everybody'),
  })
  .meta({ id: 'Privacy' })

export const followed = z.strictObject({ id, name: z.string(), presence: presence.optional() }).meta({ id: 'Followed' })

export const tableInvite = z
  .strictObject({ table: id, code: z.string().optional(), game: gameId, by: z.string(), at: moment })
  .meta({ id: 'TableInvite', description: 'Somebody asks me to a table that has not begun' })

export type PublicProfile = Wire<typeof person>
export type LastGame = Wire<typeof lastGame>
export type CurvePoint = Wire<typeof curvePoint>
export type Leaderboard = Wire<typeof board>
export type Privacy = Wire<typeof privacy>
export type Presence = Wire<typeof presence>
export type Followed = Wire<typeof followed>
export type TableInvite = Wire<typeof tableInvite>
