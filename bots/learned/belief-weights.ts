import type { AnyRules, Sampler, SeenBy } from '@fairground/kernel'
import { ReseedableRandom } from '../search/reseedable-random.ts'
import { priorOf } from './prior.ts'
import type { Learned } from './result-values.ts'

/** How many positions are dealt and weighted in advance. */
const DEALS = 64
const SEEDS = 2 ** 31
/** Distance between seeds: neighbouring seeds give unrelated numbers once they are mixed, and an odd step skips none. */
const APART = 0x9e3779b1
const FINE = 2 ** 24
/** Minimum weight of a move: players are hard to predict, so a move that the network finds impossible may have been played. */
const LEAST = 0.05

/**
 * Rules with a sampler that considers what the others have done: among the positions that a view allows, those in which the network would have
 * chosen as everybody did are sampled more often. If the game has no `beliefWeight`, or nothing is known to compare with, the sampler is the usual one.
 */
export function withBeliefWeights(rules: AnyRules, learned: Learned): AnyRules {
  const { beliefWeight } = learned.learning
  if (beliefWeight === undefined) return rules
  const prior = priorOf(learned)
  const likely = (state: unknown, seat: number, moves: readonly unknown[], at: number) =>
    LEAST + (1 - LEAST) * prior(state, seat, moves)[at]
  return {
    ...rules,
    sampler(view: SeenBy, choices) {
      const usual: Sampler<unknown> = rules.sampler(view, choices)
      const weigh = beliefWeight.call(learned.learning, view, likely)
      return weigh === undefined ? usual : weighed(usual, weigh)
    },
  }
}

function weighed(usual: Sampler<unknown>, weigh: (state: unknown) => number): Sampler<unknown> {
  const luck = new ReseedableRandom()
  const seeds = new Int32Array(DEALS)
  const sums = new Float64Array(DEALS)
  let drawn = false

  function begin(seed: number): void {
    let state: unknown
    let sum = 0
    for (let deal = 0; deal < DEALS; deal++) {
      seeds[deal] = (seed + deal * APART) | 0
      state = usual.deal(luck.reseed(seeds[deal]), state)
      sum += weigh(state)
      sums[deal] = sum
    }
    drawn = true
  }

  return {
    deal(random, into) {
      // Drawn every time, so that the same random numbers give the same position again.
      const seed = random.below(SEEDS)
      if (!drawn) begin(seed)
      const aim = (random.below(FINE) / FINE) * sums[DEALS - 1]
      let low = 0
      for (let high = DEALS - 1; low < high; ) {
        const middle = (low + high) >> 1
        if (sums[middle] > aim) high = middle
        else low = middle + 1
      }
      return usual.deal(luck.reseed(seeds[low]), into)
    },
  }
}
