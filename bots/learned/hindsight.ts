import type { AnyRules, Sampler, SeenBy } from '@fairground/kernel'
import { Luck } from '../search/luck.ts'
import type { Learned } from './earned.ts'
import { priorOf } from './prior.ts'

/** So many positions are dealt beforehand, and weighed. */
const DEALS = 64
const SEEDS = 2 ** 31
/** Neighbouring seeds are far apart once they are mixed; an odd number leaves none out. */
const APART = 0x9e3779b1
const FINE = 2 ** 24
/** Nobody is that easily foreseen: what the network thinks impossible may have been played all the same. */
const LEAST = 0.05

/**
 * Rules whose dealer minds what the others have done: of the positions that a view allows those come more often in which the network would
 * have chosen as everybody did. Where a game does not say how that is asked, or nothing is known to be asked about, the dealer is the usual one.
 */
export function inHindsight(rules: AnyRules, learned: Learned): AnyRules {
  const { hindsight } = learned.learning
  if (hindsight === undefined) return rules
  const prior = priorOf(learned)
  const likely = (state: unknown, seat: number, moves: readonly unknown[], at: number) =>
    LEAST + (1 - LEAST) * prior(state, seat, moves)[at]
  return {
    ...rules,
    sampler(view: SeenBy, choices) {
      const usual: Sampler<unknown> = rules.sampler(view, choices)
      const weigh = hindsight.call(learned.learning, view, likely)
      return weigh === undefined ? usual : weighed(usual, weigh)
    },
  }
}

function weighed(usual: Sampler<unknown>, weigh: (state: unknown) => number): Sampler<unknown> {
  const luck = new Luck()
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
      // Drawn every time, so that the same chance gives the same position again.
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
