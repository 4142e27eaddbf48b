import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterMatch, type Belief, NEWCOMER } from '../people/rating.ts'
import { ratingsSimulation } from '../soak/ratings.ts'

const belief = fc.record({ mean: fc.double({ min: 0, max: 3000, noNaN: true }), deviation: fc.double({ min: 20, max: 500, noNaN: true }) })
const field = fc
  .array(belief, { minLength: 2, maxLength: 6 })
  .chain((beliefs) =>
    fc.tuple(fc.constant(beliefs), fc.array(fc.integer({ min: 1, max: 6 }), { minLength: beliefs.length, maxLength: beliefs.length })),
  )

describe('a rating', () => {
  it('rises for the winner and falls for the loser of a first game, by the same amount', () => {
    const [winner, loser] = afterMatch([NEWCOMER, NEWCOMER], [1, 2])
    expect(winner.mean).toBeGreaterThan(1500)
    expect(winner.mean - 1500).toBeCloseTo(1500 - loser.mean)
  })

  it('does not change when equal players share a place', () => {
    for (const { mean } of afterMatch([NEWCOMER, NEWCOMER, NEWCOMER], [1, 1, 1])) expect(mean).toBeCloseTo(1500)
  })

  it('orders newcomers by their places', () => {
    const means = afterMatch([NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER], [3, 1, 4, 2]).map(({ mean }) => mean)
    expect(means[1]).toBeGreaterThan(means[3])
    expect(means[3]).toBeGreaterThan(means[0])
    expect(means[0]).toBeGreaterThan(means[2])
  })

  it('changes more by an unexpected result than by an expected one', () => {
    const strong: Belief = { mean: 1900, deviation: 100 }
    const weak: Belief = { mean: 1300, deviation: 100 }
    const [, upset] = afterMatch([strong, weak], [2, 1])
    const [expected] = afterMatch([strong, weak], [1, 2])
    expect(upset.mean - weak.mean).toBeGreaterThan(4 * (expected.mean - strong.mean))
  })

  it('changes less for an experienced player than for a newcomer', () => {
    const old: Belief = { mean: 1500, deviation: 80 }
    const [a, b] = afterMatch([old, NEWCOMER], [1, 2])
    expect(Math.abs(a.mean - 1500)).toBeLessThan(Math.abs(b.mean - 1500) / 5)
  })

  it('becomes more certain with games, but never fully', () => {
    let players: readonly Belief[] = [NEWCOMER, NEWCOMER, NEWCOMER]
    for (let game = 0; game < 300; game++) players = afterMatch(players, [1 + (game % 3), 1 + ((game + 1) % 3), 1 + ((game + 2) % 3)])
    for (const { deviation } of players) {
      expect(deviation).toBeLessThan(150)
      expect(deviation).toBeGreaterThan(20)
    }
  })

  it('means the same at tables of every size: with 200 points more one ends ahead three times out of four', () => {
    // The rating of two well-known players does not drift if results come as often as it predicts.
    const [strong, weak]: Belief[] = [
      { mean: 1600, deviation: 1 },
      { mean: 1400, deviation: 1 },
    ]
    const ahead = afterMatch([strong, weak], [1, 2])[0].mean - strong.mean
    const behind = strong.mean - afterMatch([strong, weak], [2, 1])[0].mean
    expect(behind / (ahead + behind)).toBeCloseTo(10 ** 0.5 / (1 + 10 ** 0.5), 2)
  })

  it.each([2, 4, 6])('finds the strengths of players from their results, with the right uncertainty, at tables of %i', (seats) => {
    const { error, deviation, withinOne, withinTwo, inflation, correlation } = ratingsSimulation(3000, 5, seats, 'gumbel', 120)
    expect(error).toBeLessThan(1.25 * deviation)
    expect(error).toBeLessThan(70)
    expect(correlation).toBeGreaterThan(0.94)
    expect(withinOne).toBeGreaterThan(0.6)
    expect(withinTwo).toBeGreaterThan(0.9)
    // From seed to seed it is off by about 8, one way or the other.
    expect(Math.abs(inflation)).toBeLessThan(25)
  })

  it('finds them about as well if luck follows another distribution', () => {
    const { error, withinTwo } = ratingsSimulation(3000, 5, 4, 'normal', 120)
    expect(error).toBeLessThan(70)
    expect(withinTwo).toBeGreaterThan(0.85)
  })

  it('stays finite, and does not depend on the order in which players are listed', () => {
    fc.assert(
      fc.property(field, ([beliefs, places]) => {
        const after = afterMatch(beliefs, places)
        for (const { mean, deviation } of after) {
          expect(Number.isFinite(mean)).toBe(true)
          expect(deviation).toBeGreaterThan(0)
        }
        const turned = afterMatch([...beliefs].reverse(), [...places].reverse()).toReversed()
        for (const [index, { mean }] of turned.entries()) expect(mean).toBeCloseTo(after[index].mean, 6)
      }),
    )
  })
})
