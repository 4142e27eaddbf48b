import type { Seat } from '@fairground/kernel'
import type { State } from '../state.ts'

/** More than any distance around the table, so that a bid outweighs the tie-break. */
const BID = 8

const claims = new Int32Array(BID)

/** Farmers are sorted by their bids. The farmer marker wins ties; the others follow clockwise. */
export function farmerRow(state: State, row: Seat[]): void {
  sortRow(state.farmerBid, state.farmer, 1, row)
}

/** Traders likewise. The trader marker, to the right of the farmer marker, wins ties; the others follow counter-clockwise. */
export function traderRow(state: State, row: Seat[]): void {
  sortRow(state.traderBid, traderMarker(state), -1, row)
}

/** One seat to the right of the farmer marker. */
export function traderMarker({ farmer, purse: { length } }: { readonly farmer: Seat; readonly purse: readonly number[] }): Seat {
  return (farmer + length - 1) % length
}

/**
 * Sorts the seats of one row into `row`, highest bid first (4.2). `first` wins ties, and `direction` says which way round the table the
 * others follow: +1 clockwise for farmers, −1 counter-clockwise for traders.
 */
export function sortRow(bids: readonly number[], first: Seat, direction: 1 | -1, row: Seat[]): void {
  const seats = bids.length
  let seat = first
  for (let distance = 0; distance < seats; distance++) {
    claims[seat] = bids[seat] * BID - distance
    seat += direction
    if (seat === seats) seat = 0
    else if (seat < 0) seat = seats - 1
  }
  for (let one = 0; one < seats; one++) {
    // We count who is ahead by the sign of a difference: bids are unpredictable, so a branch on them would often be mispredicted.
    let ahead = 0
    for (let other = 0; other < seats; other++) ahead += (claims[one] - claims[other]) >>> 31
    row[ahead] = one
  }
}
