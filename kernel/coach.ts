import type { Reason, Seat, SeenBy } from './game.ts'
import type { Language } from './package.ts'

/**
 * A game's coach, loaded when somebody wants to learn from a match. It explains with a key and numbers, and its text turns that into a
 * sentence, which may use only what is in the view.
 */
export interface Coach<M, V extends SeenBy, F = unknown> {
  /** Where to look for a move, without naming it. */
  look?(facts: F, view: V, move: M): Reason | undefined
  /** Why a move is better than another one that is clearly worse; `undefined` if the coach has no reason. */
  explain?(facts: F, view: V, move: M, other: M): Reason | undefined
  /** How to turn playouts into chances of winning, by number of seats. */
  readonly readings: Readonly<Record<string, ChanceReading>>
  /** The numbers of seats at which the master's network predicts games better than those readings do. */
  readonly byNetwork?: readonly number[]
  readonly text: Readonly<Record<Language, () => Promise<CoachText>>>
  /** Puzzles, in the format of `review/`. */
  puzzles?(): Promise<readonly unknown[]>
  /** How players begin, to count openings and how often they win. */
  readonly openings?: Openings<M, V, F>
}

export interface CoachText {
  say(reason: Reason): string
  /** By question; the facts for an answer are those of the standard rules. */
  readonly openings: Readonly<Record<string, OpeningWords>>
}

/** How playouts become a chance of winning: fitted on games that bots played among themselves. */
export interface ChanceReading {
  /** How often the seat may be in turn again before the position is evaluated. */
  readonly turns: number
  /** The chance is the playouts' result raised to this power and normalised to a sum of 1 … */
  readonly power: number
  /** … and blended with this much of the fair share, since nobody plays as reliably as playouts do. */
  readonly floor: number
  /** Standard error of such a chance, at an even position and with any number of playouts. */
  readonly error: number
}

/** Questions about how players begin, and how a move answers them. Questions and answers are short keys; the coach's text names them. */
export interface Openings<M, V extends SeenBy, F = unknown> {
  readonly questions: readonly string[]
  /** Which questions a move answers and how; mostly none. Only a seat's first answer to a question counts. */
  of(facts: F, view: V, move: M): readonly (readonly [question: string, answer: string])[]
  /** Who begins, as everybody can see before the first move; missing if all seats are alike. */
  first?(view: V): Seat
  /** What bots play first among themselves, as counted by `review/`. */
  selfPlay?(): Promise<unknown>
}

/** A sentence for each thing that a coach can say, by its key. */
export type Sentences<R extends string> = Readonly<Record<R, (facts: Readonly<Record<string, number | string>>) => string>>

/** A question about how players begin, and the names of its answers. */
export interface OpeningWords {
  readonly question: string
  answer(answer: string, facts: unknown): string
}

/** A coach's text, from its sentences and its questions about how players begin. */
export function coachText<R extends string>(sentences: Sentences<R>, openings: Readonly<Record<string, OpeningWords>> = {}): CoachText {
  return {
    say: ({ rule, facts = {} }) => (Object.hasOwn(sentences, rule) ? sentences[rule as R](facts) : ''),
    openings,
  }
}

/** A reason as a key of a coach's sentences. */
export function newReason<R extends string>(rule: R, facts?: Reason['facts']): Reason & { readonly rule: R } {
  return facts === undefined ? { rule } : { rule, facts }
}
