import type { Language, MatchText, Names, Seat, SeenBy } from '@fairground/kernel'
import type { ComponentType } from 'preact'
import type { EventDisplay, EventDisplayContext, OpenableCard } from './event-display.ts'

/** The props of a board. It draws the view and lets people choose an offered move; it knows no rules. */
export interface BoardProps<M, V extends SeenBy, E, T = unknown, F = unknown> {
  /** What never changes in the match. */
  readonly facts: F
  readonly view: V
  readonly turn: readonly Seat[]
  /** The moves that the viewer may choose now; empty if it is not their turn. */
  readonly moves: readonly M[]
  choose(move: M): void
  /** A selected choice that waits for confirmation; choosing it again confirms it. */
  readonly picked: M | undefined
  pick(move: M | undefined): void
  /** Reports the choice under the pointer or focus, so that the page can say what it would do. */
  consider(move: M | undefined): void
  /** The choice to highlight: a lesson's next move, or a hint. Everything that leads to it is marked. */
  readonly hint?: M | undefined
  /** Nothing can be chosen: a review marks what was played (`picked`) and what was better (`hint`), each with all that belongs to it. */
  readonly reviewing?: boolean
  /** The viewer tried a move that is not offered; the page says which rule forbids it. */
  attempt?(move: unknown): void
  /** The event that is being shown; the view is the one after this event. */
  readonly showing: E | undefined
  /** All events so far, oldest first. */
  readonly events: readonly E[]
  /** The game's texts, including those that only its board uses. */
  readonly text: MatchText<M, V, E, T>
  readonly language: Language
  readonly names: Names
  readonly options: Readonly<Record<string, unknown>>
  /** Shows a card large until it is closed. */
  look?(closer: OpenableCard): void
  /** Final places by seat, 1 for the first: set once the game is over and its last event has been shown. */
  readonly places?: readonly number[] | undefined
  /** The record of the campaign that this game belongs to, if this device has it. */
  readonly campaign?: unknown
}

/** One public holding of a seat, for its plaque. */
export interface Holding {
  /** Its icon; if its pieces have numbers, each piece with its own. */
  readonly icon: ComponentType<{ readonly value?: number | undefined }>
  readonly label: string
  /** May be empty if the icon is enough. */
  readonly value: string | number
  /** How the value is computed, in small print next to it: "29 − 7". */
  readonly detail?: string
  /** The field of the game's summary that it shows; charts use it. */
  readonly count?: string
  /** Shown larger: what decides the game. */
  readonly main?: boolean
  /** Draws pieces one by one instead of a count: the number on each, and how many there can be, so that free places show. */
  readonly pieces?: { readonly values: readonly number[]; readonly wanted: number }
}

/** What a board draws for one seat when somebody presses its plaque. */
export type DetailsProps<M, V extends SeenBy, E, T = unknown, F = unknown> = BoardProps<M, V, E, T, F> & { readonly seat: Seat }

/** A game's board. */
export interface Board<M, V extends SeenBy, E, T = unknown, F = unknown> {
  /** The shared part that everybody sees. */
  readonly Picture: ComponentType<BoardProps<M, V, E, T, F>>
  /** The viewer's own area; nothing for a spectator. */
  readonly Tray: ComponentType<BoardProps<M, V, E, T, F>>
  /** The steps of the current action, with the choices that have no place on the board. On a desktop it is part of the prompt. */
  readonly Steps?: ComponentType<BoardProps<M, V, E, T, F>>
  holdings(props: BoardProps<M, V, E, T, F>, seat: Seat): readonly Holding[]
  /** Everything of a seat that the viewer may see, drawn below its counts when somebody presses the plaque. */
  readonly Details?: ComponentType<DetailsProps<M, V, E, T, F>>
  /** How an event is shown in addition to its sentence. */
  eventDisplay?(event: E, context: EventDisplayContext<M, V, E, T, F>): EventDisplay
  /** How far the game has come, in a few words: "Round 3 of 12". */
  standing?(props: BoardProps<M, V, E, T, F>): string
  /** More information about the move under the pointer or focus. */
  about?(props: BoardProps<M, V, E, T, F>, move: M): string | undefined
  /** The offered move that targets this seat: pressing its plaque chooses it. */
  aimedAt?(props: BoardProps<M, V, E, T, F>, seat: Seat): M | undefined
  /** The counts whose sum decides the game; the curve at its end draws it. Default: the main holding. */
  readonly score?: { readonly counts: readonly string[]; label(props: BoardProps<M, V, E, T, F>): string }
  /** How long an event is shown, in milliseconds at normal speed; 0 for one that is only logged. `own`: the viewer did it. */
  dwell(event: E, own: boolean): number
  /** Which of our sounds goes with an event. */
  sound?(event: E): Sound | undefined
  /** The voice of its sounds; default: a plain one. */
  readonly voice?: Voice
}

export type Sound = 'card' | 'coin' | 'knock' | 'chime' | 'low' | 'win'

/** How a game sounds: the same few sounds in its own timbre. */
export interface Voice {
  readonly shape: 'sine' | 'triangle' | 'square' | 'sawtooth'
  /** Factor for the usual pitch. */
  readonly pitch: number
  /** An overtone, so many times as high: 2.76 for a bell, 3 for a string, 0 for none. */
  readonly overtone: number
  /** Factor for the usual length. */
  readonly rings: number
  /** Factor for the usual noise of paper and gravel. */
  readonly rustles: number
}

// biome-ignore lint/suspicious/noExplicitAny: as for AnyGame, no type is a supertype of every board
export type AnyBoard = Board<any, any, any, any, any>
