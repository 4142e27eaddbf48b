import type { Language, MatchText, Names, Prompt, SeenBy } from '@fairground/kernel'
import type { ComponentType } from 'preact'

/** A card, or another thing worth a closer look. */
export interface Closer {
  readonly name: string
  /** The thing itself, large enough to be read; the page gives it about 240 × 400 pixels. */
  readonly Face: ComponentType
}

/** Opens a heading in the log: a round, or a turn in it. */
export interface Heading {
  readonly title: string
  /** Said beside it in small: prizes, the cap of the purses. */
  readonly note?: string
  /** 1 for a round, which is what is meant if nothing is said; 2 for a turn in it. */
  readonly level?: 1 | 2
}

/**
 * How an event is told beside its sentence. Each part is optional: an event without any is a line of the log, and is shown as long as
 * the board's `dwell` says.
 */
export interface Telling {
  /** The event stands in the log as a heading instead of a line. */
  readonly heading?: Heading
  /** The chapter of the story, in a word ("Reveal", "Pay"). Neighbours with the same word are one chapter; without one, it goes on. */
  readonly chapter?: string
  /** The sign at the head of its line. */
  readonly icon?: ComponentType
  /** What it comes to in at most three words ("D4 +7"), for the row of what happened. */
  readonly chip?: string
  /** What stands over the board while it is looked at, where the whole sentence is long and the board shows what it lists. */
  readonly headline?: Prompt
  /** A second, smaller sentence under the line: why a tie ended as it did. */
  readonly note?: string
  /** Somebody has chosen in secret. Neighbours of this kind share one line, which names them all. */
  readonly commits?: boolean
  /** Cards that it speaks of: each can be pressed in the log. */
  readonly cards?: readonly Closer[]
  /** The first of those cards is shown large over the board for as long as the event is looked at, unless the viewer did it. */
  readonly large?: boolean
}

/** What a board knows when it says how an event is told. No view: an old line must read as it did when it was new. */
export interface TellingContext<M, V extends SeenBy, E, T = unknown, F = unknown> {
  readonly facts: F
  readonly text: MatchText<M, V, E, T>
  readonly language: Language
  readonly names: Names
}
