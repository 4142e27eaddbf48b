import type { Seat, SeenBy } from '@fairground/kernel'
import type { NewGameEdition } from './edition/edition.ts'

export interface Options {
  readonly edition: string | NewGameEdition
}

/** Lists run by seat. Everything lies open but the cards that are being chosen. */
export interface State {
  /** 1 for the first; one more than there are once the game is over. */
  round: number
  /** The prize on the table; 0 once the game is over. */
  prize: number
  /** Prizes that nobody has seen, lowest first: any of them may come next. */
  bag: number[]
  /** Cards in hand, lowest first. */
  hands: number[][]
  /** The card that was chosen in secret, 0 before; it stays in the hand until all are shown. */
  chosen: number[]
  /** The cards that were shown last, 0 before the first time. */
  shown: number[]
  score: number[]
  /** Points that nobody got. */
  lost: number
}

export interface Move {
  readonly card: number
}

export type Event =
  | { readonly kind: 'chosen'; readonly seat: Seat }
  | { readonly kind: 'shown'; readonly cards: readonly number[] }
  | { readonly kind: 'won'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'tied'; readonly points: number }
  | { readonly kind: 'round'; readonly round: number; readonly prize: number }
  | { readonly kind: 'over' }

export interface View extends SeenBy {
  readonly round: number
  readonly prize: number
  readonly bag: readonly number[]
  readonly hands: readonly (readonly number[])[]
  readonly hasChosen: readonly boolean[]
  /** The viewer's own choice while it is hidden from the others, 0 for none. */
  readonly own: number
  readonly shown: readonly number[]
  readonly score: readonly number[]
  readonly lost: number
}

/** What never changes in a match. */
export interface Facts {
  readonly seats: number
  /** Cards and prizes run from 1 to this; there are as many rounds. */
  readonly cards: number
}
