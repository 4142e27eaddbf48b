import type { Edition, Editions } from './edition.ts'
import type { OptionFields } from './options.ts'
import type { Random } from './random.ts'

/** A place at the table, 0 to seats − 1, clockwise. */
export type Seat = number

/** Who looks: a seat, or somebody without one. */
export type Viewer = Seat | 'spectator'

/** Who is told an event. A fact with two faces (the card for its owner, a card for the others) is two events. */
export type Audience = 'all' | { readonly only: readonly Seat[] } | { readonly except: readonly Seat[] }

/**
 * How the rules speak. `reveals` marks what shows somebody something that was hidden from them: the move that did it cannot
 * be taken back. In a playout nobody listens and `tell` is missing: write `tell?.(…)` so that nothing is built.
 */
export type Tell<E> = (event: E, audience?: Audience, reveals?: boolean) => void

/** Why something is forbidden, as a key that each language puts in words. */
export interface Reason {
  readonly rule: string
  /** The section of the rules reference that says so. */
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

/** Every view says whose it is. */
export interface SeenBy {
  readonly viewer: Viewer
}

/** A small name for a move: the same move has the same key in all rules opened alike, and no other move has it. */
export type MoveKey = number | string

/** Deals full states that a view allows. What the view tells is worked out once, when the sampler is made. */
export interface Sampler<S> {
  /** One state, as likely as random play makes it. `into` is a state of the same rules that nobody needs any more: it is filled anew. */
  deal(random: Random, into?: S): S
}

/** What a sampler does with choices that others have already made in secret: draws them, or leaves them to be made again. */
export type HiddenChoices = 'drawn' | 'open'

/** The rules of a game, opened for certain options and a number of seats. All of it is pure but `play`, which changes the state it is given. */
export interface Rules<S, M, V extends SeenBy, E, F = unknown> {
  /** What never changes in a match: cards, prices, map, seats. Plain JSON, frozen. Views hold what changes. */
  readonly facts: F
  /** The opening position. */
  setup(random: Random): S
  /** Who owes a move now; several choose at the same time; none: the game is over. */
  turn(state: S): readonly Seat[]
  /** Every legal move of that seat, none when it owes none. Depends on nothing that the seat cannot see. */
  moves(state: S, seat: Seat): readonly M[]
  /** Does that list depend on something that others cannot see? */
  secret(state: S, seat: Seat): boolean
  /** The move's key, without writing it as JSON. */
  key(move: M): MoveKey
  /** Plays a move that `moves` offered, in place. What is told is told right after it has changed the state. */
  play(state: S, seat: Seat, move: M, random: Random, tell?: Tell<E>): void
  /** What a player with perfect memory knows. Built from nothing, never a filtered copy; also at the moment when something is told. */
  view(state: S, viewer: Viewer): V
  /** Deals full states that the view allows. With open choices, whoever has chosen in secret is in turn again in them. */
  sampler(view: V, choices?: HiddenChoices): Sampler<S>
  /** There exactly when `turn` is empty. */
  outcome(state: S): Outcome | undefined
  copy(state: S): S
  /** Shape and invariants, in words; empty: sound. Takes anything, never throws. */
  check(state: unknown): readonly string[]
  /** Which rule forbids an attempt, which may be anything. Explains, never decides. */
  why?(view: V, attempt: unknown): Reason | undefined
}

/** Numbers by name, one a seat; `undefined` where the viewer cannot know it. */
export type Counts = Readonly<Record<string, readonly (number | undefined)[]>>

/** One of those numbers changes. */
export interface Change {
  readonly count: string
  readonly seat: Seat
  readonly by: number
}

/** Views and events as data: what page, charts and programs read, so that nothing is found again in a sentence. */
export interface Summary<V extends SeenBy, E, F = unknown> {
  /** What plaques and charts count. */
  counts(view: V, facts: F): Counts
  /** By how much an event changes those numbers. Nothing that is counted changes untold: the battery adds it up. */
  changes(event: E, facts: F): readonly Change[]
  /** The seats that an event is about, whoever acts first. */
  seats(event: E): readonly Seat[]
  /** The numbers of an outcome's breakdown that decide, taken together, between seats with the same score; none where they share the place. */
  readonly tieBreak?: readonly string[]
}

/** A game is a value. */
export interface Game<S, M, V extends SeenBy, E, O, F = unknown> {
  readonly id: string
  /** Raised when a change of rules or of a built-in edition would alter a recorded game. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionFields<O>
  readonly editions: Editions<Edition>
  /** Reads the edition once and builds its tables. The options have passed `readOptions`. */
  open(options: O, seats: number): Rules<S, M, V, E, F>
  readonly summary: Summary<V, E, F>
  readonly campaign?: Campaign<O>
}

/** A series of games in which one outcome changes the next game. The record of it is plain JSON that a player may keep. */
export interface Campaign<O> {
  start(): unknown
  /** Options of the next game; `undefined` once the campaign is complete. */
  options(campaign: unknown): O | undefined
  /** The campaign after a game. Where an outcome allows several steps, `choice` names one; without it the first is taken. */
  after(campaign: unknown, outcome: Outcome, choice?: string): unknown
  /** What is wrong with a campaign's record, in words; empty: sound. */
  check(campaign: unknown): readonly string[]
}

/**
 * A game whose nouns are nobody's business: what match, server and command line hold. Parameters stand in opposite positions
 * in `Rules`, so no type is a supertype of every game; `any` is confined to this alias.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyGame = Game<any, any, any, any, any, any>
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyRules = Rules<any, any, any, any, any>
