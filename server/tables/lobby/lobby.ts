import type { Level } from '@fairground/bots'
import type { Seat } from '@fairground/kernel'
import type { Visibility, Word } from '@fairground/protocol'
import { isOffered } from '../../bots/offer.ts'
import { type Person, type PersonId, TableRefusal } from '../api.ts'
import { byBot, type Place, seatsOf, type Table, withPlace } from '../table.ts'
import { badInput, noSuchLevel } from './new-table.ts'

/** A table before the match: each function validates a request and returns the new table. */

const EMPTY: Partial<Place> = { person: undefined, name: undefined, sitter: undefined, ready: false, word: undefined }
const LONGEST_WORD = 200

export function joined(table: Table, person: Person, wantedSeat?: Seat): Table {
  opened(table)
  if (table.setting.tournament !== undefined) throw new TableRefusal('seat-taken', 'the server seats people at this table')
  if (table.sentAway.includes(person.id)) throw new TableRefusal('sent-away', 'the owner of this table has removed you')
  if (seatsOf(table, person.id).length > 0) throw new TableRefusal('already-seated', 'you already have a seat at this table')
  const seat = wantedSeat ?? table.places.find(({ sitter }) => sitter === undefined)?.seat
  if (seat === undefined) throw new TableRefusal('seat-taken', 'all seats are taken')
  if (placeAt(table, seat).sitter !== undefined) throw new TableRefusal('seat-taken', 'this seat is taken')
  return withPlace(table, seat, { person: person.id, name: person.name, sitter: 'person', ready: false })
}

/** A new table with these people in its first free seats. */
export function withPeople(table: Table, people: readonly Person[]): Table {
  return people.reduce((each, person) => joined(each, person), table)
}

/** Treats those who are not ready as ready, without a word. */
export function allReady(table: Table): Table {
  opened(table)
  return { ...table, places: table.places.map((place) => (place.ready || place.sitter === undefined ? place : { ...place, ready: true })) }
}

/** The table without a person; `undefined` if nobody is left to begin it. */
export function left(table: Table, person: PersonId): Table | undefined {
  opened(table)
  if (table.setting.tournament !== undefined)
    throw new TableRefusal('not-owner', 'you cannot leave a table of a tournament; leave the tournament instead')
  const seats = seatsOf(table, person)
  if (seats.length === 0 && table.owner !== person) throw new TableRefusal('not-seated', 'you do not sit at this table')
  const emptied = seats.reduce((each, seat) => withPlace(each, seat, EMPTY), table)
  const next = emptied.places.find((place) => place.sitter === 'person')?.person
  if (table.owner !== person) return emptied
  return next === undefined ? undefined : { ...emptied, owner: next }
}

export function withBot(table: Table, owner: PersonId, seat: Seat, level: string, offered: readonly Level[]): Table {
  owned(table, owner)
  if (!isOffered(level, offered)) throw badInput([{ path: 'level', reason: noSuchLevel(level, offered) }])
  const { sitter } = placeAt(table, seat)
  if (sitter === 'person') throw new TableRefusal('seat-taken', 'a person has this seat')
  return withPlace(table, seat, { sitter: byBot(level), ready: true })
}

export function withoutBot(table: Table, owner: PersonId, seat: Seat): Table {
  owned(table, owner)
  const { sitter } = placeAt(table, seat)
  if (sitter === undefined || sitter === 'person') throw new TableRefusal('nothing', 'there is no bot in this seat')
  return withPlace(table, seat, EMPTY)
}

export function kicked(table: Table, owner: PersonId, seat: Seat): Table {
  owned(table, owner)
  const { person, sitter } = placeAt(table, seat)
  if (sitter !== 'person' || person === undefined) throw new TableRefusal('nothing', 'there is no person in this seat')
  if (person === owner) throw new TableRefusal('nothing', 'you cannot remove yourself from the table')
  const emptied = seatsOf(table, person).reduce((each, taken) => withPlace(each, taken, EMPTY), table)
  return { ...emptied, sentAway: [...table.sentAway, person] }
}

/** Listed or by link only. A link that was handed out stays good; a table that had none gets this code. */
export function shown(table: Table, owner: PersonId, visibility: Visibility, code: string): Table {
  owned(table, owner)
  if (table.setting.tournament !== undefined) throw new TableRefusal('not-owner', 'the server seats people at this table')
  return { ...table, visibility, ...(visibility === 'private' && { code: table.code ?? code }) }
}

/** Swaps seats: the owner any two, everybody else their own with an empty one. A person moved by somebody else must get ready again. */
export function moved(table: Table, person: PersonId, from: Seat, to: Seat): Table {
  opened(table)
  if (table.setting.tournament !== undefined) throw new TableRefusal('not-owner', 'the server seats people at this table')
  const [here, there] = [placeAt(table, from), placeAt(table, to)]
  if (from === to) return table
  if (table.owner !== person) {
    if (here.person !== person) throw new TableRefusal('not-owner', 'only the owner of the table can move others')
    if (there.sitter !== undefined) throw new TableRefusal('seat-taken', 'this seat is taken')
  }
  const seated = (place: Place, seat: Seat): Place => {
    const asked = place.sitter === 'person' && place.person !== person
    return { ...place, seat, ...(asked && { ready: false }) }
  }
  return { ...table, places: table.places.with(from, seated(there, from)).with(to, seated(here, to)) }
}

export function readied(table: Table, person: PersonId, ready: boolean, word?: Word): Table {
  opened(table)
  const seats = seatsOf(table, person)
  if (seats.length === 0) throw new TableRefusal('not-seated', 'you do not sit at this table')
  if (word !== undefined && word.text.length > LONGEST_WORD)
    throw badInput([{ path: 'word', reason: `must not be longer than ${LONGEST_WORD} characters` }])
  return seats.reduce((each, seat) => withPlace(each, seat, { ready, ...(word !== undefined && { word }) }), table)
}

/** Why the match cannot begin yet. */
export function notYet(table: Table): TableRefusal | undefined {
  if (table.places.some(({ sitter }) => sitter === undefined)) return new TableRefusal('not-full', 'there are empty seats')
  const waited = table.places.filter(({ ready }) => !ready)
  if (waited.length > 0) return new TableRefusal('not-ready', `not ready yet: ${waited.map(({ name, seat }) => name ?? seat).join(', ')}`)
  return undefined
}

export function placeAt(table: Table, seat: Seat): Place {
  const place = table.places[seat]
  if (place === undefined) throw new TableRefusal('no-seat', `there is no seat ${String(seat)} at this table`)
  return place
}

export function opened(table: Table): void {
  if (table.state !== 'open') throw new TableRefusal('begun', 'the match has already begun')
}

export function owned(table: Table, person: PersonId): void {
  opened(table)
  if (table.owner !== person) throw new TableRefusal('not-owner', 'only the owner of the table can do this')
}
