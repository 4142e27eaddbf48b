import type { Seat, Viewer } from '@fairground/kernel'
import type { FaifoEdition, Skill } from './edition/edition.ts'

export interface Options {
  /** The page shows every purse all the time. Coins can be counted, so views hold them either way. */
  readonly openMoney: boolean
  /** Which of the edition's two rows of contract numbers is played. */
  readonly contracts: 'by-two' | 'by-one'
  readonly edition: string | FaifoEdition
}

/** What is being chosen. */
export type Phase =
  /** One card of the hand is laid aside before the first turn (three players). */
  | 'discard'
  | 'lay'
  /** Skills that ask: whom, rock-paper-scissors, which merchant is called, copied, placed, taken. */
  | 'target'
  | 'throw'
  | 'name'
  | 'favor'
  | 'place'
  | 'take'
  /** Nothing is: what was chosen is being carried out. The game never rests here; it is seen only while a move is told. */
  | 'up'
  | 'over'

/** A ship is 0, a merchant is the reputation printed on it, 1 to 15. */
export type Card = number
export const SHIP: Card = 0
/** No card yet, or nobody. */
export const NONE = -1

/** A set of merchants is a number with bit m set for merchant m. A set of seats has bit s set for seat s. */
export type MerchantSet = number
export type SeatSet = number

export type Throw = 'rock' | 'paper' | 'scissors'

/** Somebody called a merchant, and it was found. */
export interface Call {
  readonly turn: number
  readonly by: Seat
  readonly skill: 'dictating' | 'snitching'
  readonly merchant: Card
  readonly holder: Seat
  /** Merchants in all hands together at that moment, and cards in the caller's: what the caller could have named hangs on them. */
  readonly hidden: number
  readonly held: number
}

/** Somebody placed a merchant from hand and took one from the table; `taken` is 0 while the placed one's skill still runs. */
export interface Swap {
  readonly turn: number
  readonly by: Seat
  readonly placed: Card
  readonly taken: Card
}

/** Lists run by seat unless said otherwise. */
export interface State {
  phase: Phase
  /** 1 for the first. */
  round: number
  /** 1 for the first of the round. */
  turn: number
  /** Who has yet to choose. */
  owing: SeatSet
  purse: number[]
  /** Coins outside the bank. */
  circulating: number
  /** Coins from the bank in this turn: what Embargo sends back. */
  gained: number[]
  /** Purses that a rule has shown since the last cards were turned up. */
  shown: SeatSet
  /** Who took each contract, from the top of the deck. */
  contracts: Seat[]
  /** A chosen card stays in hand until all have chosen. */
  hand: MerchantSet[]
  ships: number[]
  /** Cards laid in each turn of the round: seat 0's turns first, then seat 1's. The last ones are hidden while others still choose. */
  row: Card[]
  /** Merchants face up before each seat. */
  front: MerchantSet[]
  /** Cards laid aside face up before the first turn, with the ones that players chose. */
  aside: MerchantSet
  asideShips: number
  /** The card each player lays aside, hidden until all have chosen. */
  discard: Card[]
  /** Merchants that everybody knows to be in a hand: called ones, and ones taken from the table. */
  known: MerchantSet[]
  /** Seats that have shown they hold no merchant. */
  onlyShips: SeatSet
  calls: Call[]
  swaps: Swap[]
  /** The merchant a seat has been told to lay next, 0 for none. */
  forced: Card[]
  /** Merchants whose names fell to 0 in this turn. */
  fallen: MerchantSet
  /** Merchants whose skills are still to come in this turn. */
  waiting: MerchantSet
  /** Whose skill runs, which merchant's it is, and those this chain has used already. */
  actor: Seat
  skill: Card
  used: MerchantSet
  /** Rock-paper-scissors: the one challenged, what actor and rival throw (1 rock, 2 paper, 3 scissors, 0 not yet), draws so far. */
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
  /** Between a purse and the bank: more than 0 into the purse. */
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
  /** The cards of the turn before are put aside, and the next is chosen for. */
  | { readonly kind: 'turn'; readonly turn: number }
  /** All cards are gathered and dealt anew; some are left out face up. */
  | { readonly kind: 'round'; readonly round: number; readonly aside: readonly Card[] }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** What each seat returns because nobody keeps more than the top contract says. */
  | { readonly kind: 'limit'; readonly cap: number; readonly returned: readonly number[] }
  | { readonly kind: 'over' }

/** What a player who forgets nothing knows: hands and the choices of this moment are all that is hidden. */
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
  /** How many cards each seat holds, a chosen one included. */
  readonly held: readonly number[]
  /** As in the state, with `NONE` for what is still hidden. */
  readonly row: readonly Card[]
  readonly front: readonly MerchantSet[]
  readonly aside: MerchantSet
  readonly asideShips: number
  readonly discard: readonly Card[]
  readonly known: readonly MerchantSet[]
  readonly onlyShips: SeatSet
  /** Merchants and ships that are in some hand, the viewer cannot tell whose. */
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

/** What never changes in a match: what is printed, and what the table agreed on. */
export interface Facts extends ForPlayers {
  readonly seats: number
  readonly openMoney: boolean
  readonly startMoney: number
  /** The same for every number of players, for whoever reads the rules. */
  readonly players: Readonly<Record<'3' | '4' | '5', ForPlayers>>
  /** Draws at rock-paper-scissors after which a coin decides. */
  readonly drawsBeforeCoin: number
  /** By number, 1 to 15; there is none at 0. */
  readonly merchants: readonly MerchantFacts[]
  /** What each ship earns, by the number of ships in the turn. */
  readonly ships: readonly number[]
  /** Contract numbers from the top of the full deck. */
  readonly deck: readonly number[]
  readonly networkingFrom: 'opponents' | 'any'
}

/** What hangs on the number of players. */
export interface ForPlayers {
  /** Contracts that end the game. */
  readonly goal: number
  readonly turns: number
  /** Cards dealt to each beside the ship everybody has, cards left out face up, cards that each lays aside then. */
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
