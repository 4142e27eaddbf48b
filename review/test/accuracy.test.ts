import { describe, expect, it } from 'vitest'
import { accuracyOf } from '../classes.ts'
import type { DecisionClass } from '../index.ts'

/** A choice with the given chance after the best move, and the given cost. */
function choice(chance: number, cost: number, kind: DecisionClass = cost > 0 ? 'blunder' : 'best') {
  const worth = { value: chance, error: 0.01 }
  return { cost: { value: cost, error: 0.01 }, class: kind, best: { move: {}, index: 0, worth, share: 1 } }
}

function times<T>(count: number, each: T): T[] {
  return new Array(count).fill(each)
}

describe('Accuracy', () => {
  it('is 100 if every choice was the best, and about a third if each cost fifteen points', () => {
    expect(accuracyOf(times(5, choice(0.5, 0)))).toMatchObject({ value: 100, error: 0, decisions: 5 })
    expect(accuracyOf(times(5, choice(0.5, 0.15))).value).toBeCloseTo(100 / Math.E)
    expect(accuracyOf([])).toMatchObject({ decisions: 0, error: 100 })
  })

  it('does not rise by choices after the game is lost, when nothing can cost anything', () => {
    const lost = times(4, choice(0.5, 0.15))
    const before = accuracyOf(lost).value
    expect(accuracyOf([...lost, ...times(20, choice(0.01, 0))]).value).toBeLessThan(before + 12)
    expect(accuracyOf([...lost, ...times(20, choice(0.4, 0))]).value).toBeGreaterThan(before + 40)
  })

  it('does not fall by the noise of a game that is nearly won', () => {
    const well = times(4, choice(0.5, 0))
    expect(accuracyOf([...well, ...times(4, choice(0.995, 0.03, 'good'))]).value).toBeGreaterThan(99)
    expect(accuracyOf([...well, ...times(4, choice(0.6, 0.03, 'good'))]).value).toBeLessThan(92)
  })
})
