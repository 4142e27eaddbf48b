import type { Language, MatchText, Names, Seat, SeenBy } from '@fairground/kernel'
import type { ComponentType } from 'preact'
import type { Closer, Telling, TellingContext } from './telling.ts'

/** What a game's picture is given. It draws the view, lets the offered moves be chosen, and knows no rule. */
export interface BoardProps<M, V extends SeenBy, E, T = unknown, F = unknown> {
  /** What never changes in the match. */
  readonly facts: F
  readonly view: V
  readonly turn: readonly Seat[]
  /** What the viewer may choose now; empty when nothing is owed. */
  readonly moves: readonly M[]
  choose(move: M): void
  /** A choice that is made ready and waits for its confirmation; choosing it again confirms it. */
  readonly picked: M | undefined
  pick(move: M | undefined): void
  /** The choice that is being looked at, so that the page can say what it would bring. */
  consider(move: M | undefined): void
  /** The choice to point at: a lesson's next move, or a hint. Whatever leads to it is marked. */
  readonly hint?: M | undefined
  /** Something was tried that is not offered; the page says which rule forbids it. */
  attempt?(move: unknown): void
  /** The event that is being shown; the view is the one of its moment. */
  readonly showing: E | undefined
  /** Everything heard so far, oldest first. */
  readonly heard: readonly E[]
  /** The game's words, with whatever names its board wants. */
  readonly text: MatchText<M, V, E, T>
  readonly language: Language
  readonly names: Names
  readonly options: Readonly<Record<string, unknown>>
  /** Shows a card large, until it is put away. */
  look?(closer: Closer): void
  /** By seat, 1 for the first: once the game is over and its last event has been shown. */
  readonly places?: readonly number[] | undefined
  /** The record of the campaign that this game belongs to, as far as this device knows it. */
  readonly campaign?: unknown
}

/** One public holding of a seat, for its plaque. */
export interface Holding {
  /** Its sign; where its pieces have numbers, each piece with its own. */
  readonly icon: ComponentType<{ readonly value?: number | undefined }>
  readonly label: string
  /** Empty: the sign says it all. */
  readonly value: string | number
  /** How the value comes about, in small beside it: "29 − 7". */
  readonly detail?: string
  /** The count of the game's summary that it shows; charts draw it. */
  readonly count?: string
  /** Shown larger: what decides the game. */
  readonly main?: boolean
  /** Drawn one by one instead of counted: the number on each, and how many are wanted, so that free places are seen. */
  readonly pieces?: { readonly values: readonly number[]; readonly wanted: number }
}

/** What a board draws of one seat when somebody presses its plaque. */
export type DetailsProps<M, V extends SeenBy, E, T = unknown, F = unknown> = BoardProps<M, V, E, T, F> & { readonly seat: Seat }

/** A game's picture. */
export interface Board<M, V extends SeenBy, E, T = unknown, F = unknown> {
  /** The table everybody looks at. */
  readonly Picture: ComponentType<BoardProps<M, V, E, T, F>>
  /** What lies in front of the viewer; nothing for a spectator. */
  readonly Tray: ComponentType<BoardProps<M, V, E, T, F>>
  /** The way through what is being done, with the choices that have no place on the board. At a desk it stands in the prompt. */
  readonly Steps?: ComponentType<BoardProps<M, V, E, T, F>>
  holdings(props: BoardProps<M, V, E, T, F>, seat: Seat): readonly Holding[]
  /** All of a seat that the viewer may see, drawn below its counts when somebody presses the plaque: cards, stack, what is blocked. */
  readonly Details?: ComponentType<DetailsProps<M, V, E, T, F>>
  /** How an event is told beside its sentence. */
  telling?(event: E, context: TellingContext<M, V, E, T, F>): Telling
  /** How far the game has come, in a few words: "Round 3 of 12". */
  standing?(props: BoardProps<M, V, E, T, F>): string
  /** What else is to be known of a move that is looked at. */
  about?(props: BoardProps<M, V, E, T, F>, move: M): string | undefined
  /** The offered move that means this seat: its plaque chooses it, as what lies before the seat does. */
  aimedAt?(props: BoardProps<M, V, E, T, F>, seat: Seat): M | undefined
  /** What decides the game, where several counts add up to it: the curve at its end draws their sum. Else the main holding does. */
  readonly score?: { readonly counts: readonly string[]; label(props: BoardProps<M, V, E, T, F>): string }
  /** How long an event is looked at, in milliseconds at normal speed; 0 for one that is only logged. `own`: the viewer did it. */
  dwell(event: E, own: boolean): number
  /** Which of our sounds goes with an event. */
  sound?(event: E): Sound | undefined
  /** In which voice; else a plain one. */
  readonly voice?: Voice
}

export type Sound = 'card' | 'coin' | 'knock' | 'chime' | 'low' | 'win'

/** How a world sounds: the same few sounds as if made of its own stuff. */
export interface Voice {
  readonly shape: 'sine' | 'triangle' | 'square' | 'sawtooth'
  /** Times the usual pitch. */
  readonly pitch: number
  /** A second tone, so many times as high: 2.76 for a bell, 3 for a string, 0 for none. */
  readonly overtone: number
  /** Times the usual length. */
  readonly rings: number
  /** Times the usual rustle of paper and gravel. */
  readonly rustles: number
}

// biome-ignore lint/suspicious/noExplicitAny: as for AnyGame, no type is a supertype of every board
export type AnyBoard = Board<any, any, any, any, any>
