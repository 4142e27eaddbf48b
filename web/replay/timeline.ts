import {
  type AnyEntry,
  type AnyGame,
  type AnyMatch,
  type AnyRules,
  type Ears,
  load,
  type MatchRecord,
  replay,
  stepViews,
  type Viewer,
  withoutSteps,
} from '@fairground/kernel'
import { type Frame, frameOf, type Heard, heardDeal, heardEntry, type Moment, momentOf } from '@fairground/protocol'
/** A match to look back at, from any moment: 0 is the deal, and each entry brings one more. */
export interface Timeline {
  readonly seats: number
  /** What never changes in the match. */
  readonly facts: unknown
  readonly last: number
  /** Moments at which a turn begins. */
  readonly turns: readonly number[]
  /** Moments at which there is something new to see. */
  readonly stops: readonly number[]
  /** The table as somebody saw it then; undefined while it is still on its way. */
  moment(n: number, viewer: Viewer): Moment | undefined
  heard(n: number, ears: Ears): Heard
  /** What was seen at each thing heard on the way to a moment, but for the last event; those that are not at hand are missing. */
  steps(n: number, ears: Ears): readonly unknown[]
  /** How many moments are here; those that are asked for follow. */
  ready(): number
  /** All that only the end of a match opens to everybody. */
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

/** Deals a recorded match again and keeps every position on the way. */
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
    heard: (n, ears) => heardIn(match.rules, frames[n], ears),
    steps: (n, ears) => stepViews(match.rules, frames[n].story, ears),
    ready: () => frames.length,
    whole: { record, frames },
  }
}

/** A turn begins when somebody owes a move who did not before; alone at the table every move is one. */
function turnsOf(frames: readonly EntryFrame[]): readonly number[] {
  const alone = frames.every(({ turn }) => turn.every((seat) => seat === 0))
  const begins = frames.filter(({ n, turn, result }) => {
    const before = frames[n - 1]
    if (before === undefined || result !== undefined || alone) return true
    return turn.some((seat) => !before.turn.includes(seat))
  })
  return begins.map(({ n }) => n)
}

/** Handing a turn on shows nothing new: one steps over it. */
function isStop({ entry }: EntryFrame): boolean {
  return entry === undefined || !('done' in entry.do)
}

/** Without what was seen at each step: a timeline is long, and that is made when somebody looks. */
function heardIn(rules: AnyRules, { entry, story }: EntryFrame, ears: Ears): Heard {
  const told = withoutSteps(story)
  return entry === undefined ? heardDeal(rules, told, ears) : heardEntry(rules, { ...told, entry }, ears)
}
