import { describe, expect, it } from 'vitest'
import { biddingState, openGame } from '../../test/helpers.ts'
import { scoreShown } from '../seat/score.ts'

const rules = openGame(3)
const view = rules.view({ ...biddingState(rules), markers: [29, 16, 4], debt: [7, 0, 0] }, 0)

describe('The score on a plaque', () => {
  it('is markers minus debt, and shows both if there is debt', () =>
    expect(scoreShown(view, rules.facts, 0, false)).toEqual({ value: 22, detail: '29 − 7' }))

  it('has a proper minus sign if debt is larger', () =>
    expect(scoreShown({ ...view, debt: [7, 0, 5] }, rules.facts, 2, false)).toEqual({ value: '−1', detail: '4 − 5' }))

  it('is just the markers if there is no debt', () => expect(scoreShown(view, rules.facts, 1, false)).toEqual({ value: 16 }))

  it('shows nothing if scores are hidden, not even debt', () => expect(scoreShown(view, rules.facts, 0, true)).toEqual({ value: '?' }))
})
