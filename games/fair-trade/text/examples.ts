import type { Facts, MarketCard } from '../state.ts'

/** Examples of the rules reference, made from the facts, so that they can happen with the edition that is played. */

/** Cards to choose from when two are blocked. */
export function freeCards({ highestBid }: Facts): number {
  return highestBid - 2
}

/** Three bid the same as farmers and the same as traders, the fourth less. */
export function tieExample({ highestBid }: Facts) {
  const [farmer, trader, lowFarmer, lowTrader] = highestBid < 9 ? [4, 3, 2, 1] : [9, 7, 5, 3]
  return { farmer, trader, lowFarmer, lowTrader }
}

/** Farmer bids at this table, what they make together and what each place gets of it. */
export function poolExample({ seats, highestBid }: Facts) {
  const bids = [Math.min(6, highestBid), 4, 3, 2, 1, 1].slice(0, seats)
  const coins = bids.reduce((sum, bid) => sum + bid, 0)
  return { bids, coins, shares: bids.map((_, place) => Math.floor((coins + seats - 1 - place) / seats)) }
}

/** The market whose first place earns the most. */
export function steepestMarket({ market }: Facts): MarketCard {
  return market.reduce((best, card) => (card.prizes[0] > best.prizes[0] ? card : best))
}
