import type { FairTradeEdition } from '../edition/edition.ts'
import type { Facts } from '../state.ts'
import { type BidTables, bidTables } from './bids.ts'

/** Constants that the rules read: the facts, and tables made from them. */
export interface Table {
  readonly facts: Facts
  readonly seats: number
  readonly rounds: number
  readonly highestBid: number
  /** By market card and place; copies, since frozen lists are slower to read. */
  readonly prizes: readonly (readonly number[])[]
  readonly moves: BidTables
}

export function tableOf(edition: FairTradeEdition, rounds: number, seats: number): Table {
  const facts = factsOf(edition, rounds, seats)
  const { highestBid, market } = facts
  return { facts, seats, rounds, highestBid, prizes: market.map(({ prizes }) => [...prizes]), moves: bidTables(highestBid) }
}

function factsOf(edition: FairTradeEdition, rounds: number, seats: number): Facts {
  const count = String(seats) as keyof FairTradeEdition['market'][number]['prizes']
  return Object.freeze({
    seats,
    rounds,
    highestBid: edition.highestBid.value,
    startCoins: edition.coins.value.reduce((sum, coin) => sum + coin, 0),
    market: Object.freeze(edition.market.map(({ id, prizes }) => Object.freeze({ id, prizes: Object.freeze([...prizes[count].value]) }))),
  })
}
