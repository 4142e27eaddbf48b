import type { Outcome, Seat } from './game.ts'

/** Places of an outcome from a sort order: seats that compare equal share a place. */
export function placesBy(seats: number, compare: (a: Seat, b: Seat) => number): Outcome['places'] {
  const places: number[] = []
  for (let seat = 0; seat < seats; seat++) {
    let ahead = 0
    for (let other = 0; other < seats; other++) if (compare(other, seat) < 0) ahead++
    places.push(ahead + 1)
  }
  return places
}
