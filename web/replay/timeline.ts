import {
  type AnyEntry,
  type AnyGame,
  type AnyMatch,
  type AnyRules,
  load,
  type MatchRecord,
  type Recipient,
  replay,
  stepViews,
  type Viewer,
  withoutSteps,
} from '@fairground/kernel'
import { dealFor, entryFor, type Frame, frameOf, type Moment, momentOf, type ReceivedEntry } from '@fairground/protocol'
/** All moments of a match: 0 is the deal, and each entry adds one. */
export interface Timeline {
  readonly seats: number
  /** What never changes in the match. */
  readonly facts: unknown
  readonly last: number
  /** Moments at which a turn begins. */
  readonly turns: readonly number[]
  /** Moments that show something new. */
  readonly stops: readonly number[]
  /** The table as a viewer saw it then; `undefined` while it is loading. */
  moment(n: number, viewer: Viewer): Moment | undefined
  entryFor(n: number, recipient: Recipient): ReceivedEntry
  /** The views after each event on the way to a moment, except the last; missing if not loaded. */
  steps(n: number, recipient: Recipient): readonly unknown[]
  /** How many moments are loaded; others follow on request. */
  ready(): number
  /** What becomes public only at the end of a match. */
  readonly whole?: FinishedMatch
}

interface FinishedMatch {
  readonly record: MatchRecord
  readonly frames: readonly EntryFrame[]
}

/** The table after one entry. */
export interface EntryFrame extends Frame {
  /** Missing for the deal. */
  readonly entry: AnyEntry | undefined
}

/** Replays a record and keeps every position. */
export function timelineOf(game: AnyGame, record: MatchRecord, seed = record.seed): Timeline & { readonly whole: FinishedMatch } {
  const { seats } = record
  const match: AnyMatch = load(game, { ...record, entries: [] }, seed)
  const frames: EntryFrame[] = [{ ...frameOf(match, match.opening), entry: undefined }]
  for (const applied of replay(match, record.entries)) frames.push({ ...frameOf(match, applied), entry: applied.entry })
  return {
    seats,
    facts: match.rules.facts,
    last: frames.length - 1,
    turns: turnsOf(frames),
    stops: frames.filter(isStop).map(({ n }) => n),
    moment: (n, viewer) => momentOf(match.rules, frames[n], viewer),
    entryFor: (n, recipient) => receivedIn(match.rules, frames[n], recipient),
    steps: (n, recipient) => stepViews(match.rules, frames[n].trace, recipient),
    ready: () => frames.length,
    whole: { record, frames },
  }
}

/** A turn begins when it becomes a player's turn; in solo games every move is a turn. */
function turnsOf(frames: readonly EntryFrame[]): readonly number[] {
  const alone = frames.every(({ turn }) => turn.every((seat) => seat === 0))
  const begins = frames.filter(({ n, turn, result }) => {
    const before = frames[n - 1]
    if (before === undefined || result !== undefined || alone) return true
    return turn.some((seat) => !before.turn.includes(seat))
  })
  return begins.map(({ n }) => n)
}

/** Passing the turn shows nothing new: it is skipped. */
function isStop({ entry }: EntryFrame): boolean {
  return entry === undefined || !('done' in entry.do)
}

/** Without the views of each event: a timeline is long, and they are built on demand. */
function receivedIn(rules: AnyRules, { entry, trace }: EntryFrame, recipient: Recipient): ReceivedEntry {
  const kept = withoutSteps(trace)
  return entry === undefined ? dealFor(rules, kept, recipient) : entryFor(rules, { ...kept, entry }, recipient)
}
