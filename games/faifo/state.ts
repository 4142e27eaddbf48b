import type { Seat, Viewer } from '@fairground/kernel'
import type { FaifoEdition, Skill } from './edition/edition.ts'

export interface Options {
  /** The page always shows every purse. Views contain them in any case, because players can count coins. */
  readonly openMoney: boolean
  /** Which of the edition's two rows of contract numbers is used. */
  readonly contracts: 'by-two' | 'by-one'
  readonly edition: string | FaifoEdition
}

/** What the players choose now. */
export type Phase =
  /** One card of the hand to lay aside before the first turn (three players). */
  | 'discard'
  | 'lay'
  /** Choices for a skill: a player, rock-paper-scissors, which merchant to call, copy, place, take. */
  | 'target'
  | 'throw'
  | 'name'
  | 'favor'
  | 'place'
  | 'take'
  /** Nothing: a choice is being carried out. Only events in the middle of a move show this phase, never a position. */
  | 'up'
  | 'over'

/** A ship is 0, a merchant is the reputation printed on it, 1 to 15. */
export type Card = number
export const SHIP: Card = 0
/** No card, or no player. */
export const NONE = -1

/** A set of merchants is a number with bit m set for merchant m. A set of seats has bit s set for seat s. */
export type MerchantSet = number
export type SeatSet = number

export type Throw = 'rock' | 'paper' | 'scissors'

/** A player called a merchant, and its holder had to answer. */
export interface Call {
  readonly turn: number
  readonly by: Seat
  readonly skill: 'dictating' | 'snitching'
  readonly merchant: Card
  readonly holder: Seat
  /** Merchants in all hands, and cards in the caller's hand, at that moment: they determine what the caller could have named. */
  readonly hidden: number
  readonly held: number
}

/** A player placed a merchant from hand and took one from the table; `taken` is 0 while the placed merchant's skill still runs. */
export interface Swap {
  readonly turn: number
  readonly by: Seat
  readonly placed: Card
  readonly taken: Card
}

/** Lists are indexed by seat unless a comment says otherwise. */
export interface State {
  phase: Phase
  /** Counted from 1. */
  round: number
  /** Counted from 1 in each round. */
  turn: number
  /** Who still has to choose. */
  owing: SeatSet
  purse: number[]
  /** Coins outside the bank. */
  circulating: number
  /** Coins received from the bank in this turn: Embargo returns them. */
  gained: number[]
  /** Purses that a rule has revealed since the last cards were turned up. */
  shown: SeatSet
  /** Who took each contract, from the top of the deck. */
  contracts: Seat[]
  /** A chosen card stays in hand until all have chosen. */
  hand: MerchantSet[]
  ships: number[]
  /** Cards laid in each turn of the round: all turns of seat 0, then of seat 1, and so on. The last ones are hidden while others still choose. */
  row: Card[]
  /** Merchants face up in front of each seat. */
  front: MerchantSet[]
  /** Cards laid aside face up before the first turn, including those that players chose. */
  aside: MerchantSet
  asideShips: number
  /** The card each player lays aside, hidden until all have chosen. */
  discard: Card[]
  /** Merchants that everybody knows to be in this hand, because they were called or taken from the table. */
  known: MerchantSet[]
  /** Seats of which everybody knows that they hold no merchant. */
  onlyShips: SeatSet
  calls: Call[]
  swaps: Swap[]
  /** The merchant that a seat must lay next; 0 if it is free to choose. */
  forced: Card[]
  /** Merchants whose reputation fell to 0 in this turn. */
  fallen: MerchantSet
  /** Merchants whose skills are still to be used in this turn. */
  waiting: MerchantSet
  /** The player who uses a skill, the merchant it belongs to, and the merchants that this chain has already used. */
  actor: Seat
  skill: Card
  used: MerchantSet
  /** Rock-paper-scissors: the player challenged, the throws of actor and rival (1 rock, 2 paper, 3 scissors, 0 not yet), draws so far. */
  rival: Seat
  throws: number[]
  draws: number
}

export type Move =
  | { readonly discard: Card }
  | { readonly lay: Card }
  | { readonly target: Seat }
  | { readonly throw: Throw }
  | { readonly name: Card }
  | { readonly favor: Card }
  | { readonly place: Card }
  | { readonly take: Card }

export type Fizzle = 'nothing-to-copy' | 'nothing-to-take' | 'no-merchant-in-hand' | 'nothing-to-name' | 'last-turn'

