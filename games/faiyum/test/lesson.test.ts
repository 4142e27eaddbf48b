import { lessonPasses } from '@fairground/kernel/conformance/vitest'
import { describe, expect, it } from 'vitest'
import { gamePackage } from '../game.ts'
import { tips } from '../lesson/tips.ts'
import { Sandbox } from './helpers.ts'

lessonPasses(gamePackage)

describe('Tips at first encounters', () => {
  it('are only for a player who has a choice to make', () => {
    const { rules, state } = new Sandbox(2)
    expect(tips(rules.view(state, 1), rules.moves(state, 1), rules.facts)).toEqual([])
    expect(tips(rules.view(state, 'spectator'), rules.moves(state, 0), rules.facts)).toEqual([])
  })
})
