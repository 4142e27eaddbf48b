import { randomPicks, walk } from './case.ts'
import type { OpaqueRules } from './opaque.ts'
import { clone } from './plain.ts'

/** Positions from random games, about every n-th one so that they differ, including ends of games. */
export function positions(rules: OpaqueRules, count: number, seed = 1, every = 3): readonly unknown[] {
  const found: unknown[] = []
  for (let game = 0; found.length < count; game++)
    walk(rules, seed + game, randomPicks(seed + game, []), ({ step, state, next }) => {
      if ((step + game) % every === 0 || next === undefined) found.push(clone(state))
      return found.length < count
    })
  return found
}
