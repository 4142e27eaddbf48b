import type { Seat } from '../game.ts'
import { fastRandom, type Random } from '../random.ts'
import type { LawName } from './laws/law.ts'
import type { OpaqueRules } from './opaque.ts'

/** Who moves and what, as indexes into the offered lists, wrapping around at the end. */
export type Choice = readonly [who: number, what: number]

/** A game as a list of choices: plain JSON, small, and still a valid game if you remove parts of it. */
export interface Case {
  readonly game: string
  readonly seats: number
  readonly options: unknown
  /** A whole number below 2²⁰. */
  readonly seed: number
  readonly picks: readonly Choice[]
  /** The law it breaks at its last or next to last position. */
  readonly law?: LawName
}

const CHANNELS = { chance: 0, choice: 1, judging: 2 } as const

/**
 * A separate stream for each step of a game and each purpose, so that any play can be repeated with the same numbers, and removing steps
 * from a case does not change the numbers of the others.
 */
export function streamAt(seed: number, step: number, purpose: keyof typeof CHANNELS): Random {
  return fastRandom(seed * 2 ** 32 + step * 4 + CHANNELS[purpose])
}

const SETUP = 2 ** 20

export function setUp(rules: OpaqueRules, seed: number): unknown {
  return rules.setup(streamAt(seed, SETUP, 'chance'))
}

/** A position of a walk and its next move. */
export interface Stop {
  readonly step: number
  /** The walk changes it in place after the visit. */
  readonly state: unknown
  readonly turn: readonly Seat[]
  /** Missing when the game or the list of choices is over. */
  readonly next: { readonly seat: Seat; readonly move: unknown } | undefined
}

/** The choices of a case, or an endless supply. */
export type Picker = (step: number) => Choice | undefined

export function picksOf(picks: readonly Choice[]): Picker {
  return (step) => picks[step]
}

/** Endless random choices, recorded as they are made. */
export function randomPicks(seed: number, written: Choice[]): Picker {
  return (step) => {
    const random = streamAt(seed, step, 'choice')
    written[step] = [random.below(WIDE), random.below(WIDE)]
    return written[step]
  }
}

const WIDE = 2 ** 16

/** The seat and the move that a pick stands for. */
export function chosen(
  pick: Choice | undefined,
  turn: readonly Seat[],
  moves: (seat: Seat) => readonly unknown[],
): { readonly seat: Seat; readonly move: unknown } | undefined {
  if (pick === undefined || turn.length === 0) return undefined
  const seat = turn[pick[0] % turn.length]
  const offered = moves(seat)
  return offered.length === 0 ? undefined : { seat, move: offered[pick[1] % offered.length] }
}

/** Plays a game, stopping before each move and once at the end. A visit that returns false ends the walk. */
export function walk(rules: OpaqueRules, seed: number, picker: Picker, visit: (stop: Stop) => boolean): void {
  const state = setUp(rules, seed)
  for (let step = 0; ; step++) {
    const turn = rules.turn(state)
    const next = chosen(turn.length > 0 ? picker(step) : undefined, turn, (seat) => rules.moves(state, seat))
    if (!visit({ step, state, turn, next }) || next === undefined) return
    rules.play(state, next.seat, next.move, streamAt(seed, step, 'chance'))
  }
}
