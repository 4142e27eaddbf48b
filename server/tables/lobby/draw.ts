import { createHash } from 'node:crypto'
import type { Place, Table } from '../table.ts'

/**
 * Draws the seating from the seed, to which the server committed before anybody sat down, and from the words that people added after they
 * had seen the commitment: neither the server nor a player alone can choose it.
 */
export function seatsDrawn({ seed, places }: Table): readonly Place[] {
  const words = places.map(({ word }) => word?.text ?? '')
  const lot = (place: Place) =>
    createHash('sha256')
      .update(JSON.stringify([seed, 'seats', words, place.seat]))
      .digest('hex')
  return places
    .map((place) => ({ place, lot: lot(place) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ place }, seat) => ({ ...place, seat }))
}
