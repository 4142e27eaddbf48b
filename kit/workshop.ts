import type { Edition, Language, Problem, Status } from '@fairground/kernel'
import type { ComponentChildren, ComponentType } from 'preact'

/** What a game adds to the form generated from its edition's schema: texts, order, pictures. */

/** A place in an edition: `market.3.prizes.4`. */
export type EditionPath = string

/** One item of a list that is edited item by item: a card, a merchant. */
export interface WorkshopItem {
  readonly title: string
  /** A short badge before the title: a card's number. */
  readonly badge?: string
  /** The colour behind the badge. */
  readonly tone?: string
}

interface TabBase {
  readonly id: string
}

/** A list, edited item by item. */
interface ItemsTab extends TabBase {
  readonly kind: 'items'
  readonly at: EditionPath
}

/** Groups of fields on one page. */
interface FormTab extends TabBase {
  readonly kind: 'form'
  readonly groups: readonly { readonly id: string; readonly at: readonly EditionPath[] }[]
}

/** Something that is painted instead of typed. */
interface PainterTab<E extends Edition> extends TabBase {
  readonly kind: 'painter'
  readonly at: EditionPath
  readonly Painter: ComponentType<PainterProps<E>>
  /** The parts that are compared with the box one at a time: the rows of a map. */
  parts(edition: E): readonly PaintedPart[]
}

interface PaintedPart {
  readonly id: string
  readonly at: readonly EditionPath[]
  /** How many presses it takes to paint it from scratch. */
  readonly presses: number
}

export type WorkshopTab<E extends Edition = Edition> = ItemsTab | FormTab | PainterTab<E>

/** The status of a value that somebody changes. */
export interface PainterProps<E extends Edition> {
  readonly edition: E
  readonly builtIn: E
  readonly problems: readonly Problem[]
  readonly language: Language
  /** The status of the painted values. */
  readonly status: Status
  /** The current part of the walk-through. */
  readonly part: string
  /** Shows the status of the value at a place; pressing it changes the status. */
  mark(at: EditionPath): ComponentChildren
  /** The buttons below: as printed, next. */
  readonly foot: ComponentChildren
  /** Changes with the same stroke are undone together. */
  change(edition: E, stroke?: string): void
  undo(): void
  redo(): void
}

export interface DrawingProps<E extends Edition, T> {
  readonly edition: E
  readonly at: EditionPath
  readonly text: T
  readonly language: Language
}

/** What is checked in one step: an item (`cards.3`), a group of a form or a part of something painted (`more#track`, `map#A`). */
export type Place = string

/**
 * Labels by the end of a path, with `*` for any number: `market.*.id`, `prizes.4`, `coins`. The longest match wins. A `#` in a label is
 * replaced by the number.
 */
export interface WorkshopWords {
  readonly tabs: Readonly<Record<string, string>>
  readonly groups: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
  /** Values of choices by field and value: `kind.harvest`. */
  readonly values: Readonly<Record<string, string>>
  /** Where a value is visible on the table, by the end of its path. */
  readonly shows: Readonly<Record<string, string>>
  /** The problems that `check` reports, by rule. */
  readonly problems: Readonly<Record<string, (facts: Readonly<Record<string, string | number>>) => string>>
  /** What to take out of the box, by tab. */
  readonly walk: Readonly<Record<string, (count: number) => string>>
  /** What a trial counts, by the first part of its keys: its name and what its two counts mean. */
  readonly counted: Readonly<Record<string, { readonly title: string } & Partial<Readonly<Record<Tallied['what'], string>>>>>
}

/** What a trial counts in an event: who used a card. The key is its place (`merchants.3`), or its list and name (`cards:94`). */
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
  /** An item, a part of something painted, or something else that a trial counts (`highestBid:7`). */
  item(edition: E, at: Place, text: T, language: Language): WorkshopItem
  /** What is drawn of an item, or of a group, as one types. */
  readonly Drawing?: ComponentType<DrawingProps<E, T>>
  /** An item in a sentence. */
  sentence?(edition: E, at: EditionPath, text: T, language: Language): string
  /** The table on which a place shows: how many sit there, and what has come up. */
  table?(at: EditionPath): { readonly seats: number; arrange?(state: unknown): void }
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
