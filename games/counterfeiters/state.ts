import type { Seat, Viewer } from '@fairground/kernel'
import type { CounterfeitersEdition } from './edition/edition.ts'
import type { Board, Zone } from './rules/board.ts'

/**
 * What the page shows of a rival's cash, envelope and fakes before the end: nothing; what a player with perfect memory knows; everything,
 * flights included. The first two are the same for the rules and the views: only the page hides what a memory could know.
 */
export type Money = 'veiled' | 'counted' | 'open'

export interface Options {
  readonly money: Money
  /** There are only as many fakes of a quality as in the box; what cannot be printed is lost. */
  readonly strictComponents: boolean
  /** The promo of ten Action Improvements; its effects are reconstructed. */
  readonly improvements: boolean
  readonly edition: string | CounterfeitersEdition
}

/** Nobody, no card, no space. */
export const NONE = -1

/**
 * The part of the game: the draft of the promo, the rounds, the diners at the end of a round, then the steps of the end game in order:
 * last henchmen, Great Lawyer, Bad Lawyer, diners for the last time.
 */
export type Stage = 'draft' | 'rounds' | 'closing' | 'last' | 'great' | 'bad' | 'finale' | 'over'

/** What the actor has to choose. */
export type Ask = 'improvement' | 'space' | 'notes' | 'amount' | 'diner' | 'henchman' | 'nothing'

/** Fakes by quality: one, two and three stars. */
export type Notes = readonly [number, number, number]

/** Lists are indexed by seat unless a comment says otherwise. A set of spaces is a number with bit i set for space i. Money is in dollars. */
export interface State {
  stage: Stage
  ask: Ask
  actor: Seat
  /** Counted from 1. */
  round: number
  /** Holder of the first-player pawn. */
  first: Seat
  /** The police officer's place on the track. */
  police: number
  /** The seat that moved the officer to the end. */
  trigger: Seat
  /** Henchmen not played yet in this round. */
  henchmen: number[]
  /** Henchmen laid down by passing. */
  laid: number[]
  /** The spaces on which the seat's henchmen stand. */
  standing: number[]
  /** Of those, the spaces on which a second henchman of the same seat stands. */
  squeezed: number[]
  /** Cards over the market's spaces from the left, as designs. */
  market: number[]
  /** Sets A to D: how many cards of each design are still face down. They have no order. */
  deck: number[][]
  /** Cards in front of each seat, by design. */
  cards: number[][]
  /** Cards out of the game, by design. */
  binned: number[]
  cash: number[]
  envelope: number[]
  /** Fakes held, by quality. */
  notes: number[][]
  /** Fakes printed minus fakes sold, by quality, which everybody saw; notes that diners exchanged are still counted here. */
  traced: number[][]
  /** What everybody saw of each seat's money and notes: see rules/ledger.ts. */
  ledger: number[][]
  /** The space whose action waits for a choice. */
  space: number
  /** The space from which a lawyer took a henchman that is not placed again yet. */
  lifted: number
  /** The improvement in use this turn. */
  boost: number
  /** Who owns each Action Improvement of the promo. */
  owners: number[]
  /** The set of improvements that have been used. */
  spent: number
}

export type Move =
  | { readonly draft: number }
  | { readonly place: number }
  /** Lays a henchman down, or declines a last henchman or a lawyer. */
  | { readonly pass: true }
  | { readonly improve: number }
  /** Fakes to sell, or to exchange at diners. */
  | { readonly notes: Notes }
  /** Dollars into the envelope; negative: out of it. */
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
  /** Only for the traveller: dollars into the envelope, negative: out of it. */
  | { readonly kind: 'moved'; readonly seat: Seat; readonly dollars: number }
  | { readonly kind: 'landed'; readonly seat: Seat }
  | { readonly kind: 'police'; readonly at: number; readonly steps: number }
  | { readonly kind: 'godfather' }
  /** Only for the payer. */
  | { readonly kind: 'paid'; readonly seat: Seat; readonly dollars: number }
  | { readonly kind: 'investigation'; readonly level: number }
  | { readonly kind: 'strike' }
  | { readonly kind: 'round-over'; readonly round: number }
  | { readonly kind: 'refilled'; readonly binned: readonly string[]; readonly market: readonly string[] }
  | { readonly kind: 'dined'; readonly seat: Seat; readonly notes: number; readonly dollars: number }
  /** Only for the owner: which notes the diners exchanged. */
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

/** The smallest and the largest possible value. */
export type Range = readonly [number, number]

/** What the viewer knows of a seat's money: their own exactly, a rival's within bounds. */
export interface Purse {
  readonly cash: Range
  readonly envelope: Range
  readonly notes: readonly [Range, Range, Range]
}

/** What never changes in a match: the printed board and the card designs for this number of players, and the chosen options. */
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
