import type { AnyMatch, Seat, Viewer } from '@fairground/kernel'
import { type Position, positionOf } from '@fairground/protocol'
import { type AvailabilityOf, shown } from '../clock/clock.ts'
import { peopleIn, ratedAt, type Table } from '../table.ts'

/** The clocks that run now: those of people who must move. */
export function running(table: Table, match: AnyMatch): readonly Seat[] {
  if (match.paused) return []
  const people = peopleIn(table)
  return match.turn.filter((seat) => people.includes(seat))
}

/** The position with what the table adds: clocks, and when the undo pause ends. */
export function tablePosition(table: Table, match: AnyMatch, viewer: Viewer, of: AvailabilityOf): Position {
  return positionOf(match, viewer, {
    handoverUntil: handoverUntil(table, match),
    clocks: table.clocks && shown(table.setting.clock, table.clocks, peopleIn(table), running(table, match), of),
    result: (result) => ratedAt(table, result),
  })
}

/** When the server passes the turn for a seat that does not. */
export function handoverUntil(table: Table, match: AnyMatch): number | undefined {
  const { handover, entries, paused } = match
  if (handover === undefined || paused) return undefined
  const played = entries.findLast((entry) => entry.seat === handover && 'play' in entry.do)
  return (played?.at ?? 0) + table.setting.handover * 1000
}
