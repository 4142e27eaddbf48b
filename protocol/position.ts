import {
  type AnyMatch,
  type AnyRules,
  type AppliedEntry,
  type Command,
  type EventTrace,
  type Recipient,
  type Result,
  receives,
  type Seat,
  stepViews,
  type Viewer,
} from '@fairground/kernel'
import type { EntryAction, Moment, Position, ReceivedEntry, ReceivedEvent, SeatClock } from './match.ts'

/**
 * What one viewer sees and receives of a match: built from scratch, never a filtered copy. Used by server, offline host, lesson and replay.
 */

/** What a position says that the match does not know. */
interface Around {
  /** When the server passes the turn by itself. */
  readonly handoverUntil?: number | undefined
  readonly clocks?: readonly SeatClock[]
  /** How the result counts at this table; missing: as in the match. */
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

/** The match after an entry, and the events of that entry. States never change once stored, so keeping many costs little. */
export interface Frame {
  readonly n: number
  readonly state: unknown
  readonly trace: EventTrace
  readonly turn: readonly Seat[]
  readonly conceded: readonly Seat[]
  readonly result: Result | undefined
}

export function frameOf({ n, state, turn, conceded, result }: AnyMatch, trace: EventTrace): Frame {
  return { n, state, trace, turn, conceded: [...conceded], result }
}

/** What a viewer saw then: built from the same state by the same rules as the position that was sent. */
export function momentOf(rules: AnyRules, { n, state, trace, turn, conceded, result }: Frame, viewer: Viewer): Moment {
  return { n, view: rules.view(state, viewer), steps: stepViews(rules, trace, viewer), turn, conceded, result }
}

/** An entry as a viewer received it, with the view at each step. */
export function entryFor(rules: AnyRules, applied: AppliedEntry, recipient: Recipient): ReceivedEntry {
  const { entry } = applied
  return { n: entry.n, at: entry.at, seat: entry.seat, by: entry.by, did: actionOf(entry.do), events: eventsFor(rules, applied, recipient) }
}

/** The deal, as line 0 of the log. */
export function dealFor(rules: AnyRules, opening: EventTrace, recipient: Recipient, at = 0): ReceivedEntry {
  return { n: 0, at, seat: 0, by: 'host', did: 'deal', events: eventsFor(rules, opening, recipient) }
}

/** What each viewer received of an entry: the same object for all if it is a single event for everybody. */
export function entryPerViewer(rules: AnyRules, applied: AppliedEntry): (viewer: Viewer) => ReceivedEntry {
  const { events } = applied
  if (events.length > 1 || events.some((each) => each.to !== 'all' || 'forced' in each)) return (viewer) => entryFor(rules, applied, viewer)
  const received = entryFor(rules, applied, 'all')
  return () => received
}

function eventsFor(rules: AnyRules, trace: EventTrace, recipient: Recipient): readonly ReceivedEvent[] {
  const views = stepViews(rules, trace, recipient)
  const received: ReceivedEvent[] = []
  for (const each of trace.events) {
    if (!receives(each.to, recipient)) continue
    const seen = views[received.length]
    const view = seen === undefined ? undefined : { view: seen }
    received.push('event' in each ? { event: each.event, ...view } : { forced: each.forced, seat: each.seat, ...view })
  }
  return received
}

/** What an entry did, without the move: the events show what a play did. */
function actionOf(command: Command<unknown>): EntryAction {
  if ('play' in command) return 'play'
  if ('done' in command) return 'done'
  if ('concede' in command) return 'concede'
  if ('resume' in command) return 'resume'
  if ('stop' in command) return 'stop'
  return command
}
