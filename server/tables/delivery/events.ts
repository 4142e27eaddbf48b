import type { Ended, TableEvent } from '../api.ts'
import { nextTimeout } from '../clock/clock.ts'
import type { LiveTable } from '../match/live-table.ts'
import { peopleIn, type Table } from '../table.ts'

/** What the rest of the server learns about a table. */

/** People whose turn it is now and was not before. */
export function newTurns(before: Table, after: Table, live: Pick<LiveTable, 'present' | 'availability'>): readonly TableEvent[] {
  if (after.state !== 'running') return []
  const people = peopleIn(after)
  const events: TableEvent[] = []
  for (const seat of after.turn) {
    const { person } = after.places[seat]
    if (person === undefined || !people.includes(seat) || before.turn.includes(seat)) continue
    events.push({
      kind: 'turn',
      table: after.id,
      game: after.game,
      person,
      seat,
      n: after.n,
      slow: after.setting.clock.kind === 'slow',
      present: live.present(person),
      until: after.clocks && nextTimeout(after.setting.clock, after.clocks, [seat], live.availability)?.at,
    })
  }
  return events
}

export function ended(table: Table): Ended {
  const { id, game, places, result, setting } = table
  if (result === undefined) throw new Error(`table ${id} has no result`)
  return {
    table: id,
    game,
    seats: places.length,
    at: table.ended ?? table.touched,
    people: places.map(({ person }) => person),
    sitters: places.map(({ sitter }) => sitter ?? 'person'),
    conceded: places.filter(({ conceded }) => conceded).map(({ seat }) => seat),
    result,
    offline: setting.offline === true,
  }
}
