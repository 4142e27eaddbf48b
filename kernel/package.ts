import type { AnyGame, Game, Reason, Seat, SeenBy } from './game.ts'
import type { Lesson } from './lesson.ts'
import type { Random } from './random.ts'

/** What a game folder holds beside its rules: words, a player's instinct, credits. */

export const LANGUAGES = ['en', 'de', 'vi'] as const
export type Language = (typeof LANGUAGES)[number]

/** How the people at the table are called. */
export type Names = (seat: Seat) => string

/** The prompt bar: what to do now, a verb first, and what will follow from it. */
export interface Prompt {
  readonly now: string
  readonly next?: string
}

/** One page of the rules reference, in our own words. */
export interface RulesSection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly example?: string
}

interface OptionText {
  readonly label: string
  readonly help: string
  /** A word for each value of a choice, and for each ready value of a number. */
  readonly values?: Readonly<Record<string, string>>
}

/** A game's words in one language. */
export interface GameText<M, V extends SeenBy, E> {
  readonly title: string
  readonly tagline: string
  readonly options: Readonly<Record<string, OptionText>>
  /** A name for each part of an outcome's breakdown. */
  readonly breakdown: Readonly<Record<string, string>>
  /** What the viewer of this view is asked; for a spectator or a seat that waits, what the table is waiting for. */
  prompt(view: V, turn: readonly Seat[], names: Names): Prompt
  /** A short label for a choice, a verb first. */
  move(move: M, view: V, names: Names): string
  /** What a person at the table would say happened. */
  event(event: E, names: Names): string
  reason(reason: Reason): string
  readonly rules: readonly RulesSection[]
}

/** How hard a bot may think: iterations for play that can be repeated, and a way to stop early. */
export interface Budget {
  readonly iterations: number
  stop?(): boolean
}

/** A player of any strength. It is given what its seat sees and nothing else. */
export interface Bot<M, V extends SeenBy> {
  choose(view: V, moves: readonly M[], budget: Budget, random: Random): M
}

/** What a game tells the bots. */
export interface GameBot<M, V extends SeenBy> {
  /** A hand-written player: sensible, quick, no search. */
  readonly greedy: Bot<M, V>
}

/** Whose game it is. */
export interface Credits {
  readonly designers: readonly string[]
  readonly publisher: string
  readonly year?: number
  readonly minutes: readonly [number, number]
}

/** A game with all that its folder holds, each part loaded when it is needed. */
export interface GamePackage<S, M, V extends SeenBy, E, O> {
  readonly game: Game<S, M, V, E, O>
  readonly credits: Credits
  bot(): Promise<GameBot<M, V>>
  readonly text: Readonly<Record<Language, () => Promise<GameText<M, V, E>>>>
  /** How the game is learnt, and what its rules look like on the table. */
  lesson?(): Promise<Lesson<M, V>>
}

// biome-ignore lint/suspicious/noExplicitAny: as for AnyGame, no type is a supertype of every game
export type AnyGamePackage = GamePackage<any, any, any, any, any> & { readonly game: AnyGame }
