import type { Facts, MarketCard } from '../state.ts'

/** Examples for the rules reference, made from the facts, so that they are possible with the edition being played. */

/** How many cards are left to choose from when two are blocked. */
export function freeCards({ highestBid }: Facts): number {
  return highestBid - 2
}

/** Three players bid the same as farmers and as traders, the fourth bids less. */
export function tieExample({ highestBid }: Facts) {
  const [farmer, trader, lowFarmer, lowTrader] = highestBid < 9 ? [4, 3, 2, 1] : [9, 7, 5, 3]
  return { farmer, trader, lowFarmer, lowTrader }
}

/** Farmer bids at this table, their sum, and the share of each place. */
export function poolExample({ seats, highestBid }: Facts) {
  const bids = [Math.min(6, highestBid), 4, 3, 2, 1, 1].slice(0, seats)
  const coins = bids.reduce((sum, bid) => sum + bid, 0)
  return { bids, coins, shares: bids.map((_, place) => Math.floor((coins + seats - 1 - place) / seats)) }
}

/** The market whose first place earns the most. */
export function steepestMarket({ market }: Facts): MarketCard {
  return market.reduce((best, card) => (card.prizes[0] > best.prizes[0] ? card : best))
}
