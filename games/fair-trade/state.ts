import type { Seat, Viewer } from '@fairground/kernel'
import type { FairTradeEdition } from './edition/edition.ts'

export interface Options {
  /** Market cards that are played. */
  readonly rounds: number
  /** The page veils scores until the end. They can be counted, so the view holds them all the same. */
  readonly hiddenScores: boolean
  readonly edition: string | FairTradeEdition
}

export type Phase = 'block' | 'bid' | 'over'

/** No card, no bid. */
export const NONE = -1

/** Lists run by seat. A set of bid cards is a number with bit c set for card c. */
export interface State {
  phase: Phase
  /** 1 for the first. */
  round: number
  /** Holder of the farmer marker; the trader marker is one seat to the right. */
  farmer: Seat
  /** Market cards by their place in the edition. */
  current: number
  future: number
  /** Cards that have not been seen yet, lowest first: any of them may come next. */
  unseen: number[]
  purse: number[]
  markers: number[]
  debt: number[]
  /** The two cards that are not to be had this round; 0 before they are chosen. */
  blocked: number[]
  /** What was bid this round, 0 before it is chosen. */
  farmerBid: number[]
  traderBid: number[]
}

/** Before the first round two cards are laid aside; from then on it is one pair of bids a round. */
export type Move = { readonly block: readonly [number, number] } | { readonly farmer: number; readonly trader: number }

export interface Bid {
  readonly farmer: number
  readonly trader: number
}

export type Event =
  | { readonly kind: 'chosen'; readonly seat: Seat }
  | { readonly kind: 'blocked'; readonly cards: readonly (readonly number[])[] }
  /** Both rows from the left, as seats. */
  | { readonly kind: 'revealed'; readonly bids: readonly Bid[]; readonly farmers: readonly Seat[]; readonly traders: readonly Seat[] }
  | { readonly kind: 'short'; readonly seat: Seat; readonly coins: number }
  /** The farmers' pool and what each place of the row gets of it. */
  | { readonly kind: 'shared'; readonly pool: number; readonly farmers: readonly Seat[]; readonly shares: readonly number[] }
  | { readonly kind: 'traded'; readonly trader: Seat; readonly farmer: Seat; readonly coins: number }
  | { readonly kind: 'awarded'; readonly card: string; readonly traders: readonly Seat[]; readonly markers: readonly number[] }
  | { readonly kind: 'round'; readonly round: number; readonly farmer: Seat; readonly current: string; readonly future?: string }
  | { readonly kind: 'over' }

/** Everything lies open but the choices of this moment. */
export interface View {
  readonly viewer: Viewer
  readonly phase: Phase
  readonly round: number
  readonly rounds: number
  /** Bid cards run from 1 to this. */
  readonly highestBid: number
  readonly farmer: Seat
  readonly current: number
  readonly future: number
  readonly unseen: readonly number[]
  readonly purse: readonly number[]
  readonly markers: readonly number[]
  readonly debt: readonly number[]
  readonly blocked: readonly number[]
  readonly chosen: readonly boolean[]
  /** The viewer's own choice, once made. */
  readonly own?: Move
  /** The bids of the last round, once the game is over. */
  readonly last?: readonly Bid[]
  /** Prizes of each market card for this number of seats, and its name in the edition. */
  readonly market: readonly MarketCard[]
}

export interface MarketCard {
  readonly id: string
  readonly prizes: readonly number[]
}
