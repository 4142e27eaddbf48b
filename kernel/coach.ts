import type { Reason, Seat, SeenBy } from './game.ts'
import type { Language } from './package.ts'

/**
 * What a coach knows of a game, loaded when somebody wants to learn from theirs. It says why as a key with numbers, and its words put that in
 * a sentence: only what stands in the view may be in it.
 */
export interface Coach<M, V extends SeenBy, F = unknown> {
  /** Where to look for a move, without naming it. */
  look?(facts: F, view: V, move: M): Reason | undefined
  /** What speaks for a move over another one that is clearly worse; nothing where it has nothing to say. */
  explain?(facts: F, view: V, move: M, other: M): Reason | undefined
  /** How playouts are read as chances to win, by number of seats. */
  readonly readings: Readonly<Record<string, ChanceReading>>
  readonly text: Readonly<Record<Language, () => Promise<CoachText>>>
  /** Positions to solve, as the room for reviews makes and reads them. */
  puzzles?(): Promise<readonly unknown[]>
  /** How players begin, for counts of what is played first and how it fares. */
  readonly openings?: Openings<M, V, F>
}

export interface CoachText {
  say(reason: Reason): string
  /** By question; facts for an answer are those of the usual rules. */
  readonly openings: Readonly<Record<string, OpeningWords>>
}

/** How playouts become a chance to win: fitted on games that bots played among themselves. */
export interface ChanceReading {
  /** How often the seat may be in turn again before the position is appraised. */
  readonly turns: number
  /** What playouts say, raised to this power and made to add up to 1 … */
  readonly power: number
  /** … and this much of it the fair share instead, since nobody plays as surely as playouts do, is a chance. */
  readonly floor: number
  /** Standard error of such a chance, however many playouts, where it is even. */
  readonly error: number
}

/** Questions about how players begin, and what a move answers. Questions and answers are short keys; the coach's words name them. */
export interface Openings<M, V extends SeenBy, F = unknown> {
  readonly questions: readonly string[]
  /** What a move answers: questions with their answers, mostly none. A seat's first answer to a question counts. */
  of(facts: F, view: V, move: M): readonly (readonly [question: string, answer: string])[]
  /** Who begins, as anybody can see before the first move; left out where all seats are alike. */
  first?(view: V): Seat
  /** What bots play first among themselves, as the room for reviews counts it. */
  selfPlay?(): Promise<unknown>
}

/** A sentence for each thing that a coach can say, by its key. */
export type Sentences<R extends string> = Readonly<Record<R, (facts: Readonly<Record<string, number | string>>) => string>>

/** A question about how players begin, and how its answers are called. */
export interface OpeningWords {
  readonly question: string
  answer(answer: string, facts: unknown): string
}

/** A coach's words, from its sentences and its questions about how players begin. */
export function spoken<R extends string>(sentences: Sentences<R>, openings: Readonly<Record<string, OpeningWords>> = {}): CoachText {
  return {
    say: ({ rule, facts = {} }) => (Object.hasOwn(sentences, rule) ? sentences[rule as R](facts) : ''),
    openings,
  }
}

/** A reason as a key of a coach's sentences. */
export function because<R extends string>(rule: R, facts?: Reason['facts']): Reason & { readonly rule: R } {
  return facts === undefined ? { rule } : { rule, facts }
}
