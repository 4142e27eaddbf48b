import type { Facts } from '../state.ts'

/**
 * What a coin is worth in markers, by the rounds left after this one. Measured: in games of players who mix their bids, final scores rise
 * with the purse by about this much, with any number of players. At the end coins only break ties.
 */
export function coinWorth({ seats, rounds, startCoins, market }: Facts): Float64Array {
  const prizes = market.reduce((sum, card) => sum + card.prizes.reduce((a, b) => a + b, 0), 0) / market.length
  const worth = new Float64Array(rounds)
  for (let left = 0; left < rounds; left++)
    worth[left] = left === 0 ? TIE_BREAK : (MOST * prizes * (1 - Math.exp(-left / SPAN))) / (seats * startCoins)
  return worth
}

const TIE_BREAK = 0.01
const MOST = 3.2
/** For about this many rounds a coin is spent again and again. */
const SPAN = 4
