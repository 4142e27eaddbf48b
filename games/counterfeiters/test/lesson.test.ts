import type { Seat } from '@fairground/kernel'
import { lessonPasses } from '@fairground/kernel/conformance/vitest'
import { describe, expect, it } from 'vitest'
import { gamePackage } from '../game.ts'
import { tips } from '../lesson/tips.ts'
import { HOLOGRAM, INK, PAPER } from '../rules/board.ts'
import type { State } from '../state.ts'
import { begin, type CounterfeitersRules, hold } from './helpers.ts'

lessonPasses(gamePackage)

function tipsFor(rules: CounterfeitersRules, state: State, seat: Seat): readonly string[] {
  return tips(rules.view(state, seat), rules.moves(state, seat), rules.facts)
}

describe('Tips', () => {
  it('warn of the Godfather only if there is cash to lose', () => {
    const { rules, state } = begin(2)
    state.police = rules.facts.track.indexOf('godfather') - 1
    expect(tipsFor(rules, state, 0)).not.toContain('godfather')
    state.cash[0] = 200
    expect(tipsFor(rules, state, 0)[0]).toBe('godfather')
  })

  it('mention detected notes only to a player who has some', () => {
    const { rules, state } = begin(2)
    for (const component of [INK, PAPER, HOLOGRAM]) state.cards[0][component] = 1
    state.police = rules.facts.track.indexOf('investigation')
    hold(state, 0, [0, 1, 1])
    expect(tipsFor(rules, state, 0)).not.toContain('detected')
    hold(state, 0, [1, 0, 0])
    expect(tipsFor(rules, state, 0)).toContain('detected')
  })
})
