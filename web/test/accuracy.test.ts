import type { AccuracyLine } from '@fairground/protocol'
import { describe, expect, it } from 'vitest'
import { classShares, meanAccuracy, running, shownError } from '../people/accuracy.ts'

const line = (n: number, accuracy: number, decisions = 10): AccuracyLine => ({
  match: `m${n}`,
  game: 'faifo',
  seats: 4,
  seat: 0,
  endedAt: n,
  accuracy,
  error: 2,
  decisions,
  open: true,
})

describe('The line of accuracy', () => {
  it('is the mean of the last ten games, with all choices weighted equally', () => {
    expect(running([line(1, 60, 10), line(2, 90, 20)]).map(({ mean }) => mean)).toEqual([60, 80])
    const long = running(Array.from({ length: 25 }, (_, n) => line(n, n < 10 ? 0 : 80)))
    expect(long[9].mean).toBe(0)
    expect(long[14].mean).toBe(40)
    expect(long[24].mean).toBe(80)
  })

  it('ends where the total of the banner is, whose error shrinks as games are added', () => {
    const lines = [line(1, 60, 10), line(2, 90, 20)]
    expect(meanAccuracy(lines.toReversed())?.accuracy).toBe(running(lines).at(-1)?.mean)
    const error = (games: number) => meanAccuracy(Array.from({ length: games }, (_, n) => line(n, 80)))?.error
    expect(error(1)).toBe(2)
    expect(error(4)).toBeCloseTo(1)
    // Only the last ten count.
    expect(error(40)).toBe(error(10))
    expect(meanAccuracy([])).toBeUndefined()
  })

  it('has an error that covers nine of ten cases, and is at least one point', () => {
    expect(shownError(2)).toBe(3)
    expect(shownError(0.01)).toBe(1)
  })
})

describe('The shares of the classes', () => {
  const classed = (best: number, good: number, slip: number, blunder: number) => ({
    ...line(1, 80),
    classes: { best, good, slip, blunder },
  })

  it('are whole numbers that add up to a hundred, over all games with counts', () => {
    expect(classShares([classed(3, 1, 0, 0), line(2, 50), classed(1, 0, 1, 1)])).toEqual({ best: 57, good: 15, slip: 14, blunder: 14 })
    expect(classShares([classed(1, 1, 1, 0)])).toEqual({ best: 34, good: 33, slip: 33, blunder: 0 })
  })

  it('are not shown if nothing was counted', () => {
    expect(classShares([line(1, 80)])).toBeUndefined()
  })
})
