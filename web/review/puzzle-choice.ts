import { fastRandom } from '@fairground/kernel'
import type { Puzzle } from './engine.ts'
import { type SolverRecord, shortId } from './puzzle-record.ts'

/** Picks a random one of so many best matches, so that the next puzzle is a surprise. */
const NEAREST = 8

/** A puzzle that was not tried recently, about as hard as the solver is strong. */
export function nextPuzzle(puzzles: readonly Puzzle[], record: SolverRecord, now: string | undefined, seed: string): Puzzle | undefined {
  const others = puzzles.filter(({ id }) => id !== now)
  const fresh = others.filter(({ id }) => !record.tried.includes(shortId(id)))
  const pool = fresh.length > 0 ? fresh : others
  const near = pool.toSorted((a, b) => away(a, record) - away(b, record)).slice(0, NEAREST)
  return near.length === 0 ? undefined : near[fastRandom(seed).below(near.length)]
}

function away({ difficulty }: Puzzle, { rating }: SolverRecord): number {
  return Math.abs(difficulty - rating.rating)
}
