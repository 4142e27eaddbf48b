import type { Edition, Editions } from './edition.ts'
import type { OptionFields } from './options.ts'
import type { Random } from './random.ts'

/** A place at the table, 0 to seats − 1, clockwise. */
export type Seat = number

/** A seat, or a spectator. */
export type Viewer = Seat | 'spectator'

/** Who receives an event. If the owner sees the card and others only that there is one, send two events. */
export type Audience = 'all' | { readonly only: readonly Seat[] } | { readonly except: readonly Seat[] }

/**
 * How the rules send events. `reveals` marks an event that shows somebody something hidden: that move cannot be undone alone. In a playout
 * nobody listens and `emit` is missing: write `emit?.(…)` so that no event is built.
 */
export type Emit<E> = (event: E, audience?: Audience, reveals?: boolean) => void

/** Why something is forbidden, as a key that each language turns into words. */
export interface Reason {
  readonly rule: string
  /** The section of the rules reference that explains it. */
  readonly section?: string
  readonly facts?: Readonly<Record<string, number | string>>
}

/** How a game ended, by seat. */
export interface Outcome {
  /** The place of each seat, 1 for the winner; seats that share a place have the same number. */
  readonly places: readonly number[]
  readonly scores: readonly number[]
  /** What each seat's score is made of and what broke ties: named numbers, in the order to show them. */
  readonly breakdown: readonly Readonly<Record<string, number>>[]
}

/** Every view names its viewer. */
export interface SeenBy {
  readonly viewer: Viewer
}

/** A short id of a move: the same move has the same key in all rules opened with the same options, and no other move has it. */
export type MoveKey = number | string

/** Deals full states that fit a view. What the view implies is computed once, when the sampler is created. */
export interface Sampler<S> {
  /** One state, with the probability of random play. `into` is a state of the same rules that is no longer needed: it is overwritten. */
  deal(random: Random, into?: S): S
}

/** What a sampler does with choices that others have already made in secret: draws them, or leaves them open. */
export type HiddenChoices = 'drawn' | 'open'

/** The rules of a game, opened for certain options and a number of seats. All functions are pure except `play`, which changes its state. */
export interface Rules<S, M, V extends SeenBy, E, F = unknown> {
  /** What never changes in a match: cards, prices, map, seats. Plain JSON, frozen. Views hold what changes. */
  readonly facts: F
  /** The opening position. */
  setup(random: Random): S
  /** Who must move now. Several seats choose at the same time; none means that the game is over. */
  turn(state: S): readonly Seat[]
  /** Every legal move of that seat; none if it is not in turn. Depends only on what the seat can see. */
  moves(state: S, seat: Seat): readonly M[]
  /** Does that list depend on something that others cannot see? */
  secret(state: S, seat: Seat): boolean
  /** The move's key, without writing it as JSON. */
  key(move: M): MoveKey
  /** Plays a move that `moves` offered, in place. Send each event right after the state has changed accordingly. */
  play(state: S, seat: Seat, move: M, random: Random, emit?: Emit<E>): void
  /** What a player with perfect memory knows. Built from scratch, never a filtered copy; also called at each event during a play. */
  view(state: S, viewer: Viewer): V
  /** Deals full states that fit the view. With open choices, those who have chosen in secret must choose again. */
  sampler(view: V, choices?: HiddenChoices): Sampler<S>
  /** Defined exactly when `turn` is empty. */
  outcome(state: S): Outcome | undefined
  copy(state: S): S
  /** Problems with shape and invariants, in words; empty if sound. Accepts anything, never throws. */
  check(state: unknown): readonly string[]
  /** Which rule forbids an attempt, which may be anything. It explains; it does not decide. */
  why?(view: V, attempt: unknown): Reason | undefined
}

/** Named numbers, one per seat; `undefined` if the viewer cannot know it. */
export type Counts = Readonly<Record<string, readonly (number | undefined)[]>>

/** One of those numbers changes. */
export interface Change {
  readonly count: string
  readonly seat: Seat
  readonly by: number
}

/** Views and events as data for the page, charts and programs, so that nobody has to parse sentences. */
export interface Summary<V extends SeenBy, E, F = unknown> {
  /** What plaques and charts count. */
  counts(view: V, facts: F): Counts
  /** By how much an event changes those numbers. They never change without an event: the battery checks the sums. */
  changes(event: E, facts: F): readonly Change[]
  /** The seats that an event is about, the acting seat first. */
  seats(event: E): readonly Seat[]
  /** The numbers of an outcome's breakdown that together break ties in score; missing if tied seats share the place. */
  readonly tieBreak?: readonly string[]
}

/** A game is a plain value. */
export interface Game<S, M, V extends SeenBy, E, O, F = unknown> {
  readonly id: string
  /** Raise it when a change of rules or of a built-in edition would alter a recorded game. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionFields<O>
  readonly editions: Editions<Edition>
  /** Reads the edition once and builds its tables. The options have passed `readOptions`. */
  open(options: O, seats: number): Rules<S, M, V, E, F>
  readonly summary: Summary<V, E, F>
  readonly campaign?: Campaign<O>
}

/** A series of games in which one outcome affects the next game. Its record is plain JSON that a player can keep. */
export interface Campaign<O> {
  start(): unknown
  /** Options of the next game; `undefined` once the campaign is complete. */
  options(campaign: unknown): O | undefined
  /** The campaign after a game. If an outcome allows several steps, `choice` names one; the default is the first. */
  after(campaign: unknown, outcome: Outcome, choice?: string): unknown
  /** Problems with a campaign's record, in words; empty if sound. */
  check(campaign: unknown): readonly string[]
}

/**
 * A game of unknown types, as match, server and command line hold it. The type parameters of `Rules` are both inputs and outputs, so no
 * type is a supertype of every game; `any` is confined to this alias.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyGame = Game<any, any, any, any, any, any>
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyRules = Rules<any, any, any, any, any>
