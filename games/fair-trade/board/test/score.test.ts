import { describe, expect, it } from 'vitest'
import { biddingState, openGame } from '../../test/helpers.ts'
import { scoreShown } from '../seat/score.ts'

const rules = openGame(3)
const view = rules.view({ ...biddingState(rules), markers: [29, 16, 4], debt: [7, 0, 0] }, 0)

describe('The score on a plaque', () => {
  it('is net of debts, and says how it comes about where there are any', () =>
    expect(scoreShown(view, rules.facts, 0, false)).toEqual({ value: 22, detail: '29 − 7' }))

  it('has a minus of its own where debts weigh more', () =>
    expect(scoreShown({ ...view, debt: [7, 0, 5] }, rules.facts, 2, false)).toEqual({ value: '−1', detail: '4 − 5' }))

  it('is the markers alone where there are none', () => expect(scoreShown(view, rules.facts, 1, false)).toEqual({ value: 16 }))

  it('says nothing where scores are hidden, of debts neither', () => expect(scoreShown(view, rules.facts, 0, true)).toEqual({ value: '?' }))
})
