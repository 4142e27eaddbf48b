import type { Seat, Viewer } from '@fairground/kernel'
import { type Person, TableRefusal, type Who } from '../api.ts'
import { firstSeat, ownsSeat, type Place, type Table } from '../table.ts'
import { placeAt } from './lobby.ts'

/** Who may see a table, from which seat, and who may act for a seat. */

export function mayLook(table: Table, who: Who): boolean {
  if (table.visibility === 'listed') return true
  if (who.code !== undefined && who.code === table.code) return true
  const person = who.person?.id
  return (
    person !== undefined && (table.owner === person || table.places.some((place) => place.person === person || place.former === person))
  )
}

/** The viewer for a person; `undefined` if they may not watch, or not from the seat they name. */
export function viewerOf(table: Table, who: Who): Viewer | undefined {
  if (!mayLook(table, who)) return undefined
  if (who.seat === 'spectator') return 'spectator'
  const person = who.person?.id
  if (who.seat !== undefined) return ownsSeat(table, person, who.seat) ? who.seat : undefined
  return firstSeat(table, person) ?? 'spectator'
}

/** The place that a person acts for. */
export function placeOf(table: Table, person: Person, wantedSeat?: Seat | 'spectator'): Place {
  const seat = wantedSeat ?? firstSeat(table, person.id)
  if (seat === undefined || seat === 'spectator' || !ownsSeat(table, person.id, seat))
    throw new TableRefusal('not-seated', wantedSeat === undefined ? 'you do not sit at this table' : 'this is not your seat')
  return placeAt(table, seat)
}

/** The place that a person plays themselves, not through a bot. */
export function playingPlace(table: Table, person: Person, wantedSeat?: Seat | 'spectator'): Place {
  const place = placeOf(table, person, wantedSeat)
  if (place.conceded) throw new TableRefusal('not-your-turn', 'you have conceded; a bot plays on for you')
  if (place.sitter !== 'person') throw new TableRefusal('not-seated', 'a bot plays for you; take your seat back first')
  return place
}
