import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterMatch, type Belief, NEWCOMER } from '../people/rating.ts'

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

  it('stays where it is when equals share a place', () => {
    for (const { mean } of afterMatch([NEWCOMER, NEWCOMER, NEWCOMER], [1, 1, 1])) expect(mean).toBeCloseTo(1500)
  })

  it('orders newcomers as they finished', () => {
    const means = afterMatch([NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER], [3, 1, 4, 2]).map(({ mean }) => mean)
    expect(means[1]).toBeGreaterThan(means[3])
    expect(means[3]).toBeGreaterThan(means[0])
    expect(means[0]).toBeGreaterThan(means[2])
  })

  it('moves further by an upset than by what was expected', () => {
    const strong: Belief = { mean: 1900, deviation: 100 }
    const weak: Belief = { mean: 1300, deviation: 100 }
    const [, upset] = afterMatch([strong, weak], [2, 1])
    const [expected] = afterMatch([strong, weak], [1, 2])
    expect(upset.mean - weak.mean).toBeGreaterThan(4 * (expected.mean - strong.mean))
  })

  it('moves an old hand less than a newcomer', () => {
    const old: Belief = { mean: 1500, deviation: 80 }
    const [a, b] = afterMatch([old, NEWCOMER], [1, 2])
    expect(Math.abs(a.mean - 1500)).toBeLessThan(Math.abs(b.mean - 1500) / 5)
  })

  it('grows surer with games, and never certain', () => {
    let players: readonly Belief[] = [NEWCOMER, NEWCOMER, NEWCOMER]
    for (let game = 0; game < 300; game++) players = afterMatch(players, [1 + (game % 3), 1 + ((game + 1) % 3), 1 + ((game + 2) % 3)])
    for (const { deviation } of players) {
      expect(deviation).toBeLessThan(150)
      expect(deviation).toBeGreaterThan(20)
    }
  })

  it('finds the true order of players from many games', () => {
    const strength = [1800, 1600, 1400, 1200]
    let players: readonly Belief[] = strength.map(() => NEWCOMER)
    let seed = 7
    const noise = () => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31
      return (seed / 2 ** 31 - 0.5) * 800
    }
    for (let game = 0; game < 400; game++) {
      const played = strength.map((each) => each + noise())
      players = afterMatch(
        players,
        played.map((score) => 1 + played.filter((other) => other > score).length),
      )
    }
    const means = players.map(({ mean }) => mean)
    expect([...means].sort((a, b) => b - a)).toEqual(means)
  })

  it('stays a number, and does not depend on the order in which players are listed', () => {
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
