import { fastRandom } from '@fairground/kernel'
import { lessonPasses } from '@fairground/kernel/conformance/vitest'
import { describe, expect, it } from 'vitest'
import { gamePackage } from '../game.ts'
import { en } from '../lesson/en.ts'
import { tips } from '../lesson/tips.ts'
import { greedy1 } from './greedy-1.ts'
import { Sandbox } from './helpers.ts'

lessonPasses(gamePackage)

/** Every tip that appears when greedy players play a whole game. */
function tipsOf(seats: number): ReadonlySet<string> {
  const { rules, state } = new Sandbox(seats)
  const random = fastRandom(3)
  const met = new Set<string>()
  while (rules.turn(state).length > 0) {
    const [seat] = rules.turn(state)
    const view = rules.view(state, seat)
    const moves = rules.moves(state, seat)
    for (const tip of tips(view, moves, rules.facts)) met.add(tip)
    rules.play(state, seat, greedy1(rules).choose(view, moves, { iterations: 0 }, random), random)
  }
  return met
}

describe('Tips at first encounters', () => {
  it('all appear in a game for two or a solo game, and each has a text', () =>
    expect([...new Set([...tipsOf(2), ...tipsOf(1)])].sort()).toEqual(Object.keys(en.tips).sort()))

  it('are only for a player who has a choice to make', () => {
    const { rules, state } = new Sandbox(2)
    expect(tips(rules.view(state, 1), rules.moves(state, 1), rules.facts)).toEqual([])
    expect(tips(rules.view(state, 'spectator'), rules.moves(state, 0), rules.facts)).toEqual([])
  })
})
