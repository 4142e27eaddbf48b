import { solveChance } from './rating.ts'
import type { Puzzle, PuzzleRating } from './types.ts'

const DAY = 24 * 60 * 60_000
/** Puzzles of the day come round in an order that is not that of their difficulty. */
const STRIDE = 7919

/** A day as people write it, by the world's clock. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** The same for everybody on that day; all of a collection before any comes again. */
export function puzzleOfDay<P>(puzzles: readonly P[], day: string): P | undefined {
  if (puzzles.length === 0) return undefined
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY)
  const step = puzzles.length % STRIDE === 0 ? 1 : STRIDE
  return puzzles[(number * step) % puzzles.length]
}

/** Of those not tried yet the one that is neither too easy nor too hard; once all were tried, none. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  solver: PuzzleRating,
  tried: ReadonlySet<string>,
  ratingOf: (puzzle: Puzzle) => PuzzleRating,
): Puzzle | undefined {
  let best: Puzzle | undefined
  let least = Number.POSITIVE_INFINITY
  for (const puzzle of puzzles) {
    if (tried.has(puzzle.id)) continue
    const off = Math.abs(solveChance(solver, ratingOf(puzzle)) - WANTED)
    if (off >= least) continue
    least = off
    best = puzzle
  }
  return best
}

/** Two of three: enough to enjoy, enough to learn. */
const WANTED = 0.65
