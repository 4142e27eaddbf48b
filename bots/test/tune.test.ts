import { type AnyRules, type Bot, fastRandom, type SeenBy, type Weights } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { tune } from '../tune.ts'
import { matrixGame } from './matrix-game.ts'

/** The first seat chooses a row; the higher of the two numbers wins. */
const rules: AnyRules = matrixGame(
  Array.from({ length: 21 }, (_, mine) => Array.from({ length: 21 }, (_, theirs) => (mine === theirs ? 0.5 : mine > theirs ? 1 : 0))),
)
const tunable = {
  weights: { high: 5, useless: 1 },
  /** Takes about the number that it is told. */
  player: (_rules: AnyRules, { high }: Weights): Bot<unknown, SeenBy> => ({
    choose: (_view, moves, _budget, random) => moves[Math.min(20, Math.max(0, Math.round(high) + random.below(3)))],
  }),
}
const setting = { seats: 2, tables: 80, rounds: 3, step: 0.5, seed: 'tuning' }

describe('Tuning', () => {
  it('finds better numbers', () => {
    const { high } = tune(rules, tunable, setting)
    expect(high).toBeGreaterThan(10)
  })

  it('finds the same again with the same seed', () => {
    expect(tune(rules, tunable, setting)).toEqual(tune(rules, tunable, setting))
  })

  it('leaves alone what makes no difference', () => {
    const { useless } = tune(rules, tunable, { ...setting, seed: fastRandom(1).below(9).toString() })
    expect(useless).toBe(1)
  })
})
