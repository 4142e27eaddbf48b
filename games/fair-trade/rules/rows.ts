import type { Seat } from '@fairground/kernel'

/**
 * Sorts the seats of one row, highest bid first, into `row` (4.2). `first` wins ties and `direction` says which way round the
 * table the others follow: +1 clockwise for farmers, −1 counter-clockwise for traders.
 */
export function sortRow(bids: readonly number[], first: Seat, direction: 1 | -1, row: Seat[]): void {
  const seats = bids.length
  let seat = first
  for (let sorted = 0; sorted < seats; sorted++) {
    // Seats arrive in tie order, so an equal bid stays behind the one that is already there.
    let place = sorted
    while (place > 0 && bids[row[place - 1]] < bids[seat]) {
      row[place] = row[place - 1]
      place--
    }
    row[place] = seat
    seat += direction
    if (seat === seats) seat = 0
    else if (seat < 0) seat = seats - 1
  }
}
