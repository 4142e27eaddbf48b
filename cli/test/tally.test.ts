import { describe, expect, it } from 'vitest'
import { interval, Scores, Tally } from '../simulate/tally.ts'

describe('a tally', () => {
  it('splits a shared win', () => {
    const tally = new Tally(3)
    tally.add({ places: [1, 1, 3], scores: [5, 5, 2], breakdown: [] }, 10)
    tally.add({ places: [2, 1, 3], scores: [4, 7, 1], breakdown: [] }, 14)
    expect(tally.winShare).toEqual([0.25, 0.75, 0])
    expect(tally).toMatchObject({ games: 2, decisions: 24, shortest: 10, longest: 14 })
    expect(tally.scores.map((scores) => scores.mean)).toEqual([4.5, 6, 1.5])
  })
})

describe('scores', () => {
  it('have a mean, a deviation and quantiles', () => {
    const scores = new Scores()
    for (const score of [4, 2, 4, 5, 9, 7, 4, 5]) scores.add(score)
    expect(scores.mean).toBe(5)
    expect(scores.deviation).toBe(2)
    expect([0, 0.25, 0.5, 0.75, 1].map((share) => scores.quantile(share))).toEqual([2, 4, 4, 5, 9])
  })
})

describe('the interval of a share', () => {
  it("is Wilson's", () => {
    const [low, high] = interval(0.25, 1000)
    expect(low).toBeCloseTo(0.2242, 4)
    expect(high).toBeCloseTo(0.2778, 4)
  })

  it('stays between 0 and 1, and is wide after few games', () => {
    expect(interval(0, 10)[0]).toBe(0)
    expect(interval(0, 10)[1]).toBeCloseTo(0.2775, 3)
    expect(interval(1, 10)[1]).toBe(1)
  })
})
