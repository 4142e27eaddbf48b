import { fastRandom, type Seat } from '@fairground/kernel'
import { lessonPasses } from '@fairground/kernel/conformance/vitest'
import { describe, expect, it } from 'vitest'
import { gamePackage } from '../game.ts'
import { en } from '../lesson/en.ts'
import { tips } from '../lesson/tips.ts'
import { HOLOGRAM, INK, PAPER } from '../rules/board.ts'
import type { State } from '../state.ts'
import { type CounterfeitersRules, hold, openGame, opening } from './helpers.ts'

lessonPasses(gamePackage)

function tipsFor(rules: CounterfeitersRules, state: State, seat: Seat): readonly string[] {
  return tips(rules.view(state, seat), rules.moves(state, seat), rules.facts)
}

/** Every tip that comes up in some games of players who choose by chance. */
function tipsOf(games: number): ReadonlySet<string> {
  const rules = openGame(2, { improvements: true })
  const random = fastRandom(1)
  const met = new Set<string>()
  for (let game = 0; game < games; game++) {
    const state = rules.setup(random)
    while (rules.turn(state).length > 0) {
      const { actor } = state
      for (const tip of tipsFor(rules, state, actor)) met.add(tip)
      const moves = rules.moves(state, actor)
      rules.play(state, actor, moves[random.below(moves.length)], random)
    }
  }
  return met
}

describe('Tips at first encounters', () => {
  it('all come up sooner or later, and each has its words', () => expect([...tipsOf(60)].sort()).toEqual(Object.keys(en.tips).sort()))

  it('are for whoever has a choice to make', () => {
    const rules = openGame(2)
    const state = opening(rules)
    expect(tipsFor(rules, state, 1)).toEqual([])
    expect(tips(rules.view(state, 'spectator'), rules.moves(state, 0), rules.facts)).toEqual([])
  })

  it('warn of the Godfather once there is cash to lose', () => {
    const rules = openGame(2)
    const state = opening(rules)
    state.police = rules.facts.track.indexOf('godfather') - 1
    expect(tipsFor(rules, state, 0)).not.toContain('godfather')
    state.cash[0] = 200
    expect(tipsFor(rules, state, 0)[0]).toBe('godfather')
  })

  it('tell of detected notes only whoever holds some', () => {
    const rules = openGame(2)
    const state = opening(rules)
    for (const component of [INK, PAPER, HOLOGRAM]) state.cards[0][component] = 1
    state.police = rules.facts.track.indexOf('investigation')
    hold(state, 0, [0, 1, 1])
    expect(tipsFor(rules, state, 0)).not.toContain('detected')
    hold(state, 0, [1, 0, 0])
    expect(tipsFor(rules, state, 0)).toContain('detected')
  })
})
