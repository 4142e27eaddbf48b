import {
  type AnyGame,
  type AnyRules,
  BadRecord,
  type Entered,
  type Entry,
  Match,
  type MatchRecord,
  type Result,
  type Seat,
  type SeenBy,
  type Told,
} from '@fairground/kernel'
import type { Heard } from '@fairground/server/tables/api.ts'
import { type Ears, heardDeal, heardEntry } from '../offline/paper.ts'

/** The table after one entry. States are never changed once they stand, so that keeping them all costs little. */
export interface Frame {
  readonly n: number
  readonly state: unknown
  readonly turn: readonly Seat[]
  /** Missing for the deal. */
  readonly entry: Entry<unknown> | undefined
  readonly told: readonly Told<unknown, unknown>[]
  readonly conceded: readonly Seat[]
  readonly result: Result | undefined
}

/** A match that is over, ready to be looked at from any point. */
export interface Film {
  readonly record: MatchRecord
  readonly rules: AnyRules
  readonly frames: readonly Frame[]
  /** Numbers of the frames at which a turn begins. */
  readonly turns: readonly number[]
}

/** Deals a recorded match again and keeps every position on the way. */
export function develop(game: AnyGame, record: MatchRecord): Film {
  const { id, seats, options, seed, words, sitters, waits } = record
  if (seed === undefined) throw new BadRecord('seed', 'is not shown yet: the match is not over')
  const match: Match<unknown, unknown, SeenBy, unknown, unknown> = new Match(game, { id, seats, options, seed, words, sitters, waits })
  const frames = [frameOf(match, undefined, match.opening)]
  for (const { n, at, seat, by, do: deed } of record.entries) {
    const entered = match.enter(seat, by, deed, at)
    if ('refused' in entered) throw new BadRecord(`entry ${n}`, entered.because)
    frames.push(frameOf(match, entered.entry, entered.told))
  }
  return { record, rules: match.rules, frames, turns: turnsOf(frames) }
}

function frameOf(match: Match<unknown, unknown, SeenBy, unknown, unknown>, entry: Frame['entry'], told: Frame['told']): Frame {
  const { n, state, turn, result } = match
  return { n, state, turn, entry, told, conceded: [...match.conceded], result }
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
export function isStop({ entry }: Frame): boolean {
  return entry === undefined || !('done' in entry.do)
}

export function heardIn(frame: Frame, ears: Ears): Heard {
  const { entry, told } = frame
  return entry === undefined ? heardDeal(told, ears) : heardEntry({ entry, told } satisfies Entered<unknown, unknown>, ears)
}
