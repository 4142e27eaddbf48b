import { type AddressedEvent, type AnyEntry, type AnyMatch, type Command, hears, type Seat, type Viewer } from '@fairground/kernel'
import type { Did, Heard, HeardEvent, Position } from './api.ts'
import { type AvailabilityOf, shown } from './clock.ts'
import { peopleIn, ratedAt, type Table } from './table.ts'

/** What one viewer gets to see and hear: built from nothing, never a filtered copy. */

/** An entry and what was told by it. */
export interface Lived {
  readonly entry: AnyEntry
  readonly told: readonly AddressedEvent[]
}

/** The clocks that run now: those of people who owe a move. */
export function running(table: Table, match: AnyMatch): readonly Seat[] {
  if (match.paused) return []
  const people = peopleIn(table)
  return match.turn.filter((seat) => people.includes(seat))
}

export function positionOf(table: Table, match: AnyMatch, viewer: Viewer, of: AvailabilityOf): Position {
  const owes = viewer !== 'spectator' && match.turn.includes(viewer)
  const { handover, request } = match
  return {
    n: match.n,
    viewer,
    view: match.view(viewer),
    turn: match.turn,
    moves: owes ? match.moves(viewer) : [],
    secret: owes && match.rules.secret(match.state, viewer),
    canUndo: viewer !== 'spectator' && match.result === undefined && match.canUndo(viewer),
    handover: handover === undefined ? undefined : { seat: handover, until: handsOnAt(table, match) },
    request,
    paused: match.paused,
    clocks: table.clocks === undefined ? [] : shown(table.setting.clock, table.clocks, peopleIn(table), running(table, match), of),
    conceded: match.conceded,
    result: match.result && ratedAt(table, match.result),
  }
}

/** When the server says Done for a seat that does not. */
export function handsOnAt(table: Table, match: AnyMatch): number | undefined {
  const { handover, entries, paused } = match
  if (handover === undefined || paused) return undefined
  const played = entries.findLast((entry) => entry.seat === handover && 'play' in entry.do)
  return (played?.at ?? 0) + table.setting.handover * 1000
}

/** What each viewer heard of an entry: one and the same object where all of it was told to everybody. */
export function hearings(lived: Lived): (viewer: Viewer) => Heard {
  if (lived.told.some(({ to }) => to !== 'all')) return (viewer) => heardBy(lived, viewer)
  const heard = heardBy(lived, 'spectator')
  return () => heard
}

export function heardBy({ entry, told }: Lived, viewer: Viewer): Heard {
  return { n: entry.n, at: entry.at, seat: entry.seat, by: entry.by, did: didOf(entry.do), told: toldTo(told, viewer) }
}

/** The deal, as line 0 of the log. */
export function dealHeardBy(table: Table, opening: readonly AddressedEvent[], viewer: Viewer): Heard {
  return { n: 0, at: table.started ?? 0, seat: 0, by: 'host', did: 'deal', told: toldTo(opening, viewer) }
}

function toldTo(told: readonly AddressedEvent[], viewer: Viewer): readonly HeardEvent[] {
  const heard: HeardEvent[] = []
  for (const each of told)
    if (hears(each.to, viewer)) heard.push('event' in each ? { event: each.event } : { forced: each.forced, seat: each.seat })
  return heard
}

/** What an entry did, without the move: what a play shows is told by its events. */
function didOf(command: Command<unknown>): Did {
  if ('play' in command) return 'play'
  if ('done' in command) return 'done'
  if ('concede' in command) return 'concede'
  if ('resume' in command) return 'resume'
  if ('stop' in command) return 'stop'
  return command
}
