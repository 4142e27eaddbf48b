import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Puzzle } from '../review/engine.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('location', { pathname: '/' })
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))

let record: typeof import('../review/puzzle-record.ts')
let choice: typeof import('../review/puzzle-choice.ts')

beforeAll(async () => {
  record = await import('../review/puzzle-record.ts')
  choice = await import('../review/puzzle-choice.ts')
})

const puzzle = (id: string, difficulty: number) => ({ id, difficulty }) as Puzzle
const NOON = Date.UTC(2026, 10, 16, 12)

describe('A solver', () => {
  it('is rated by the first try at a puzzle only', () => {
    const { NEW_RECORD, afterTry } = record
    const better = afterTry(NEW_RECORD, puzzle('faifo-a', 1600), true, NOON)
    expect(better.rating.rating).toBeGreaterThan(1500)
    expect(better.rating.deviation).toBeLessThan(350)
    expect(afterTry(better, puzzle('faifo-a', 1600), false, NOON)).toEqual(better)
    expect(afterTry(NEW_RECORD, puzzle('faifo-a', 1600), false, NOON).rating.rating).toBeLessThan(1500)
  })

  it('has a streak of days that does not need today yet', () => {
    const { NEW_RECORD, afterDay, streakIn } = record
    let solver = afterDay(NEW_RECORD, '2026-11-14', 'first')
    solver = afterDay(solver, '2026-11-15', 'later')
    expect(streakIn(solver, Date.UTC(2026, 10, 16, 23, 59))).toBe(2)
    expect(streakIn(afterDay(solver, '2026-11-16', 'first'), Date.UTC(2026, 10, 16, 23, 59))).toBe(3)
    expect(streakIn(solver, Date.UTC(2026, 10, 17))).toBe(0)
  })

  it('keeps the better of two tries on a day, and only the last sixty days', () => {
    const { NEW_RECORD, afterDay } = record
    const first = afterDay(NEW_RECORD, '2026-11-16', 'first')
    expect(afterDay(first, '2026-11-16', 'later').days['2026-11-16']).toBe('first')
    let solver = NEW_RECORD
    for (let day = 0; day < 100; day++) solver = afterDay(solver, new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10), 'later')
    expect(Object.keys(solver.days)).toHaveLength(60)
    // An account's settings contain this for four games and may have at most 8 KB.
    expect(4 * JSON.stringify(solver).length).toBeLessThan(7000)
  })

  it('with two devices has the days of both and the newer rating', () => {
    const { NEW_RECORD, afterDay, afterTry, merged } = record
    const here = afterTry(afterDay(NEW_RECORD, '2026-11-15', 'later'), puzzle('faifo-a', 1600), true, NOON)
    const there = afterTry(afterDay(NEW_RECORD, '2026-11-14', 'first'), puzzle('faifo-b', 1600), false, NOON + 1)
    for (const both of [merged(here, there), merged(there, here)]) {
      expect(both.days).toEqual({ '2026-11-14': 'first', '2026-11-15': 'later' })
      expect(both.rating).toEqual(there.rating)
      expect(both.tried).toEqual(['a', 'b'])
    }
  })
})

describe('The next puzzle', () => {
  const all = Array.from({ length: 30 }, (_, index) => puzzle(`faifo-${index}`, 1200 + 20 * index))

  it("was not tried recently and matches the solver's strength", () => {
    const { nextPuzzle } = choice
    const solver = { ...record.NEW_RECORD, tried: ['15', '16'] }
    for (const seed of ['a', 'b', 'c', 'd']) {
      const next = nextPuzzle(all, solver, 'faifo-14', seed)
      expect(['faifo-14', 'faifo-15', 'faifo-16']).not.toContain(next?.id)
      expect(Math.abs((next?.difficulty ?? 0) - 1500)).toBeLessThan(140)
    }
    expect(nextPuzzle(all.slice(0, 1), record.NEW_RECORD, 'faifo-0', 'a')).toBeUndefined()
  })
})
