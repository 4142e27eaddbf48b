import { describe, expect, it } from 'vitest'
import { dayOf, puzzleOfDay } from '../daily.ts'

const all = Array.from({ length: 30 }, (_, index) => index)
const day = (number: number) => new Date(Date.UTC(2026, 10, 1 + number)).toISOString().slice(0, 10)

describe('The puzzle of the day', () => {
  it('is the same for everybody, and none is repeated before all were shown', () => {
    expect(puzzleOfDay(all, day(3))).toBe(puzzleOfDay([...all], day(3)))
    const month = all.map((number) => puzzleOfDay(all, day(number)))
    expect(new Set(month).size).toBe(all.length)
    expect(puzzleOfDay(all, day(all.length))).toBe(month[0])
  })

  it('changes for everybody at once, in all time zones', () => {
    const here = process.env.TZ
    for (const zone of ['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles']) {
      process.env.TZ = zone
      expect(dayOf(Date.UTC(2026, 10, 16, 23, 59))).toBe('2026-11-16')
      expect(dayOf(Date.UTC(2026, 10, 17))).toBe('2026-11-17')
    }
    if (here === undefined) delete process.env.TZ
    else process.env.TZ = here
  })

  it('is undefined if there are no puzzles', () => {
    expect(puzzleOfDay([], day(0))).toBeUndefined()
  })
})
