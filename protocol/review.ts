import * as z from 'zod'
import { gameId, id, moment } from './fields.ts'
import type { Wire } from './wire.ts'

/** Reviews and puzzles. */

export const reviewing = z
  .strictObject({
    state: z.enum(['none', 'waiting', 'done', 'failed']),
    because: z.string().optional().describe('Why it failed'),
    review: z.looseObject({}).optional().describe('As the room for reviews makes it: chances, decisions, ladder, coach'),
  })
  .meta({ id: 'Reviewing' })

export const accuracyLine = z
  .strictObject({
    match: id,
    game: gameId,
    seats: z.int(),
    seat: z.int(),
    endedAt: moment,
    accuracy: z.number().describe('0 to 100'),
    error: z.number(),
    decisions: z.int(),
    classes: z
      .strictObject({ best: z.int(), good: z.int(), slip: z.int(), blunder: z.int() })
      .optional()
      .describe('How many of the decisions were what; missing in reviews made before that was kept'),
    open: z.boolean().describe('May anybody look at the table?'),
  })
  .meta({ id: 'Accuracy' })

const puzzleId = z.string().regex(/^[a-z0-9-]{1,64}$/)

export const solver = z
  .strictObject({
    rating: z.int().describe('1500 for a newcomer'),
    deviation: z.int(),
    tried: z.int(),
    solved: z.int(),
    today: puzzleId.optional().describe('The puzzle of the day, the same for everybody'),
    next: puzzleId.optional().describe('One that was not tried yet, neither too easy nor too hard'),
    days: z
      .array(z.strictObject({ day: z.string(), solved: z.boolean() }))
      .describe('Days on which the puzzle of the day was tried, latest first'),
  })
  .meta({ id: 'Solver' })

export const puzzleAnswer = z.strictObject({
  puzzle: puzzleId,
  move: z.int().min(0).max(100_000).describe('By its place among those offered'),
})

export const answered = z
  .strictObject({
    right: z.boolean(),
    counted: z.boolean().describe('Only the first try counts'),
    solver,
    puzzle: z.strictObject({ rating: z.int(), deviation: z.int() }),
  })
  .meta({ id: 'Answered' })

/** Progress of making more puzzles, or its result. */
export const puzzleMaking = z
  .strictObject({
    game: gameId,
    wanted: z.int(),
    found: z.int(),
    games: z.int().describe('Games between bots that were played for it'),
    askedAt: moment,
    doneAt: moment.optional(),
    because: z
      .enum(['made', 'stopped', 'full', 'rare'])
      .optional()
      .describe('Why it ended: as many as were wanted, the host said so, as many are kept as may be, or there are hardly any'),
  })
  .meta({ id: 'PuzzleMaking' })

export const puzzlesMade = z.strictObject({
  puzzles: z
    .array(z.looseObject({}))
    .describe('As the room for reviews makes them: how the game is dealt, the line up to the position, the answer'),
})

export const houseOpenings = z
  .strictObject({
    games: z.int().describe('Finished matches with people in them, by the usual rules'),
    counts: z.array(
      z.strictObject({
        place: z.int().describe('From the first player on; 0 for all where seats are alike'),
        question: z.string(),
        answer: z.string(),
        games: z.int(),
        won: z.int().describe('Wins in sixtieths: two to six may share one'),
      }),
    ),
  })
  .meta({ id: 'Openings' })

export type Reviewing = Wire<typeof reviewing>
export type AccuracyLine = Wire<typeof accuracyLine>
export type Solver = Wire<typeof solver>
export type Answered = Wire<typeof answered>
export type HouseOpenings = Wire<typeof houseOpenings>
