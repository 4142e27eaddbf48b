import {
  type AddressedEvent,
  type AnyGame,
  type AnyMatch,
  type AnyRules,
  type Entry,
  load,
  type MatchRecord,
  type Result,
  replay,
  type Seat,
  type Viewer,
} from '@fairground/kernel'
import type { Heard, Moment } from '@fairground/server/tables/api.ts'
import { type Ears, heardDeal, heardEntry } from '../offline/paper.ts'

/** A match to look back at, from any moment: 0 is the deal, and each entry brings one more. */
export interface Film {
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
  /** How many moments are here; those that are asked for follow. */
  ready(): number
  /** All that only the end of a match opens to everybody. */
  readonly whole?: Whole
}

interface Whole {
  readonly record: MatchRecord
  readonly frames: readonly Frame[]
}

/** The table after one entry. States are never changed once they stand, so that keeping them all costs little. */
export interface Frame {
  readonly n: number
  readonly state: unknown
  readonly turn: readonly Seat[]
  /** Missing for the deal. */
  readonly entry: Entry<unknown> | undefined
  readonly told: readonly AddressedEvent[]
  readonly conceded: readonly Seat[]
  readonly result: Result | undefined
}

/** Deals a recorded match again and keeps every position on the way. */
export function develop(game: AnyGame, record: MatchRecord, seed = record.seed): Film & { readonly whole: Whole } {
  const { seats } = record
  const match: AnyMatch = load(game, { ...record, entries: [] }, seed)
  const frames = [frameOf(match, undefined, match.opening.told)]
  for (const { entry, told } of replay(match, record.entries)) frames.push(frameOf(match, entry, told))
  return {
    seats,
    facts: match.rules.facts,
    last: frames.length - 1,
    turns: turnsOf(frames),
    stops: frames.filter(isStop).map(({ n }) => n),
    moment: (n, viewer) => momentOf(match.rules, frames[n], viewer),
    heard: (n, ears) => heardIn(frames[n], ears),
    ready: () => frames.length,
    whole: { record, frames },
  }
}

function frameOf(match: AnyMatch, entry: Frame['entry'], told: Frame['told']): Frame {
  const { n, state, turn, result } = match
  return { n, state, turn, entry, told, conceded: [...match.conceded], result }
}

function momentOf(rules: AnyRules, { n, state, turn, conceded, result }: Frame, viewer: Viewer): Moment {
  return { n, view: rules.view(state, viewer), turn, conceded, ...(result && { result }) }
}

/** A turn begins when somebody owes a move who did not before; alone at the table every move is one. */
function turnsOf(frames: readonly Frame[]): readonly number[] {
  const alone = frames.every(({ turn }) => turn.every((seat) => seat === 0))
  const begins = frames.filter(({ n, turn, result }) => {
    const before = frames[n - 1]
    if (before === undefined || result !== undefined || alone) return true
    return turn.some((seat) => !before.turn.includes(seat))
  })
  return begins.map(({ n }) => n)
}

/** Handing a turn on shows nothing new: one steps over it. */
function isStop({ entry }: Frame): boolean {
  return entry === undefined || !('done' in entry.do)
}

function heardIn(frame: Frame, ears: Ears): Heard {
  const { entry, told } = frame
  return entry === undefined ? heardDeal(told, ears) : heardEntry({ entry, told }, ears)
}
