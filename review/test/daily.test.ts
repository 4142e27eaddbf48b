import { describe, expect, it } from 'vitest'
import { puzzleOfDay } from '../daily.ts'

const all = Array.from({ length: 30 }, (_, index) => index)
const day = (number: number) => new Date(Date.UTC(2026, 10, 1 + number)).toISOString().slice(0, 10)

describe('The puzzle of the day', () => {
  it('is the same for everybody, and all of a collection come before any comes again', () => {
    expect(puzzleOfDay(all, day(3))).toBe(puzzleOfDay([...all], day(3)))
    const month = all.map((number) => puzzleOfDay(all, day(number)))
    expect(new Set(month).size).toBe(all.length)
    expect(puzzleOfDay(all, day(all.length))).toBe(month[0])
  })

  it('is not there where there are no puzzles', () => {
    expect(puzzleOfDay([], day(0))).toBeUndefined()
  })
})
