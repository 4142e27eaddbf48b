import { createHash } from 'node:crypto'
import type { Place, Table } from '../table.ts'

/**
 * Who sits where, drawn from the seed, which was sealed before anybody sat down, and from the words that people added after they
 * had seen the seal: neither the server nor a player alone can have chosen it.
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
