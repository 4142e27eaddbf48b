import type { Seat } from '@fairground/kernel'
import type { State } from '../state.ts'

/** More than any distance round the table, so that a bid outweighs the tie-break. */
const BID = 8

const claims = new Int32Array(BID)

/** Farmers stand by their bids; the farmer marker wins ties, the others follow clockwise. */
export function farmerRow(state: State, row: Seat[]): void {
  sortRow(state.farmerBid, state.farmer, 1, row)
}

/** Traders likewise from the trader marker on, which lies to the right of the farmer marker, counter-clockwise. */
export function traderRow(state: State, row: Seat[]): void {
  sortRow(state.traderBid, traderMarker(state), -1, row)
}

/** One seat to the right of the farmer marker. */
export function traderMarker({ farmer, purse: { length } }: { readonly farmer: Seat; readonly purse: readonly number[] }): Seat {
  return (farmer + length - 1) % length
}

/**
 * Sorts the seats of one row, highest bid first, into `row` (4.2). `first` wins ties and `direction` says which way round the
 * table the others follow: +1 clockwise for farmers, −1 counter-clockwise for traders.
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
    // Who is ahead is counted by the sign of a difference: nobody can foresee bids, nor a processor a branch on them.
    let ahead = 0
    for (let other = 0; other < seats; other++) ahead += (claims[one] - claims[other]) >>> 31
    row[ahead] = one
  }
}
