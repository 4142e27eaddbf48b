import type { Seat, Viewer } from '@fairground/kernel'
import type { FaiyumEdition } from './edition/edition.ts'
import type { Piece, Terrain, Words } from './edition/vocabulary.ts'

export interface Options {
  /** How many achievements of the pharaoh's challenge are active, counted from the first. */
  readonly achievements: number
  readonly edition: string | FaiyumEdition
}

export type Phase =
  /** Play a card, buy, administer or quit. */
  | 'turn'
  /** In the middle of a card's action. */
  | 'action'
  /** Administration: taking workers off, buying back, replacing market cards (solo only). */
  | 'workers'
  | 'back'
  | 'replace'
  | 'over'

/** No card, no space, no road. */
export const NONE = -1

/** What stands on a space. Workers are stored separately. A town stands on its settlement, a palace on its town. */
export const EMPTY = 0
export const SETTLEMENT = 1
export const TOWN = 2
export const PALACE = 3
export const WORKSHOP = 4
export const EXPANDED = 5

/** What joins two spaces. */
export const NO_ROAD = 0
export const ROAD = 1
export const BRIDGE = 2
export const GRAND_BRIDGE = 3

/** The map and the supply. Lists are indexed by space, `road` by edge, `supply` by piece. */
export interface Board {
  crocodile: number[]
  worker: number[]
  piece: number[]
  blocks: number[]
  road: number[]
  /** Road and bridge ends on each space, derived from `road`. */
  ends: number[]
  supply: number[]
}

/** The card that is being played. */
export interface Action {
  /** The card played, and the card beneath it if that one is repeated. */
  card: number
  repeats: number
  /** The current operation of the card's plan, and how often it has been done. */
  at: number
  done: number
  /** Spaces used so far. */
  spaces: number[]
  /** Roads of this action that are paid with the resource of their ground, each as a set of basic resources. */
  ground: number[]
  crocodiles: number
  cleared: number
}

/** Cards are numbered by their place in the edition: starting cards, numbered cards, disasters. Lists are indexed by seat unless noted. */
export interface State {
  phase: Phase
  seat: Seat
  first: Seat
  /** Unseen cards, lowest first: the draw pile, and the last turns. */
  pile: number[]
  last: number[]
  /** The market from left to right, and which of its cards have a discount token. */
  market: number[]
  discount: number[]
  /** Cards that left the game. */
  box: number[]
  /** True once the fourth disaster is out. */
  ending: boolean
  quit: number[]
  money: number[]
  /** Five numbers per seat, one for each good. */
  goods: number[]
  reputation: number[]
  /** How much of the reputation came from direct connections and from a disaster. */
  fromLinks: number[]
  fromDisaster: number[]
  /** Lowest first. */
  hands: number[][]
  /** The top card is the last one. */
  stacks: number[][]
  board: Board
  /** Pairs of places that have had their first direct connection, in the order in which they were connected. */
  linked: number[]
  action: Action
  /** How many picks were made in this step of administration. */
  count: number
}

/** Five numbers: wheat, grapes, stone, fish, roses. */
export type Goods = readonly number[]

export type Move =
  | { readonly do: 'use'; readonly card: number }
  | { readonly do: 'cash'; readonly card: number }
  | { readonly do: 'buy'; readonly card: number }
  | { readonly do: 'administer' }
  | { readonly do: 'quit' }
  /** The space for a worker or a piece, or the space whose worker is removed. */
  | { readonly do: 'space'; readonly space: number }
  /** Where a road or a bridge goes. */
  | { readonly do: 'join'; readonly spaces: readonly [number, number] }
  /** Stops an operation that may be done up to a number of times. */
  | { readonly do: 'enough' }
  | { readonly do: 'pay'; readonly goods: Goods; readonly money: number }
  | { readonly do: 'give'; readonly card: number }
  | { readonly do: 'swap'; readonly goods: Goods }
  | { readonly do: 'choose'; readonly goods: Goods }
  | { readonly do: 'take'; readonly card: number }
  /** The next card of the reordered stack, starting at the top. */
  | { readonly do: 'lay'; readonly card: number }
  | { readonly do: 'back'; readonly cards: number }
  | { readonly do: 'replace'; readonly card: number }

/** How events name a card. Starting cards have no number. */
export interface CardName {
  readonly number?: number
  readonly title: Words
}

/** How events name a space. */
export interface Spot {
  readonly id: string
  readonly terrain: Terrain
}

export type Event =
  | { readonly kind: 'used'; readonly seat: Seat; readonly card: CardName; readonly repeats?: CardName }
  | { readonly kind: 'cashed'; readonly seat: Seat; readonly card: CardName; readonly money: number }
  | { readonly kind: 'gave'; readonly seat: Seat; readonly card: CardName }
  | { readonly kind: 'worker'; readonly seat: Seat; readonly spot: Spot; readonly crocodile: boolean }
  | { readonly kind: 'built'; readonly seat: Seat; readonly piece: Piece; readonly spots: readonly Spot[] }
  | { readonly kind: 'linked'; readonly seat: Seat; readonly spots: readonly Spot[] }
  | { readonly kind: 'cleared'; readonly seat: Seat; readonly spot: Spot; readonly money: number }
  | { readonly kind: 'named'; readonly seat: Seat; readonly spot: Spot }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly goods: Goods; readonly money: number }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly from: Goods; readonly to: Goods }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly goods: Goods; readonly money: number; readonly reputation: number }
  | { readonly kind: 'ordered'; readonly seat: Seat }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly card: CardName; readonly price: number; readonly discount: boolean }
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: CardName }
  /** A card came into the market; a disaster has no title. */
  | { readonly kind: 'turned'; readonly number: number; readonly title?: Words }
  | { readonly kind: 'administered'; readonly seat: Seat; readonly income: number }
  | { readonly kind: 'back'; readonly seat: Seat; readonly cards: readonly CardName[]; readonly price: number }
  | { readonly kind: 'replaced'; readonly cards: readonly CardName[]; readonly discounts: readonly CardName[] }
  | { readonly kind: 'ending' }
  | { readonly kind: 'quit'; readonly seat: Seat; readonly reputation: number; readonly number?: number }
  | { readonly kind: 'over' }

/** Only the order of the cards to come is hidden, and it does not exist yet. */
export interface View extends Readonly<Omit<State, 'board' | 'action'>> {
  readonly viewer: Viewer
  readonly board: Readonly<Board>
  readonly action: Readonly<Action>
}

/** What never changes in a match. */
export interface Facts {
  readonly seats: number
  /** How many achievements of the pharaoh's challenge are active. */
  readonly achievements: number
  readonly edition: FaiyumEdition
}
