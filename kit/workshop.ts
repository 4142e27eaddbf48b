import type { Edition, Language, Problem, Status } from '@fairground/kernel'
import type { ComponentType } from 'preact'

/** What a game adds to the form that is made from its edition's schema: words, order, pictures. */

/** A place in an edition: `market.3.prizes.4`. */
export type At = string

/** One entry of a list that is edited one at a time: a card, a merchant. */
export interface WorkshopItem {
  readonly title: string
  /** A short sign before the title: a card's number. */
  readonly badge?: string
  /** The colour behind the badge. */
  readonly tone?: string
}

interface TabBase {
  readonly id: string
}

/** A list, one item at a time. */
interface ItemsTab extends TabBase {
  readonly kind: 'items'
  readonly at: At
}

/** Groups of fields on one page. */
interface FormTab extends TabBase {
  readonly kind: 'form'
  readonly groups: readonly { readonly id: string; readonly at: readonly At[] }[]
}

/** Something that is drawn rather than filled in. */
interface PainterTab<E extends Edition> extends TabBase {
  readonly kind: 'painter'
  readonly Painter: ComponentType<PainterProps<E>>
}

export type WorkshopTab<E extends Edition = Edition> = ItemsTab | FormTab | PainterTab<E>

/** How well what somebody changes is known then. */
export interface PainterProps<E extends Edition> {
  readonly edition: E
  readonly builtIn: E
  readonly problems: readonly Problem[]
  readonly language: Language
  /** The status of what is painted. */
  readonly status: Status
  /** Changes with the same stroke are taken back as one. */
  change(edition: E, stroke?: string): void
  undo(): void
  redo(): void
}

export interface DrawingProps<E extends Edition, T> {
  readonly edition: E
  readonly at: At
  readonly text: T
  readonly language: Language
}

/** A line of the walk-through: what to take out of the box, and about how long it takes. */
export interface WalkStep {
  readonly at: At
  readonly seconds: number
}

/**
 * Labels by the end of a path, with `*` for any number: `market.*.id`, `prizes.4`, `coins`. The longest that fits counts. A `#` in a label
 * stands for the number.
 */
export interface WorkshopWords {
  readonly tabs: Readonly<Record<string, string>>
  readonly groups: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
  /** Values of choices by field and value: `kind.harvest`. */
  readonly values: Readonly<Record<string, string>>
  /** Where a value shows on the table, by the end of its path. */
  readonly shows: Readonly<Record<string, string>>
  /** What `check` complains of, by its rule. */
  readonly problems: Readonly<Record<string, (facts: Readonly<Record<string, string | number>>) => string>>
  /** What to take out of the box. */
  readonly walk: (count: number) => string
}

// biome-ignore lint/suspicious/noExplicitAny: a game's own words, as for AnyGame
type AnyText = any

export interface Workshop<E extends Edition, T = AnyText> {
  readonly tabs: readonly WorkshopTab<E>[]
  readonly words: Readonly<Record<Language, WorkshopWords>>
  item(edition: E, at: At, text: T, language: Language): WorkshopItem
  /** What is drawn of an item, or of a group, as one types. */
  readonly Drawing?: ComponentType<DrawingProps<E, T>>
  /** An item in a sentence. */
  sentence?(edition: E, at: At, text: T, language: Language): string
  /** The table on which a place shows: how many sit there, and what has come up. */
  table?(at: At): { readonly seats: number; arrange?(state: unknown): void }
  /** A sign for a field, by the last name of its path. */
  readonly signs?: Readonly<Record<string, ComponentType>>
  /** The owner's way through the box, what changes play most first. The order is that of the built-in edition: it holds still while one types. */
  walk(edition: E, builtIn: E): readonly WalkStep[]
}

// biome-ignore lint/suspicious/noExplicitAny: as for AnyGame, no type is a supertype of every workshop
export type AnyWorkshop = Workshop<any>
