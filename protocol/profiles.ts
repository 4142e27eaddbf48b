import * as z from 'zod'
import { gameId, id, moment } from './fields.ts'
import { rating } from './people.ts'
import type { Wire } from './wire.ts'

/** People as others see them. */

export const presence = z
  .strictObject({
    here: z.boolean().describe('Seen within the last quarter of an hour'),
    game: gameId.optional().describe('The game that they are playing now'),
    table: id.optional().describe('The table, if anybody may watch it'),
  })
  .meta({ id: 'Presence' })

const standing = z.strictObject({
  ...rating.shape,
  provisional: z.boolean().describe('Too uncertain for a rank'),
  rank: z.int().optional(),
  of: z.int().optional().describe('How many people are ranked'),
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
  ahead: z.int().describe('Games in which the person finished ahead of them'),
})

const ribbon = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('tournament'),
      id,
      name: z.string(),
      game: gameId,
      seats: z.int(),
      place: z.int().describe('1 to 3'),
      at: moment,
    }),
    z.strictObject({ kind: z.literal('season'), id: id.describe('The club'), name: z.string(), season: z.string(), at: moment }),
  ])
  .meta({ id: 'Ribbon', description: 'What somebody has won over many games: a tournament, or a season of a club' })

export const person = z
  .strictObject({
    id,
    name: z.string(),
    guest: z.boolean(),
    createdAt: moment,
    presence: presence.optional().describe('Missing if the person does not share it'),
    following: z.boolean().describe('Does the caller follow them?'),
    standings: z.array(standing),
    records: z.array(record).describe('Rated games only, except for yourself'),
    met: z.array(met),
    ribbons: z.array(ribbon).describe('Latest first'),
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
    open: z.boolean().describe('May anybody see the table?'),
  })
  .meta({ id: 'LastGame' })

export const ratingPoint = z.strictObject({ at: moment, rating: z.int(), deviation: z.int().optional() })

const season = z
  .string()
  .regex(/^\d{4}-[1-4]$/)
  .describe('A year and its quarter: 2026-4')

const boardLine = z.strictObject({
  person: id,
  name: z.string(),
  rating: z.int(),
  deviation: z.int(),
  games: z.int(),
  change: z.int().optional().describe('Over the season'),
})

export const boardQuery = z.strictObject({ season: season.optional().describe('Default: all time') })

export const board = z
  .strictObject({
    game: gameId,
    seats: z.int(),
    season: season.optional(),
    ranked: z.array(boardLine),
    provisional: z.array(boardLine),
    bots: z.array(z.strictObject({ level: z.string(), rating: z.int(), deviation: z.int(), games: z.int() })),
    seasons: z.array(season).describe('Seasons in which somebody played, latest first'),
  })
  .meta({ id: 'Leaderboard' })

export const privacy = z
  .strictObject({
    boards: z.boolean().describe('Show me on leaderboards?'),
    accuracy: z.boolean().optional().describe('Show my accuracy in reviewed games to others? Unchanged if missing'),
    presence: z.enum(['nobody', 'followed', 'everybody']).describe('Who sees that I am online: nobody, the people I follow, everybody'),
  })
  .meta({ id: 'Privacy' })

export const followedPerson = z.strictObject({ id, name: z.string(), presence: presence.optional() }).meta({ id: 'Followed' })

export const tableInvite = z
  .strictObject({ table: id, code: z.string().optional(), game: gameId, by: z.string(), at: moment })
  .meta({ id: 'TableInvite', description: 'An invitation to a table that has not begun' })

export type PublicProfile = Wire<typeof person>
export type LastGame = Wire<typeof lastGame>
export type RatingPoint = Wire<typeof ratingPoint>
export type Leaderboard = Wire<typeof board>
export type Privacy = Wire<typeof privacy>
export type Presence = Wire<typeof presence>
export type FollowedPerson = Wire<typeof followedPerson>
export type TableInvite = Wire<typeof tableInvite>
