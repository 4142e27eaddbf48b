import type { Rules, Sampler, SeenBy } from './game.ts'
import type { Random } from './random.ts'

/** One full state that fits a view. If you need many, create a sampler. */
export function imagine<S, M, V extends SeenBy, E>(rules: Rules<S, M, V, E>, view: V, random: Random): S {
  return rules.sampler(view).deal(random)
}

/** A sampler for rules that deal each state from scratch. */
export function samplerOf<S>(deal: (random: Random) => S): Sampler<S> {
  return { deal: (random) => deal(random) }
}
