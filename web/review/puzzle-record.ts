import { type ReadonlySignal, signal } from '@preact/signals'
import { get, put } from '../lib/api.ts'
import { store, stored } from '../lib/browser-storage.ts'
import { known } from '../lib/me.ts'
import { dayOf, NEW_PUZZLE_DEVIATION, NEW_SOLVER, type Puzzle, type PuzzleRating, rated, rested } from './engine.ts'

/** How a day's puzzle was solved: at the first try, or later. */
type Solved = 'first' | 'later'

/** A person's solved puzzles of one game. Small: it is synced with the settings of an account. */
export interface SolverRecord {
  readonly rating: PuzzleRating
  /** When the rating last changed, in milliseconds. */
  readonly at: number
  /** By day, "2026-11-16", in UTC: the puzzle of the day is the same for everybody and changes for all at once. */
  readonly days: Readonly<Record<string, Solved>>
  /** The last puzzles that were tried, newest last, without the game's name. */
  readonly tried: readonly string[]
}

export type SolverRecords = Readonly<Record<string, SolverRecord>>

export const NEW_RECORD: SolverRecord = { rating: NEW_SOLVER, at: 0, days: {}, tried: [] }

const KEY = 'fairground.puzzles'
const SETTING = 'puzzles'
const MOST_DAYS = 60
const MOST_TRIED = 40
const DAY = 86_400_000

const records = signal((stored(KEY) ?? {}) as SolverRecords)

export const solverRecords: ReadonlySignal<SolverRecords> = records

/** The record after a puzzle's first try; only this one counts for the rating. */
export function afterTry(before: SolverRecord, puzzle: Pick<Puzzle, 'id' | 'difficulty'>, solved: boolean, now: number): SolverRecord {
  const tried = [...before.tried.filter((id) => id !== shortId(puzzle.id)), shortId(puzzle.id)].slice(-MOST_TRIED)
  if (before.tried.includes(shortId(puzzle.id))) return { ...before, tried }
  const days = before.at === 0 ? 0 : (now - before.at) / DAY
  const { solver } = rated(rested(before.rating, days), { rating: puzzle.difficulty, deviation: NEW_PUZZLE_DEVIATION }, solved)
  return { ...before, rating: { rating: Math.round(solver.rating), deviation: Math.round(solver.deviation) }, at: now, tried }
}

/** The record once the puzzle of a day is solved; the better result stays. */
export function afterDay(before: SolverRecord, day: string, how: Solved): SolverRecord {
  const days = { ...before.days, [day]: before.days[day] === 'first' ? 'first' : how } as const
  const kept = Object.keys(days).sort().slice(-MOST_DAYS)
  return { ...before, days: Object.fromEntries(kept.map((each) => [each, days[each as keyof typeof days]])) }
}

/** Days in a row up to today; a puzzle not yet tried today does not break the streak. */
export function streakIn({ days }: Pick<SolverRecord, 'days'>, now: number): number {
  let streak = 0
  let day = days[dayOf(now)] === undefined ? now - DAY : now
  while (days[dayOf(day)] !== undefined) {
    streak++
    day -= DAY
  }
  return streak
}

/** Merges two records of one person from two devices: days of both, and the rating that changed last. */
export function merged(a: SolverRecord, b: SolverRecord): SolverRecord {
  const [older, newer] = a.at <= b.at ? [a, b] : [b, a]
  let both: SolverRecord = { ...newer, tried: [...new Set([...older.tried, ...newer.tried])].slice(-MOST_TRIED) }
  for (const [day, how] of Object.entries(older.days)) both = afterDay(both, day, how)
  return both
}

/** Ids without the game's id at the start, which is known anyway. */
export function shortId(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1)
}

/** Updates the record of one game, on this device and, for signed-in people, on the server. */
export function changeRecord(game: string, change: (before: SolverRecord) => SolverRecord): void {
  records.value = { ...records.peek(), [game]: change(records.peek()[game] ?? NEW_RECORD) }
  store(KEY, records.peek())
  void carryAlong()
}

let carrying: Promise<void> = Promise.resolve()

/** Syncs device and server, one game after the other; without a connection the device is enough. */
export function carryAlong(): Promise<void> {
  carrying = carrying.then(async () => {
    if (known() === undefined) return
    try {
      const settings = await get<Readonly<Record<string, unknown>>>('/api/me/settings')
      const theirs = (settings[SETTING] ?? {}) as SolverRecords
      const both: Record<string, SolverRecord> = { ...records.peek() }
      for (const [game, record] of Object.entries(theirs))
        if (isRecord(record)) both[game] = both[game] === undefined ? record : merged(record, both[game])
      const text = JSON.stringify(both)
      if (text !== JSON.stringify(records.peek())) {
        records.value = both
        store(KEY, both)
      }
      if (text !== JSON.stringify(theirs)) await put('/api/me/settings', { ...settings, [SETTING]: both })
    } catch {
      // The next answer tries again.
    }
  })
  return carrying
}

/** Data from elsewhere may have been written by another release. */
function isRecord(value: unknown): value is SolverRecord {
  const { rating, at, days, tried } = (value ?? {}) as Partial<SolverRecord>
  return (
    typeof rating?.rating === 'number' &&
    typeof rating.deviation === 'number' &&
    typeof at === 'number' &&
    typeof days === 'object' &&
    Array.isArray(tried)
  )
}
