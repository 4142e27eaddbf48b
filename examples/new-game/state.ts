import type { Seat, SeenBy } from '@fairground/kernel'
import type { NewGameEdition } from './edition/edition.ts'

export interface Options {
  readonly edition: string | NewGameEdition
}

/** Lists are indexed by seat. Everything is public except the cards being chosen. */
export interface State {
  /** The first round is 1; after the last round it is one more than the number of rounds. */
  round: number
  /** The prize on the table; 0 once the game is over. */
  prize: number
  /** Prizes that nobody has seen, lowest first; any of them may come next. */
  bag: number[]
  /** Cards in hand, lowest first. */
  hands: number[][]
  /** The card chosen in secret, 0 if none; it stays in the hand until all cards are shown. */
  chosen: number[]
  /** The cards shown last, 0 before the first round is resolved. */
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
  /** The viewer's own choice while it is hidden from the others, 0 if none. */
  readonly own: number
  readonly shown: readonly number[]
  readonly score: readonly number[]
  readonly lost: number
}

/** What never changes in a match. */
export interface Facts {
  readonly seats: number
  /** Cards and prizes go from 1 to this number; there are as many rounds. */
  readonly cards: number
}
