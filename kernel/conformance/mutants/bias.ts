import type { Random } from '../../random.ts'
import type { OpaqueRules } from '../opaque.ts'
import { changed } from './mutant.ts'

/** Ways in which a sampler can be unfair, for law 8 to detect. */
export const biases: Readonly<Record<string, (rules: OpaqueRules) => OpaqueRules>> = {
  'a sampler always deals the same': (rules) => withChance(rules, () => ({ below: () => 0 })),
  'a sampler prefers low numbers': (rules) => withChance(rules, lower),
}

function withChance(rules: OpaqueRules, change: (random: Random) => Random): OpaqueRules {
  return changed(rules, {
    sampler(view, choices) {
      const sampler = rules.sampler(view, choices)
      return { deal: (random, into) => sampler.deal(change(random), into) }
    },
  })
}

/** Sometimes the lower of two numbers. */
function lower(random: Random): Random {
  return { below: (bound) => (random.below(2) === 0 ? random.below(bound) : Math.min(random.below(bound), random.below(bound))) }
}