export type Event =
  | { readonly kind: 'chosen'; readonly seat: Seat }
  | { readonly kind: 'discarded'; readonly cards: readonly Card[] }
  | { readonly kind: 'revealed'; readonly cards: readonly Card[] }
  | { readonly kind: 'ships'; readonly seats: readonly Seat[]; readonly coins: number }
  | { readonly kind: 'fell'; readonly seat: Seat; readonly merchant: Card; readonly rival: Card }
  | { readonly kind: 'rewarded'; readonly seat: Seat; readonly merchant: Card; readonly place: 1 | 2; readonly coins: number }
  | { readonly kind: 'skill'; readonly seat: Seat; readonly merchant: Card; readonly skill: Skill }
  | { readonly kind: 'fizzled'; readonly seat: Seat; readonly merchant: Card; readonly why: Fizzle }
  | { readonly kind: 'considers'; readonly seat: Seat; readonly merchant: Card; readonly what: 'name' | 'place' }
  /** Between a purse and the bank: positive into the purse. */
  | { readonly kind: 'bank'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'paid'; readonly from: Seat; readonly to: Seat; readonly coins: number }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly with: Seat; readonly coins: readonly [number, number] }
  | { readonly kind: 'shown'; readonly seats: readonly Seat[]; readonly coins: readonly number[] }
  | { readonly kind: 'challenged'; readonly seat: Seat; readonly rival: Seat }
  | { readonly kind: 'threw'; readonly seats: readonly [Seat, Seat]; readonly throws: readonly [Throw, Throw]; readonly winner?: Seat }
  | { readonly kind: 'tossed'; readonly winner: Seat }
  | { readonly kind: 'named'; readonly seat: Seat; readonly merchant: Card; readonly holder: Seat; readonly skill: Call['skill'] }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly merchant: Card }
  | { readonly kind: 'took'; readonly seat: Seat; readonly merchant: Card; readonly from: Seat }
  | { readonly kind: 'contract'; readonly seat: Seat; readonly value: number; readonly by: 'skill' | 'round' }
  | { readonly kind: 'no-contract'; readonly seat: Seat }
  | { readonly kind: 'tied'; readonly seats: readonly Seat[]; readonly cards: readonly Card[] }
  | { readonly kind: 'nobody' }
  /** The next turn begins: all choose a card. */
  | { readonly kind: 'turn'; readonly turn: number }
  /** All cards are collected and dealt again; some are left out face up. */
  | { readonly kind: 'round'; readonly round: number; readonly aside: readonly Card[] }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** What each seat returns, because nobody may keep more than the number on the top contract. */
  | { readonly kind: 'limit'; readonly cap: number; readonly returned: readonly number[] }
  | { readonly kind: 'over' }

/** What a player with perfect memory knows. Only hands and the choices of this moment are hidden. */
export interface View {
  readonly viewer: Viewer
  readonly phase: Phase
  readonly round: number
  readonly turn: number
  readonly owing: SeatSet
  readonly purse: readonly number[]
  readonly gained: readonly number[]
  readonly shown: SeatSet
  readonly contracts: readonly Seat[]
  /** The viewer's own cards. */
  readonly hand?: MerchantSet
  readonly ships?: number
  /** The viewer's own choice while others still choose: a card, or 1 to 3 for rock, paper, scissors. */
  readonly own?: number
  /** How many cards each seat holds, including a chosen one. */
  readonly held: readonly number[]
  /** As in the state, with `NONE` for what is still hidden. */
  readonly row: readonly Card[]
  readonly front: readonly MerchantSet[]
  readonly aside: MerchantSet
  readonly asideShips: number
  readonly discard: readonly Card[]
  readonly known: readonly MerchantSet[]
  readonly onlyShips: SeatSet
  /** Merchants and ships in unknown hands. */
  readonly unseen: MerchantSet
  readonly unseenShips: number
  readonly calls: readonly Call[]
  readonly swaps: readonly Swap[]
  readonly forced: readonly Card[]
  readonly fallen: MerchantSet
  readonly waiting: MerchantSet
  readonly actor: Seat
  readonly skill: Card
  readonly used: MerchantSet
  readonly rival: Seat
  readonly draws: number
}

/** What never changes in a match: what is printed, and the chosen options. */
export interface Facts extends ForPlayers {
  readonly seats: number
  readonly openMoney: boolean
  readonly startMoney: number
  /** The same for every number of players: the rules pages show all of them. */
  readonly players: Readonly<Record<'3' | '4' | '5', ForPlayers>>
  /** Draws at rock-paper-scissors after which a coin decides. */
  readonly drawsBeforeCoin: number
  /** By number, 1 to 15; the entry at 0 is empty. */
  readonly merchants: readonly MerchantFacts[]
  /** What each ship earns, by the number of ships in the turn. */
  readonly ships: readonly number[]
  /** Contract numbers from the top of the full deck. */
  readonly deck: readonly number[]
  readonly networkingFrom: 'opponents' | 'any'
}

/** What depends on the number of players. */
export interface ForPlayers {
  /** Contracts that end the game. */
  readonly goal: number
  readonly turns: number
  /** Cards dealt to each player in addition to their own ship, cards left out face up, cards that each player then lays aside. */
  readonly dealt: number
  readonly faceUp: number
  readonly laidAside: number
}

export interface MerchantFacts {
  readonly first: number
  readonly second: number
  readonly zeroedBy: MerchantSet
  readonly skill: Skill
}
