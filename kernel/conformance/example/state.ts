import type { Edition, Fact } from '../../edition.ts'
import type { Seat, SeenBy } from '../../game.ts'

/**
 * Lots, a made-up game that uses every feature once: open stakes that can be undone, cards chosen in secret at the same time, a drawn card
 * that only its owner sees, and forced moves.
 */

export interface LotsEdition extends Edition {
  /** Coins a seat starts with. */
  readonly coins: Fact<number>
  /** Cards a seat starts with. */
  readonly hand: Fact<number>
}

export interface Options {
  readonly rounds: number
  readonly edition: string | LotsEdition
}

export type Phase = 'stake' | 'choose' | 'refill' | 'over'

/** Cards are numbers from 1, each unique; 0 is none. Lists of cards are sorted, so that their order reveals nothing. */
export interface State {
  phase: Phase
  /** 1 for the first. */
  round: number
  /** Stakes first. */
  dealer: Seat
  /** Who acts in an open phase. */
  actor: Seat
  pot: number
  /** Cards that nobody has seen. */
  bag: number[]
  /** Cards that everybody has seen. */
  shown: number[]
  purse: number[]
  hands: number[][]
  /** The card each seat has chosen; it stays in the hand until all are shown. */
  chosen: number[]
}

export type Move = { readonly stake: number } | { readonly card: number } | { readonly refill: boolean }

export type Event =
  | { readonly kind: 'staked'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'chosen'; readonly seat: Seat }
  | { readonly kind: 'shown'; readonly cards: readonly number[] }
  | { readonly kind: 'won'; readonly seat: Seat; readonly coins: number }
  /** Only the owner sees the card; the others learn that there was one. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card?: number }
  | { readonly kind: 'rested'; readonly seat: Seat }
  | { readonly kind: 'round'; readonly round: number; readonly dealer: Seat }
  | { readonly kind: 'over' }

/** What never changes in a match. */
export interface Facts {
  readonly seats: number
  readonly rounds: number
  /** Cards in the game, numbered from 1. */
  readonly cards: number
}

export interface View extends SeenBy {
  readonly phase: Phase
  readonly round: number
  readonly dealer: Seat
  readonly actor: Seat
  readonly pot: number
  readonly inBag: number
  readonly shown: readonly number[]
  readonly purse: readonly number[]
  /** How many cards each seat holds. */
  readonly held: readonly number[]
  readonly hasChosen: readonly boolean[]
  /** The viewer's own cards and choice. */
  readonly hand: readonly number[]
  readonly own: number
}
