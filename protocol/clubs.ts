import * as z from 'zod'
import { id, moment } from './fields.ts'
import { tableSummary } from './table.ts'
import type { Wire } from './wire.ts'

/** Clubs: people who play together, with their own season. */

export const CLUB_LIMITS = {
  /** Clubs that one person has founded. */
  founded: 3,
  /** Clubs that one person is a member of. */
  joined: 20,
  members: 500,
  invitations: 20,
  /** Tables of a club that are not over. */
  tables: 100,
  seasons: 100,
} as const

export const clubRole = z.enum(['founder', 'leader', 'member'])
export const clubColour = z.enum(['red', 'blue', 'green', 'gold', 'violet', 'ink'])
export const clubName = z.string().min(1).max(60).describe('2 to 40 visible characters, different from all other clubs')

export const clubSummary = z
  .strictObject({
    id,
    name: z.string(),
    colour: clubColour,
    open: z.boolean().describe('May anybody join? Otherwise an invitation is required'),
    members: z.int(),
    role: clubRole.optional().describe('My role'),
  })
  .meta({ id: 'ClubSummary' })

export const seasonLine = z
  .strictObject({
    person: id.optional(),
    name: z.string().optional(),
    points: z.int().describe('One point for each player who finished behind'),
    games: z.int(),
    won: z.int(),
  })
  .meta({ id: 'SeasonLine' })

export const clubInfo = z
  .strictObject({
    ...clubSummary.shape,
    about: z.string(),
    created: moment,
    people: z
      .array(z.strictObject({ person: id, name: z.string().optional(), role: clubRole, joined: moment }))
      .describe('For members only'),
    season: z.strictObject({ number: z.int(), name: z.string(), began: moment, ended: moment.optional(), standings: z.array(seasonLine) }),
    seasons: z.array(z.strictObject({ number: z.int(), name: z.string(), began: moment, ended: moment.optional() })),
    tables: z.array(z.strictObject({ ...tableSummary.shape, code: z.string().optional() })).describe('Unfinished tables, for members only'),
    invitations: z.array(z.strictObject({ code: z.string(), usesLeft: z.int(), expires: moment })).describe('For leaders and the founder'),
  })
  .meta({ id: 'Club' })

export type ClubSummary = Wire<typeof clubSummary>
export type ClubInfo = Wire<typeof clubInfo>
export type ClubRole = z.output<typeof clubRole>
export type ClubColour = z.output<typeof clubColour>
export type SeasonLine = Wire<typeof seasonLine>
