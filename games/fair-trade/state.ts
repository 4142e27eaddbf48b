import type { Seat, Viewer } from '@fairground/kernel'
import type { FairTradeEdition } from './edition/edition.ts'

export interface Options {
  /** Market cards that are played. */
  readonly rounds: number
  /** The page veils scores until the end. They can be counted, so the view holds them all the same. */
  readonly hiddenScores: boolean
  readonly edition: string | FairTradeEdition
}

/** `resolve` passes within one move: the bids lie open, and coins and markers go where they belong, one told event after the other. */
export type Phase = 'block' | 'bid' | 'resolve' | 'over'

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
  /** Cards that have not been seen yet, lowest first: any of them may come next. As `blocked` never changed, only replaced. */
  unseen: readonly number[]
  purse: number[]
  markers: number[]
  debt: number[]
  /** The two cards that are not to be had this round; 0 before they are chosen. */
  blocked: readonly number[]
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
  /** All tags are turned at once, nobody has moved yet. */
  | ({ readonly kind: 'revealed' } & OpenBids)
  /** Everybody goes to their place. The holders of the two markers break ties: the scales among traders, the hoe among farmers. */
  | ({ readonly kind: 'sorted'; readonly scales: Seat; readonly hoe: Seat } & OpenBids)
  /** The box lends so many coins, each a point of debt. */
  | { readonly kind: 'short'; readonly seat: Seat; readonly coins: number }
  /** Every seat pays its farmer bid into the pool. */
  | { readonly kind: 'pooled'; readonly pool: number; readonly bids: readonly number[] }
  /** The farmers' pool and what each place of the row gets of it. */
  | { readonly kind: 'shared'; readonly pool: number; readonly farmers: readonly Seat[]; readonly shares: readonly number[] }
  /** The trader of a place pays the farmer beneath; places count from 0. */
  | { readonly kind: 'traded'; readonly place: number; readonly trader: Seat; readonly farmer: Seat; readonly coins: number }
  /** The trader of a place gets its markers; a place without any is not told. */
  | { readonly kind: 'awarded'; readonly place: number; readonly seat: Seat; readonly card: string; readonly markers: number }
  | { readonly kind: 'round'; readonly round: number; readonly farmer: Seat; readonly current: string; readonly future?: string }
  | { readonly kind: 'over' }

/** Everything lies open but the choices of this moment. */
export interface View {
  readonly viewer: Viewer
  readonly phase: Phase
  readonly round: number
  readonly farmer: Seat
  readonly current: number
  readonly future: number
  readonly unseen: readonly number[]
  readonly purse: readonly number[]
  readonly markers: readonly number[]
  readonly debt: readonly number[]
  readonly blocked: readonly number[]
  readonly chosen: readonly boolean[]
  /** The viewer's own choice, while it is hidden from the others. */
  readonly own?: Move
  /** The bids while they lie open: from the moment they are revealed to the end of the round, and after the last. */
  readonly open?: OpenBids
}

/** Bids by seat, and both rows from the left, as seats. */
export interface OpenBids {
  readonly bids: readonly Bid[]
  readonly farmers: readonly Seat[]
  readonly traders: readonly Seat[]
}

/** What never changes in a match. */
export interface Facts {
  readonly seats: number
  /** Market cards that are played. */
  readonly rounds: number
  /** Bid cards run from 1 to this. */
  readonly highestBid: number
  /** What everybody starts with. */
  readonly startCoins: number
  /** All market cards of the edition. */
  readonly market: readonly MarketCard[]
}

export interface MarketCard {
  readonly id: string
  /** What the first, second … trader gets at this number of seats. */
  readonly prizes: readonly number[]
}
