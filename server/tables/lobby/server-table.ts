import type { Level } from '@fairground/bots'
import type { AnyGame } from '@fairground/kernel'
import { isOffered } from '../../bots/offer.ts'
import type { ServerTable } from '../api.ts'
import { byBot, type Place, type Table } from '../table.ts'
import { opened } from './lobby.ts'
import { badInput, type GeneratedFields, newTable, noSuchLevel } from './new-table.ts'

/** Tables that the server opens with everybody in their seats. Nobody owns them. */

export function serverTable(game: AnyGame, draft: ServerTable, generated: GeneratedFields, offered: readonly Level[]): Table {
  const { id: _, seating, tournament, ...rest } = draft
  const bots = seating.flatMap((sitter, seat) => (typeof sitter === 'string' ? [{ seat, level: sitter }] : []))
  const nobody = { id: '', name: '' }
  const table = newTable(game, nobody, { ...rest, seats: seating.length, bots, seat: 'none' }, generated, offered)
  return {
    ...table,
    owner: undefined,
    setting: { ...table.setting, tournament },
    places: table.places.map((place) => {
      const sitter = seating[place.seat]
      return typeof sitter === 'string' ? place : { ...place, person: sitter.id, name: sitter.name, sitter: 'person' }
    }),
  }
}

/**
 * The table without those who did not come: if a person came and has somebody to play against, bots take the other seats; otherwise the
 * seats stay empty. Those who did not come are no longer part of it.
 */
export function withoutAbsent(table: Table, level: string, offered: readonly Level[]): Table {
  opened(table)
  if (!isOffered(level, offered)) throw badInput([{ path: 'level', reason: noSuchLevel(level, offered) }])
  const came = table.places.filter(({ ready }) => ready)
  const plays = came.length > 1 && came.some(({ sitter }) => sitter === 'person')
  const nobody: Partial<Place> = {
    person: undefined,
    name: undefined,
    word: undefined,
    sitter: plays ? byBot(level) : undefined,
    ready: plays,
  }
  return { ...table, places: table.places.map((place) => (place.ready ? place : { ...place, ...nobody })) }
}
