import { evenness } from './chances.ts'
import { isClear } from './look.ts'
import type { Accuracy, Choice, Decision, DecisionClass, Estimate } from './types.ts'

/** The minimum cost of a slip and of a blunder, in chance to win. */
const SLIP = 0.025
const BLUNDER = 0.08
/** A move that costs no more than this is as good as the best. */
const NOTHING = 0.005
/** Where the strong player mixes, a move that it takes at least this often counts as one of its own. */
const OWN_SHARE = 0.1

/** A slip or a blunder is called so only if its cost is larger than its error. */
export function classOf(played: Choice, best: Choice, cost: Estimate): DecisionClass {
  if (played.index === best.index || played.share >= OWN_SHARE || cost.value <= NOTHING) return 'best'
  if (!isClear(cost) || cost.value < SLIP) return 'good'
  return cost.value < BLUNDER ? 'slip' : 'blunder'
}

/** A choice that costs this much counts about a third. */
const STRICTNESS = 0.15
/** The minimum weight of a choice, in a game that is nearly decided; 1 is the weight in an open game. */
const LEAST_WEIGHT = 0.02

/**
 * How well a seat chose, 0 to 100: a choice counts less the more it cost. When the game is nearly decided no choice costs much, so these
 * choices hardly count. Otherwise they would hide what was lost before, and their noise would count.
 */
export function accuracyOf(decisions: readonly Pick<Decision, 'cost' | 'class' | 'best'>[]): Accuracy {
  let [sum, squares, weights] = [0, 0, 0]
  for (const { cost, class: kind, best } of decisions) {
    const loss = kind === 'best' ? 0 : Math.max(0, cost.value)
    const worth = Math.exp(-loss / STRICTNESS)
    const weight = Math.max(LEAST_WEIGHT, evenness(best.worth.value))
    weights += weight
    sum += weight * worth
    squares += (weight * (kind === 'best' ? 0 : cost.error) * (worth / STRICTNESS)) ** 2
  }
  if (decisions.length === 0) return { value: 100, error: 100, decisions: 0 }
  return { value: (100 * sum) / weights, error: (100 * Math.sqrt(squares)) / weights, decisions: decisions.length }
}
