import { solveChance } from './rating.ts'
import type { Puzzle, PuzzleRating } from './types.ts'

const DAY = 24 * 60 * 60_000
/** The step through the collection, so that puzzles of the day are not ordered by difficulty. */
const STRIDE = 7919

/** A day as text, in UTC. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** The same for everybody on that day; none is repeated before all were shown. */
export function puzzleOfDay<P>(puzzles: readonly P[], day: string): P | undefined {
  if (puzzles.length === 0) return undefined
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY)
  const step = puzzles.length % STRIDE === 0 ? 1 : STRIDE
  return puzzles[(number * step) % puzzles.length]
}

/** Among untried puzzles the one that is neither too easy nor too hard; undefined once all were tried. */
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

/** The chance to solve the next puzzle, about two of three: enough to enjoy, enough to learn. */
const WANTED = 0.65
