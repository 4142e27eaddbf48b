import { describe, expect, it } from 'vitest'
import { coachOf } from '../coach.ts'
import type { Choice, Decision, Estimate, Review } from '../index.ts'

const sure = (value: number, error = 0.01): Estimate => ({ value, error })

const choice = (index: number): Choice => ({ move: { lay: index }, index, worth: sure(0.4), share: 0 })

function decision(n: number, cost: Estimate, kind: Decision['class']): Decision {
  const [best, played] = [choice(0), choice(1)]
  return { n, at: n, played, best, natural: played, choices: [best, played], cost, over: sure(0), class: kind }
}

function reviewOf(decisions: readonly Decision[], own: Estimate): Omit<Review, 'coach'> {
  return {
    review: 1,
    game: 'faifo',
    seats: 4,
    seat: 0,
    moments: [{ n: 0, seats: [0, 1, 2, 3].map(() => sure(0.25)) }],
    decisions,
    classes: { best: 0, good: decisions.length, slip: 0, blunder: 0 },
    accuracy: { value: 90, error: 2, decisions: decisions.length },
    turning: [],
    ladder: { fair: 0.25, draws: sure(0), others: sure(0), own, result: 0 },
  }
}

const kinds = (review: Omit<Review, 'coach'>) => coachOf(review, 4).map(({ kind }) => kind)

describe("What the coach says about the player's choices", () => {
  it('is what each cost, if that is clear', () => {
    const said = coachOf(reviewOf([decision(1, sure(0.02), 'good'), decision(3, sure(0.1, 0.024), 'blunder')], sure(-0.2)), 4)
    expect(said.map(({ kind }) => kind)).toEqual(['steady', 'loss', 'ending'])
    // An error is multiplied before it is shown, so it keeps one decimal.
    expect(said[1]).toMatchObject({ n: 3, facts: { cost: 10, error: 2.4 } })
  })

  it('is what they cost together if none alone is clear, with the one that may have cost most', () => {
    const review = reviewOf([decision(1, sure(0.02, 0.02), 'good'), decision(3, sure(0.04, 0.03), 'good')], sure(-0.35, 0.07))
    expect(kinds(review)).toEqual(['steady', 'small', 'ending'])
    expect(coachOf(review, 4)[1]).toEqual({ kind: 'small', n: 3, facts: { by: -35, error: 7 } })
  })

  it('is nothing if that is within its error, or a gain', () => {
    const small = [decision(1, sure(0.02, 0.02), 'good')]
    expect(kinds(reviewOf(small, sure(-0.1, 0.07)))).not.toContain('small')
    expect(kinds(reviewOf(small, sure(0.3)))).not.toContain('small')
  })
})
