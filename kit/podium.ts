import type { Seat } from '@fairground/kernel'

/** A player on the podium: their place, and when they step up, the last first. */
export interface PodiumPlace {
  readonly seat: Seat
  readonly place: number
  readonly rise: number
}

/** From left to right as on a podium: the second, the first, the third, then all others. Ties share a place. */
export function podium(places: readonly number[]): readonly PodiumPlace[] {
  const ranked = places.map((place, seat) => ({ seat, place })).sort((a, b) => a.place - b.place || a.seat - b.seat)
  const standing = ranked.map((each, index) => ({ ...each, rise: ranked.length - 1 - index }))
  const [first, second, ...others] = standing
  return second === undefined ? standing : [second, first, ...others]
}
