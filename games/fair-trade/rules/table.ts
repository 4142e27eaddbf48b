import type { FairTradeEdition } from '../edition/edition.ts'
import type { MarketCard } from '../state.ts'
import { type BidTables, bidTables } from './bids.ts'

/** What the rules read and never change. */
export interface Table {
  readonly seats: number
  readonly rounds: number
  readonly startCoins: number
  readonly highestBid: number
  readonly market: readonly MarketCard[]
  readonly moves: BidTables
}

export function tableOf(edition: FairTradeEdition, rounds: number, seats: number): Table {
  const count = String(seats) as keyof FairTradeEdition['market'][number]['prizes']
  return {
    seats,
    rounds,
    startCoins: edition.coins.value.reduce((sum, coin) => sum + coin, 0),
    highestBid: edition.highestBid.value,
    market: Object.freeze(edition.market.map(({ id, prizes }) => ({ id, prizes: prizes[count].value }))),
    moves: bidTables(edition.highestBid.value),
  }
}
