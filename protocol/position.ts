import {
  type AddressedEvent,
  type AnyEntry,
  type AnyMatch,
  type AnyRules,
  type AppliedEntry,
  type Command,
  hears,
  type Result,
  type Seat,
  type Viewer,
} from '@fairground/kernel'
import type { EntryAction, Heard, HeardEvent, Moment, Position, SeatClock } from './match.ts'

/**
 * What one viewer gets to see and hear of a match: built from nothing, never a filtered copy. Server, offline host, lesson and replay
 * have it from here.
 */

/** What a position says and a match does not know. */
interface Around {
  /** When a turn is handed on by itself. */
  readonly handoverUntil?: number | undefined
  readonly clocks?: readonly SeatClock[]
  /** How the table takes the end of the match; else as the match does. */
  result?(result: Result): Result
}

const NO_CLOCKS: readonly SeatClock[] = []
const NO_MOVES: readonly unknown[] = []

export function positionOf(match: AnyMatch, viewer: Viewer, { handoverUntil, clocks = NO_CLOCKS, result: judge }: Around = {}): Position {
  const { turn, handover, result } = match
  const owes = viewer !== 'spectator' && turn.includes(viewer)
  return {
    n: match.n,
    viewer,
    view: match.view(viewer),
    turn,
    moves: owes ? match.moves(viewer) : NO_MOVES,
    secret: owes && match.rules.secret(match.state, viewer),
    canUndo: viewer !== 'spectator' && result === undefined && match.canUndo(viewer),
    handover: handover === undefined ? undefined : { seat: handover, until: handoverUntil },
    request: match.request,
    paused: match.paused,
    clocks,
    conceded: match.conceded,
    result: result && (judge?.(result) ?? result),
  }
}

/** Where a match stood after an entry. States are never changed once they stand, so that keeping many costs little. */
export interface Frame {
  readonly n: number
  readonly state: unknown
  readonly turn: readonly Seat[]
  readonly conceded: readonly Seat[]
  readonly result: Result | undefined
}

export function frameOf({ n, state, turn, conceded, result }: AnyMatch): Frame {
  return { n, state, turn, conceded: [...conceded], result }
}

/** What a viewer saw at that moment: made of the same state by the same rules as the position that was sent then. */
export function momentOf(rules: AnyRules, { n, state, turn, conceded, result }: Frame, viewer: Viewer): Moment {
  return { n, view: rules.view(state, viewer), turn, conceded, result }
}

interface Told {
  readonly told: readonly AddressedEvent[]
}

/** Whose ears: one viewer's, or everybody's at once. */
export type Ears = Viewer | 'all'

export function heardEntry({ entry, told }: Told & { readonly entry: AnyEntry }, ears: Ears): Heard {
  return { n: entry.n, at: entry.at, seat: entry.seat, by: entry.by, did: actionOf(entry.do), told: heardEvents(told, ears) }
}

/** The deal, as line 0 of the log. */
export function heardDeal({ opening }: { readonly opening: Told }, ears: Ears, at = 0): Heard {
  return { n: 0, at, seat: 0, by: 'host', did: 'deal', told: heardEvents(opening.told, ears) }
}

/** What each viewer heard of an entry: one and the same object where all of it was told to everybody. */
export function hearings(applied: AppliedEntry): (viewer: Viewer) => Heard {
  if (applied.told.some(({ to }) => to !== 'all')) return (viewer) => heardEntry(applied, viewer)
  const heard = heardEntry(applied, 'all')
  return () => heard
}

function heardEvents(told: readonly AddressedEvent[], ears: Ears): readonly HeardEvent[] {
  const heard: HeardEvent[] = []
  for (const each of told)
    if (ears === 'all' || hears(each.to, ears))
      heard.push('event' in each ? { event: each.event } : { forced: each.forced, seat: each.seat })
  return heard
}

/** What an entry did, without the move: what a play shows is told by its events. */
function actionOf(command: Command<unknown>): EntryAction {
  if ('play' in command) return 'play'
  if ('done' in command) return 'done'
  if ('concede' in command) return 'concede'
  if ('resume' in command) return 'resume'
  if ('stop' in command) return 'stop'
  return command
}
