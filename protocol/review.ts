import * as z from 'zod'
import { gameId, id, moment } from './fields.ts'
import type { Wire } from './wire.ts'

/** Reviews and puzzles. */

export const reviewing = z
  .strictObject({
    state: z.enum(['none', 'waiting', 'done', 'failed']),
    because: z.string().optional().describe('Why it failed'),
    review: z.looseObject({}).optional().describe('The review itself: win chances, decisions, ladder, coach'),
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
      .describe('How many decisions were of each class; missing in older reviews'),
    open: z.boolean().describe('May anybody see the table?'),
  })
  .meta({ id: 'Accuracy' })

const puzzleId = z.string().regex(/^[a-z0-9-]{1,64}$/)

export const solver = z
  .strictObject({
    rating: z.int().describe('Starts at 1500'),
    deviation: z.int(),
    tried: z.int(),
    solved: z.int(),
    today: puzzleId.optional().describe('The puzzle of the day, the same for everybody'),
    next: puzzleId.optional().describe('A puzzle that you have not tried yet, neither too easy nor too hard'),
    days: z
      .array(z.strictObject({ day: z.string(), solved: z.boolean() }))
      .describe('Days on which you tried the puzzle of the day, latest first'),
  })
  .meta({ id: 'Solver' })

export const puzzleAnswer = z.strictObject({
  puzzle: puzzleId,
  move: z.int().min(0).max(100_000).describe('Its index in the list of offered moves'),
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
    games: z.int().describe('How many games bots have played for it'),
    askedAt: moment,
    doneAt: moment.optional(),
    because: z
      .enum(['made', 'stopped', 'full', 'rare'])
      .optional()
      .describe('Why it ended: all were found, the host stopped it, the limit of stored puzzles is reached, or too few can be found'),
  })
  .meta({ id: 'PuzzleMaking' })

export const puzzlesMade = z.strictObject({
  puzzles: z.array(z.looseObject({})).describe('The puzzles: how to deal the game, the entries up to the position, the answer'),
})

export const openingStatistics = z
  .strictObject({
    games: z.int().describe('Finished matches with at least one person and the default options'),
    counts: z.array(
      z.strictObject({
        place: z.int().describe('Counted from the first player; always 0 if seats make no difference'),
        question: z.string(),
        answer: z.string(),
        games: z.int(),
        won: z.int().describe('Wins in sixtieths, since two to six players may share a win'),
      }),
    ),
  })
  .meta({ id: 'OpeningStatistics' })

export type Reviewing = Wire<typeof reviewing>
export type AccuracyLine = Wire<typeof accuracyLine>
export type Solver = Wire<typeof solver>
export type Answered = Wire<typeof answered>
export type PuzzleProgress = Wire<typeof puzzleMaking>
export type OpeningStatistics = Wire<typeof openingStatistics>
