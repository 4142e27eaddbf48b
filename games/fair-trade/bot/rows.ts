import type { Seat } from '@fairground/kernel'

/** The probability of each card of each seat in one row, by seat and card. */
export type Likely = readonly Float64Array[]

/** More than the seats of any table: the width of a row of probabilities. */
export const PLACES = 8

/**
 * Writes the probability of each place, for each card that a seat might bid, to `odds[card * PLACES + place]`. Ties are broken as in the
 * rules: starting with the seat `first`, in one direction around the table.
 */
export function placeOdds(me: Seat, likely: Likely, first: Seat, direction: 1 | -1, odds: Float64Array): void {
  const seats = likely.length
  const cards = likely[0].length
  const mine = distance(me, first, direction, seats)
  odds.fill(0)
  for (let card = 1; card < cards; card++) odds[card * PLACES] = 1
  let met = 0
  for (let rival = 0; rival < seats; rival++) {
    if (rival === me) continue
    met++
    const bids = likely[rival]
    const winsTies = distance(rival, first, direction, seats) < mine
    let higher = 0
    for (let card = cards - 1; card >= 1; card--) {
      const ahead = winsTies ? higher + bids[card] : higher
      higher += bids[card]
      const at = card * PLACES
      for (let place = met; place > 0; place--) odds[at + place] += (odds[at + place - 1] - odds[at + place]) * ahead
      odds[at] *= 1 - ahead
    }
  }
}

const counts = new Float64Array(PLACES)
const reached = new Float64Array(PLACES)

/** Writes the expected highest, second … bid of the opponents to `ranked`. */
export function rankedBids(me: Seat, likely: Likely, ranked: Float64Array): void {
  const seats = likely.length
  ranked.fill(0)
  reached.fill(0)
  // An expected number is the sum, over all cards, of the probability that the number is at least that card.
  for (let card = likely[0].length - 1; card >= 1; card--) {
    counts.fill(0)
    counts[0] = 1
    let met = 0
    for (let rival = 0; rival < seats; rival++) {
      if (rival === me) continue
      reached[rival] += likely[rival][card]
      const chance = reached[rival]
      met++
      for (let many = met; many > 0; many--) counts[many] += (counts[many - 1] - counts[many]) * chance
      counts[0] *= 1 - chance
    }
    let atLeast = 0
    for (let many = met; many > 0; many--) {
      atLeast += counts[many]
      ranked[many - 1] += atLeast
    }
  }
}

function distance(seat: Seat, first: Seat, direction: 1 | -1, seats: number): number {
  return ((seat - first) * direction + seats) % seats
}
