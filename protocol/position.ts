import {
  type AnyMatch,
  type AnyRules,
  type AppliedEntry,
  type Command,
  type Ears,
  hears,
  type Result,
  type Seat,
  type Story,
  stepViews,
  type Viewer,
} from '@fairground/kernel'
import type { EntryAction, Heard, HeardEvent, Moment, Position, SeatClock } from './match.ts'

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
  readonly story: Story
  readonly turn: readonly Seat[]
  readonly conceded: readonly Seat[]
  readonly result: Result | undefined
}

export function frameOf({ n, state, turn, conceded, result }: AnyMatch, story: Story): Frame {
  return { n, state, story, turn, conceded: [...conceded], result }
}

/** What a viewer saw then: built from the same state by the same rules as the position that was sent. */
export function momentOf(rules: AnyRules, { n, state, story, turn, conceded, result }: Frame, viewer: Viewer): Moment {
  return { n, view: rules.view(state, viewer), steps: stepViews(rules, story, viewer), turn, conceded, result }
}

/** An entry as a viewer received it, with the view at each step. */
export function heardEntry(rules: AnyRules, applied: AppliedEntry, ears: Ears): Heard {
  const { entry } = applied
  return { n: entry.n, at: entry.at, seat: entry.seat, by: entry.by, did: actionOf(entry.do), told: heardEvents(rules, applied, ears) }
}

/** The deal, as line 0 of the log. */
export function heardDeal(rules: AnyRules, opening: Story, ears: Ears, at = 0): Heard {
  return { n: 0, at, seat: 0, by: 'host', did: 'deal', told: heardEvents(rules, opening, ears) }
}

/** What each viewer received of an entry: the same object for all if it is a single event for everybody. */
export function hearings(rules: AnyRules, applied: AppliedEntry): (viewer: Viewer) => Heard {
  const { told } = applied
  if (told.length > 1 || told.some((each) => each.to !== 'all' || 'forced' in each)) return (viewer) => heardEntry(rules, applied, viewer)
  const heard = heardEntry(rules, applied, 'all')
  return () => heard
}

function heardEvents(rules: AnyRules, story: Story, ears: Ears): readonly HeardEvent[] {
  const views = stepViews(rules, story, ears)
  const heard: HeardEvent[] = []
  for (const each of story.told) {
    if (!hears(each.to, ears)) continue
    const seen = views[heard.length]
    const view = seen === undefined ? undefined : { view: seen }
    heard.push('event' in each ? { event: each.event, ...view } : { forced: each.forced, seat: each.seat, ...view })
  }
  return heard
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
