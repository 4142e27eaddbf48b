import type { Language, MatchText, Names, Prompt, SeenBy } from '@fairground/kernel'
import type { ComponentType } from 'preact'

/** A card, or another thing worth a closer look. */
export interface OpenableCard {
  readonly name: string
  /** The thing itself, large enough to be read; the page gives it about 240 × 400 pixels. */
  readonly Face: ComponentType
}

/** Opens a heading in the log: a round, or a turn in it. */
export interface Heading {
  readonly title: string
  /** Small print next to it: prizes, the cap of the purses. */
  readonly note?: string
  /** 1 for a round (the default), 2 for a turn in it. */
  readonly level?: 1 | 2
}

/**
 * How an event is shown in addition to its sentence. Each part is optional: an event without any is a line of the log, and is shown as
 * long as the board's `dwell` says.
 */
export interface EventDisplay {
  /** The event is a heading in the log instead of a line. */
  readonly heading?: Heading
  /** The chapter, in a word ("Reveal", "Pay"). Consecutive events with the same word form one chapter; without a word, it continues. */
  readonly chapter?: string
  /** The icon at the start of its line. */
  readonly icon?: ComponentType
  /** Its result in at most three words ("D4 +7"), for the strip of recent events. */
  readonly chip?: string
  /** The text over the board while it is shown, if the whole sentence is long and the board shows the details. */
  readonly headline?: Prompt
  /** A second, smaller sentence under the line, such as how a tie was broken. */
  readonly note?: string
  /** A secret choice was made. Consecutive events of this kind share one line, which names all players. */
  readonly commits?: boolean
  /** The cards that it mentions: each can be pressed in the log. */
  readonly cards?: readonly OpenableCard[]
  /** Shows the first of those cards large over the board during the event, unless the viewer did it. */
  readonly large?: boolean
}

/** What a board gets to decide how an event is shown. No view: an old line must read the same as when it was new. */
export interface EventDisplayContext<M, V extends SeenBy, E, T = unknown, F = unknown> {
  readonly facts: F
  readonly text: MatchText<M, V, E, T>
  readonly language: Language
  readonly names: Names
}
