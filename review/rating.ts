import type { PuzzleRating } from './types.ts'

/** Glicko, one answer at a time: a puzzle is an opponent that wins if it is not solved. */

export const NEW_SOLVER: PuzzleRating = { rating: 1500, deviation: 350 }
/** A puzzle's difficulty is a guess until people have tried it. */
export const NEW_PUZZLE_DEVIATION = 200

const Q = Math.LN10 / 400
const LEAST_DEVIATION = 45
const MOST_DEVIATION = 350
/** The deviation grows with time: from certain to unknown in about two years. */
const DRIFT_A_DAY = 13

/** The ratings of both after an answer. */
export function rated(
  solver: PuzzleRating,
  puzzle: PuzzleRating,
  solved: boolean,
): { readonly solver: PuzzleRating; readonly puzzle: PuzzleRating } {
  return { solver: after(solver, puzzle, solved ? 1 : 0), puzzle: after(puzzle, solver, solved ? 0 : 1) }
}

/** How likely a solver is to solve a puzzle. */
export function solveChance(solver: PuzzleRating, puzzle: PuzzleRating): number {
  return expectedScore(solver.rating, puzzle.rating, Math.hypot(solver.deviation, puzzle.deviation))
}

/** The rating of a solver after some days without a puzzle. */
export function rested({ rating, deviation }: PuzzleRating, days: number): PuzzleRating {
  return { rating, deviation: Math.min(MOST_DEVIATION, Math.hypot(deviation, DRIFT_A_DAY * Math.sqrt(Math.max(0, days)))) }
}

function after(own: PuzzleRating, rival: PuzzleRating, score: number): PuzzleRating {
  const weight = weightOf(rival.deviation)
  const expected = expectedScore(own.rating, rival.rating, rival.deviation)
  const known = 1 / own.deviation ** 2 + (Q * weight) ** 2 * expected * (1 - expected)
  return {
    rating: own.rating + (Q / known) * weight * (score - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / known)),
  }
}

function expectedScore(own: number, rival: number, deviation: number): number {
  return 1 / (1 + 10 ** ((-weightOf(deviation) * (own - rival)) / 400))
}

function weightOf(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * (Q * deviation) ** 2) / Math.PI ** 2)
}
