import type { Random } from '../../random.ts'
import type { OpaqueRules } from '../opaque.ts'
import { changed } from './mutant.ts'

/** Ways in which `imagine` can be unfair, for law 8 to notice. */
export const prejudices: Readonly<Record<string, (rules: OpaqueRules) => OpaqueRules>> = {
  'imagine always sees the same': (rules) => changed(rules, { imagine: (view) => rules.imagine(view, { below: () => 0 }) }),
  'imagine prefers low numbers': (rules) => changed(rules, { imagine: (view, random) => rules.imagine(view, lower(random)) }),
}

/** Now and then the lower of two numbers. */
function lower(random: Random): Random {
  return { below: (bound) => (random.below(2) === 0 ? random.below(bound) : Math.min(random.below(bound), random.below(bound))) }
}
