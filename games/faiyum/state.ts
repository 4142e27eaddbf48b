import type { Seat, Viewer } from '@fairground/kernel'
import type { FaiyumEdition } from './edition/edition.ts'
import type { Piece, Terrain, Words } from './edition/vocabulary.ts'

export interface Options {
  /** How many achievements of the pharaoh's challenge are in force, from the first on. */
  readonly achievements: number
  readonly edition: string | FaiyumEdition
}

export type Phase =
  /** Play a card, buy, administer or quit. */
  | 'turn'
  /** In the middle of a card. */
  | 'action'
  /** Administration: taking workers off, buying back, replacing market cards (solo only). */
  | 'workers'
  | 'back'
  | 'replace'
  | 'over'

/** No card, no space, no road. */
export const NONE = -1

/** What stands on a space. The worker is apart; a town stands on its settlement, a palace on its town. */
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

/** The map and what is left in the box. Lists run by space, roads by edge, the supply by piece. */
export interface Board {
  crocodile: number[]
  worker: number[]
  piece: number[]
  blocks: number[]
  road: number[]
  /** Road and bridge ends on each space; it follows from `road`. */
  ends: number[]
  supply: number[]
}

/** A card being carried out. */
export interface Action {
  /** The card laid down, and the one beneath it if that is what is repeated. */
  card: number
  repeats: number
  /** The operation of the card's plan that is due, and how often it has been done. */
  at: number
  done: number
  /** Spaces used so far. */
  spaces: number[]
  /** Roads of this action that are paid by the ground, as sets of basic resources. */
  ground: number[]
  crocodiles: number
  cleared: number
}

/** Cards are numbered by their place in the edition: starting cards, numbered cards, disasters. Lists run by seat unless said otherwise. */
export interface State {
  phase: Phase
  seat: Seat
  first: Seat
  /** Unseen cards, lowest first: the draw pile, and the last turns. */
  pile: number[]
  last: number[]
  /** The market from the left, and which of its cards have a discount token. */
  market: number[]
  discount: number[]
  /** Cards that left the game. */
  box: number[]
  /** The fourth disaster is out. */
  ending: boolean
  quit: number[]
  money: number[]
  /** Five goods a seat. */
  goods: number[]
  reputation: number[]
  /** How much of it came from direct connections and from a disaster. */
  fromLinks: number[]
  fromDisaster: number[]
  /** Lowest first. */
  hands: number[][]
  /** The top card is the last one. */
  stacks: number[][]
  board: Board
  /** Pairs of places that have had their first direct connection, in the order of connecting. */
  linked: number[]
  action: Action
  /** Picks made in this step of administration. */
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
  /** A space for a worker or a piece, or of a worker that is taken away. */
  | { readonly do: 'space'; readonly space: number }
  /** Where a road or a bridge goes. */
  | { readonly do: 'join'; readonly spaces: readonly [number, number] }
  /** No more of what may be done up to so often. */
  | { readonly do: 'enough' }
  | { readonly do: 'pay'; readonly goods: Goods; readonly money: number }
  | { readonly do: 'give'; readonly card: number }
  | { readonly do: 'swap'; readonly goods: Goods }
  | { readonly do: 'choose'; readonly goods: Goods }
  | { readonly do: 'take'; readonly card: number }
  /** The next card of the new stack, from the top. */
  | { readonly do: 'lay'; readonly card: number }
  | { readonly do: 'back'; readonly cards: number }
  | { readonly do: 'replace'; readonly card: number }

/** A card as events name it. Starting cards have no number. */
export interface CardName {
  readonly number?: number
  readonly title: Words
}

/** A space as events name it. */
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

/** Nothing is hidden but the order of cards to come, and that does not exist yet. */
export interface View extends Readonly<Omit<State, 'board' | 'action'>> {
  readonly viewer: Viewer
  readonly board: Readonly<Board>
  readonly action: Readonly<Action>
}

/** What never changes in a match. */
export interface Facts {
  readonly seats: number
  /** Achievements of the pharaoh's challenge in force. */
  readonly achievements: number
  readonly edition: FaiyumEdition
}
