import { fastRandom, LANGUAGES } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { gamePackage } from '../game.ts'
import { biddingState, openGame } from './helpers.ts'

const rules = openGame(2)
const opening = rules.view(rules.setup(fastRandom(1)), 0)
const bidding = rules.view(biddingState(rules), 0)

/** Every reason, each with an attempt that causes it. */
const REASONS = [
  ['blocked', bidding, { farmer: 13, trader: 1 }],
  ['two-cards', bidding, { farmer: 4, trader: 4 }],
  ['two-cards', opening, { block: [4, 4] }],
  ['two-cards', opening, { block: 5 }],
  ['no-such-card', bidding, { farmer: 14, trader: 'x' }],
  ['lowest-first', opening, { block: [5, 4] }],
  ['block-only-first', bidding, { block: [1, 2] }],
  ['block-first', opening, { farmer: 1, trader: 2 }],
] as const

describe('Why a move is not legal', () => {
  it.each(REASONS)('%s', async (rule, view, attempt) => {
    const reason = rules.why?.(view, attempt)
    expect(reason?.rule).toBe(rule)
    for (const language of LANGUAGES) {
      const text = await gamePackage.text[language]()
      expect(text.reason({ rule })).not.toBe(rule)
      expect(text.rules(rules.facts).map(({ id }) => id)).toContain(reason?.section)
    }
  })

  it('names the blocked card', () => {
    expect(rules.why?.(bidding, { farmer: 13, trader: 1 })?.facts).toEqual({ card: 13 })
  })
})
