import type { Seat, Viewer } from '@fairground/kernel'
import type { CounterfeitersEdition } from './edition/edition.ts'
import type { Board, Zone } from './rules/board.ts'

/**
 * What the page shows of a rival's cash, envelope and fakes before the end: nothing; what a perfect memory would know; everything,
 * flights included. With the first two the game is the same, and the veil is the page's.
 */
export type Money = 'veiled' | 'counted' | 'open'

export interface Options {
  readonly money: Money
  /** Only as many fakes of a quality exist as the box holds; what a print lacks is lost. */
  readonly strictComponents: boolean
  /** The promo of ten Action Improvements; its effects are reconstructed. */
  readonly improvements: boolean
  readonly edition: string | CounterfeitersEdition
}

/** Nobody, no card, no space. */
export const NONE = -1

/**
 * Where the game stands: the draft of the promo, the rounds, the diners at a round's end, and the steps of the end in their order:
 * last henchmen, Great Lawyer, Bad Lawyer, diners a last time.
 */
export type Stage = 'draft' | 'rounds' | 'closing' | 'last' | 'great' | 'bad' | 'finale' | 'over'

/** What the actor is asked for. */
export type Ask = 'improvement' | 'space' | 'notes' | 'amount' | 'diner' | 'henchman' | 'nothing'

/** Fakes by quality: one, two and three stars. */
export type Notes = readonly [number, number, number]

/** Lists run by seat. A set of spaces is a number with bit i set for space i of the board. Money is in dollars. */
export interface State {
  stage: Stage
  ask: Ask
  actor: Seat
  /** 1 for the first. */
  round: number
  /** Holder of the first-player pawn. */
  first: Seat
  /** Where on the track the police officer stands. */
  police: number
  /** Who moved the officer to the end. */
  trigger: Seat
  /** Henchmen not played yet in this round. */
  henchmen: number[]
  /** Henchmen laid down by passing. */
  laid: number[]
  /** The spaces on which the seat's henchmen stand. */
  standing: number[]
  /** Of those, the spaces on which a second henchman of the seat has squeezed in. */
  squeezed: number[]
  /** Cards over the market's spaces from the left, as designs. */
  market: number[]
  /** Sets A to D: how many of each design can still come. Nothing unseen has an order. */
  deck: number[][]
  /** Cards in front of each seat, by design. */
  cards: number[][]
  /** Cards out of the game, by design. */
  binned: number[]
  cash: number[]
  envelope: number[]
  /** Fakes held, by quality. */
  notes: number[][]
  /** Fakes printed less fakes handed over, by quality, as everybody saw; notes that diners turned are still counted here. */
  traced: number[][]
  /** What everybody saw of each seat's money and notes: see rules/ledger.ts. */
  ledger: number[][]
  /** The space in use while its action asks something. */
  space: number
  /** The space from which a lawyer's henchman was lifted and not yet put down. */
  lifted: number
  /** The improvement in use this turn. */
  boost: number
  /** Who owns each Action Improvement of the promo. */
  owners: number[]
  /** The improvements that have been used, as a set. */
  spent: number
}

export type Move =
  | { readonly draft: number }
  | { readonly place: number }
  /** Lays a henchman down, or declines a last henchman or a lawyer. */
  | { readonly pass: true }
  | { readonly improve: number }
  /** Fakes to hand over, or to have turned by diners. */
  | { readonly notes: Notes }
  /** Dollars into the envelope; less than 0: out of it. */
  | { readonly fly: number }
  | { readonly lift: number }

export type Lawyer = 'great' | 'bad'

export type Event =
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly improvement: string }
  | { readonly kind: 'improved'; readonly seat: Seat; readonly improvement: string }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly space: number; readonly card: string; readonly dollars: number }
  | { readonly kind: 'printed'; readonly seat: Seat; readonly space: number; readonly notes: number; readonly stars: number }
  | { readonly kind: 'went'; readonly seat: Seat; readonly space: number; readonly to: 'supermarket' | 'receiver' }
  | {
      readonly kind: 'sold'
      readonly seat: Seat
      readonly space: number
      readonly to: 'supermarket' | 'receiver'
      readonly notes: Notes
      readonly dollars: number
    }
  | { readonly kind: 'dodged'; readonly seat: Seat; readonly space: number; readonly dollars: number; readonly pawn: boolean }
  | { readonly kind: 'flew'; readonly seat: Seat; readonly space: number; readonly dollars: number }
  /** For the traveller's eyes: dollars into the envelope, less than 0 out of it. */
  | { readonly kind: 'moved'; readonly seat: Seat; readonly dollars: number }
  | { readonly kind: 'landed'; readonly seat: Seat }
  | { readonly kind: 'police'; readonly at: number; readonly steps: number }
  | { readonly kind: 'godfather' }
  /** For the payer's eyes. */
  | { readonly kind: 'paid'; readonly seat: Seat; readonly dollars: number }
  | { readonly kind: 'investigation'; readonly level: number }
  | { readonly kind: 'strike' }
  | { readonly kind: 'round-over'; readonly round: number }
  | { readonly kind: 'refilled'; readonly binned: readonly string[]; readonly market: readonly string[] }
  | { readonly kind: 'dined'; readonly seat: Seat; readonly notes: number; readonly dollars: number }
  /** For the owner's eyes: which notes the diners turned. */
  | { readonly kind: 'turned'; readonly seat: Seat; readonly notes: Notes }
  | { readonly kind: 'round'; readonly round: number; readonly first: Seat }
  | { readonly kind: 'ending'; readonly seat: Seat }
  | { readonly kind: 'stalled'; readonly rounds: number }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly what: 'last' | Lawyer }
  | { readonly kind: 'lifted'; readonly seat: Seat; readonly lawyer: Lawyer; readonly space: number; readonly zone: Zone }
  | {
      readonly kind: 'revealed'
      readonly cash: readonly number[]
      readonly envelope: readonly number[]
      readonly notes: readonly Notes[]
    }
  | { readonly kind: 'lottery'; readonly seat: Seat; readonly dollars: number }
  | { readonly kind: 'over' }

/** The least and the most that something can be. */
export type Range = readonly [number, number]

/** What the viewer knows of a seat's money: its own is exact, a rival's lies between bounds. */
export interface Purse {
  readonly cash: Range
  readonly envelope: Range
  readonly notes: readonly [Range, Range, Range]
}

/** What never changes in a match: the printed board and the card designs for this number of players, and what the table agreed on. */
export type Facts = Board

export interface View {
  readonly viewer: Viewer
  readonly stage: Stage
  readonly ask: Ask
  readonly actor: Seat
  readonly round: number
  readonly first: Seat
  readonly police: number
  readonly trigger: Seat
  readonly henchmen: readonly number[]
  readonly laid: readonly number[]
  readonly standing: readonly number[]
  readonly squeezed: readonly number[]
  readonly market: readonly number[]
  readonly deck: readonly (readonly number[])[]
  readonly cards: readonly (readonly number[])[]
  readonly binned: readonly number[]
  readonly purses: readonly Purse[]
  readonly traced: readonly (readonly number[])[]
  readonly ledger: readonly (readonly number[])[]
  readonly space: number
  readonly lifted: number
  readonly boost: number
  readonly owners: readonly number[]
  readonly spent: number
}
