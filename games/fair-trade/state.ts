import type { Seat, Viewer } from '@fairground/kernel'
import type { FairTradeEdition } from './edition/edition.ts'

export interface Options {
  /** How many market cards are played. */
  readonly rounds: number
  /** The page hides scores until the end. Players can count them, so the view contains them anyway. */
  readonly hiddenScores: boolean
  readonly edition: string | FairTradeEdition
}

/** `resolve` exists only within one move: the bids are revealed, and coins and markers move, one event after another. */
export type Phase = 'block' | 'bid' | 'resolve' | 'over'

/** No card, no bid. */
export const NONE = -1

/** Lists are indexed by seat. A set of bid cards is a number with bit c set for card c. */
export interface State {
  phase: Phase
  /** 1 for the first. */
  round: number
  /** The seat with the farmer marker; the trader marker is one seat to the right. */
  farmer: Seat
  /** Market cards, by their place in the edition. */
  current: number
  future: number
  /** Cards not seen yet, lowest first; any of them may come next. Like `blocked`, this list is replaced and never modified. */
  unseen: readonly number[]
  purse: number[]
  markers: number[]
  debt: number[]
  /** The two cards each player may not use this round; 0 before they are chosen. */
  blocked: readonly number[]
  /** The bids of this round; 0 before they are chosen. */
  farmerBid: number[]
  traderBid: number[]
}

/** Before the first round each player blocks two cards; then there is one pair of bids per round. */
export type Move = { readonly block: readonly [number, number] } | { readonly farmer: number; readonly trader: number }

export interface Bid {
  readonly farmer: number
  readonly trader: number
}

export type Event =
  | { readonly kind: 'chosen'; readonly seat: Seat }
  | { readonly kind: 'blocked'; readonly cards: readonly (readonly number[])[] }
  /** All bids are revealed at once; nobody has moved yet. */
  | ({ readonly kind: 'revealed' } & OpenBids)
  /** Everybody moves to their place. The holders of the two markers win ties: the scales among traders, the hoe among farmers. */
  | ({ readonly kind: 'sorted'; readonly scales: Seat; readonly hoe: Seat } & OpenBids)
  /** The box lends this many coins, each for a point of debt. */
  | { readonly kind: 'short'; readonly seat: Seat; readonly coins: number }
  /** Every seat pays its farmer bid into the pool. */
  | { readonly kind: 'pooled'; readonly pool: number; readonly bids: readonly number[] }
  /** The farmers' pool and the share of each place of the row. */
  | { readonly kind: 'shared'; readonly pool: number; readonly farmers: readonly Seat[]; readonly shares: readonly number[] }
  /** The trader of a place pays the farmer below; places count from 0. */
  | { readonly kind: 'traded'; readonly place: number; readonly trader: Seat; readonly farmer: Seat; readonly coins: number }
  /** The trader of a place gets its markers; there is no event for a place without markers. */
  | { readonly kind: 'awarded'; readonly place: number; readonly seat: Seat; readonly card: string; readonly markers: number }
  | { readonly kind: 'round'; readonly round: number; readonly farmer: Seat; readonly current: string; readonly future?: string }
  | { readonly kind: 'over' }

/** Everything is public except the choices being made now. */
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
  /** The bids while they are public: from the reveal to the end of the round, and after the last round. */
  readonly open?: OpenBids
}

/** Bids by seat, and both rows from left to right, as seats. */
export interface OpenBids {
  readonly bids: readonly Bid[]
  readonly farmers: readonly Seat[]
  readonly traders: readonly Seat[]
}

/** What never changes in a match. */
export interface Facts {
  readonly seats: number
  /** How many market cards are played. */
  readonly rounds: number
  /** Bid cards go from 1 to this number. */
  readonly highestBid: number
  /** The coins each player starts with. */
  readonly startCoins: number
  /** All market cards of the edition. */
  readonly market: readonly MarketCard[]
}

export interface MarketCard {
  readonly id: string
  /** What the first, second … trader gets with this number of players. */
  readonly prizes: readonly number[]
}
