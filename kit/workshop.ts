import type { Edition, Language, Problem, Status } from '@fairground/kernel'
import type { ComponentChildren, ComponentType } from 'preact'

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
  readonly at: At
  readonly Painter: ComponentType<PainterProps<E>>
  /** What of it is compared with the box at a time: the rows of a map. */
  parts(edition: E): readonly PaintedPart[]
}

interface PaintedPart {
  readonly id: string
  readonly at: readonly At[]
  /** How many presses it takes to paint it where nothing is right yet. */
  readonly presses: number
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
  /** The part that the walk-through has come to. */
  readonly part: string
  /** How well the value at a place is known; pressed, it can be set. */
  mark(at: At): ComponentChildren
  /** What stands below: as printed, next. */
  readonly foot: ComponentChildren
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

/** What is looked at in one go: an item (`cards.3`), a group of a form or a part of what is painted (`more#track`, `map#A`). */
export type Place = string

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
  /** What to take out of the box, by tab. */
  readonly walk: Readonly<Record<string, (count: number) => string>>
  /** What a trial counts, by the list that its keys begin with: what it is called and what its two counts mean. */
  readonly counted: Readonly<Record<string, { readonly title: string } & Partial<Readonly<Record<Tallied['what'], string>>>>>
}

/** What a trial counts of an event: who had to do with a card. The key is its place (`merchants.3`), or its list and its name (`cards:94`). */
export interface Tallied {
  readonly key: string
  readonly seat: number
  readonly what: 'bought' | 'played'
}

// biome-ignore lint/suspicious/noExplicitAny: a game's own words, as for AnyGame
type AnyText = any

export interface Workshop<E extends Edition, T = AnyText> {
  readonly tabs: readonly WorkshopTab<E>[]
  readonly words: Readonly<Record<Language, WorkshopWords>>
  /** An item, a part of what is painted, or what a trial counts that is no item (`highestBid:7`). */
  item(edition: E, at: Place, text: T, language: Language): WorkshopItem
  /** What is drawn of an item, or of a group, as one types. */
  readonly Drawing?: ComponentType<DrawingProps<E, T>>
  /** An item in a sentence. */
  sentence?(edition: E, at: At, text: T, language: Language): string
  /** The table on which a place shows: how many sit there, and what has come up. */
  table?(at: At): { readonly seats: number; arrange?(state: unknown): void }
  /** A sign for a field, by the last name of its path; for a value of a choice, by both: `kind.harvest`. */
  readonly signs?: Readonly<Record<string, ComponentType>>
  /** The owner's way through the box, what changes play most first. The order is that of the built-in edition: it holds still while one types. */
  walk(edition: E, builtIn: E): readonly Place[]
  /** What the walk-through does not ask for since play is the same without it, by its name: whoever says that all is as printed does not speak of it. */
  readonly unasked?: readonly string[]
  /** What somebody begins with who begins with nothing, made of an edition in which every value is at its least. */
  nothing?(edition: E): E
}

// biome-ignore lint/suspicious/noExplicitAny: as for AnyGame, no type is a supertype of every workshop
export type AnyWorkshop = Workshop<any>
