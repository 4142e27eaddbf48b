import * as z from 'zod'
import { gameId, id, moment, seat } from './fields.ts'
import { clockSetting } from './table.ts'
import type { Wire } from './wire.ts'

/** Tournaments: what they are created with, and what everybody sees of them. */

/** Limits per person. */
export const TOURNAMENT_LIMITS = {
  people: 128,
  /** Everybody plays everybody: with more, it would take forever. */
  roundRobin: 32,
  rounds: 15,
  minutes: 300,
  /** Bytes of a game's options: too few for a custom edition, which tournaments do not allow. */
  options: 2000,
  daysAhead: 180,
} as const

const DAY = 86_400

export const tournamentFormat = z.enum(['swiss', 'round-robin', 'knockout', 'arena'])
export const tieBreak = z.enum(['met', 'wins'])

const level = z.string().regex(/^[\w.-]{1,40}$/)

export const newTournament = z
  .strictObject({
    name: z.string().min(1).max(60).describe('1 to 40 visible characters'),
    format: tournamentFormat,
    game: gameId,
    seats: z.int().min(2).max(6).describe('Seats at a full table'),
    options: z.unknown().optional().describe('The options of the game, see /api/games'),
    clock: clockSetting.describe('Required, so that every game ends'),
    rated: z.boolean(),
    bots: level.optional().describe('Bots of this level fill tables; without it bots only replace players who do not come'),
    rounds: z.int().min(1).max(TOURNAMENT_LIMITS.rounds).optional().describe('Swiss: its rounds. Knockout: the rounds of its groups'),
    groups: z
      .strictObject({ size: z.int().min(2).max(16), through: z.int().min(1).max(8) })
      .optional()
      .describe('A knockout begins with groups: their approximate size, and how many of each group go through'),
    minutes: z.int().min(5).max(TOURNAMENT_LIMITS.minutes).optional().describe('Arena: how long new tables are opened'),
    seatWithin: z
      .int()
      .min(15)
      .max(14 * DAY)
      .describe('Seconds to take your seat; then the game begins without you'),
    pause: z.int().min(0).max(DAY).default(30).describe('Seconds between the last game of a round and the next round'),
    roundEvery: z
      .int()
      .min(60)
      .max(60 * DAY)
      .optional()
      .describe('Minimum seconds between the starts of two rounds; default: a round begins when all games are finished'),
    late: z
      .int()
      .min(0)
      .max(TOURNAMENT_LIMITS.rounds)
      .default(1)
      .describe('The last round during which people can still enter; 0: not after the start'),
    tieBreaks: z.array(tieBreak).max(2).default(['met', 'wins']).describe('In this order; a lot drawn in advance comes last'),
    people: z.int().min(2).max(TOURNAMENT_LIMITS.people).default(64).describe('The maximum number of participants'),
    starts: moment,
    club: id.optional().describe('For members of a club only'),
  })
  .meta({ id: 'NewTournament' })

const tournamentState = z.enum(['planned', 'running', 'over', 'cancelled'])

const lineHow = z.enum(['played', 'left', 'absent', 'bye'])

export const entrantInfo = z
  .strictObject({
    entrant: z.int(),
    person: id.optional().describe('Missing for bots and erased people'),
    name: z.string().optional(),
    bot: z.string().optional().describe('Its level'),
    state: z.enum(['in', 'break', 'out']),
    rank: z.int(),
    points: z.number(),
    met: z.number().describe('The points of all opponents'),
    wins: z.int(),
    games: z.int(),
    rounds: z
      .array(z.strictObject({ round: z.int(), points: z.number(), place: z.int().optional(), how: lineHow, table: id.optional() }))
      .describe('The points of each round, or of each game of an arena'),
    group: z.int().optional(),
    seed: z.int().optional().describe('For a knockout: by rating; players without a rating come last, in random order'),
  })
  .meta({ id: 'Entrant' })

export const tournamentTable = z
  .strictObject({
    round: z.int(),
    number: z.int(),
    table: id,
    stage: z.string().describe('`main`, `group:N` or `knockout`'),
    state: z.enum(['open', 'running', 'over']),
    seatBy: moment.optional().describe('The deadline for taking your seat'),
    code: z.string().optional(),
    n: z.int().describe('The number of entries so far'),
    seats: z.array(
      z.strictObject({
        seat,
        entrant: z.int(),
        ready: z.boolean(),
        place: z.int().optional(),
        points: z.number().optional(),
        how: lineHow.optional(),
      }),
    ),
  })
  .meta({ id: 'TournamentTable' })

const brief = {
  id,
  name: z.string(),
  format: tournamentFormat,
  game: gameId,
  seats: z.int(),
  clock: clockSetting,
  rated: z.boolean(),
  bots: z.string().optional(),
  state: tournamentState,
  starts: moment,
  ends: moment.optional().describe('For an arena: when the last tables are opened'),
  round: z.int(),
  rounds: z.int().optional().describe('The number of rounds, if known yet'),
  people: z.int().describe('The number of current participants, without bots'),
  most: z.int(),
  club: id.optional(),
  entered: z.boolean().describe('Do I take part?'),
}

export const tournamentSummary = z
  .strictObject({
    ...brief,
    leaders: z.array(z.strictObject({ name: z.string().optional(), bot: z.string().optional(), points: z.number() })),
  })
  .meta({ id: 'TournamentSummary' })

export const tournamentInfo = z
  .strictObject({
    ...brief,
    maker: id.optional(),
    makerName: z.string().optional(),
    options: z.unknown(),
    tieBreaks: z.array(tieBreak),
    late: z.int(),
    seatWithin: z.int(),
    pause: z.int(),
    roundEvery: z.int().optional(),
    groups: z.strictObject({ size: z.int(), through: z.int() }).optional(),
    nextRound: moment.optional().describe('When the next round begins'),
    because: z.string().optional().describe('Why it was cancelled'),
    now: moment,
    me: z.int().optional().describe('My number'),
    mayEnter: z.boolean(),
    mayManage: z.boolean(),
    standings: z.array(entrantInfo).describe('In order'),
    tables: z.array(tournamentTable).describe('Swiss: tables of the current round. Arena: running tables. Knockout: all tables'),
  })
  .meta({ id: 'Tournament' })

export type NewTournament = Wire<typeof newTournament>
export type TournamentFormat = z.output<typeof tournamentFormat>
export type TournamentSummary = Wire<typeof tournamentSummary>
export type TournamentInfo = Wire<typeof tournamentInfo>
export type TournamentTable = Wire<typeof tournamentTable>
export type EntrantInfo = Wire<typeof entrantInfo>
