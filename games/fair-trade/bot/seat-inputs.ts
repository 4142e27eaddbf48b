import type { Seat } from '@fairground/kernel'
import type { Facts } from '../state.ts'

/** More rounds than these are not told apart. */
const MOST_LEFT = 12
/** Inputs besides the stage of the game, the place at the table and the market. */
const OTHERS = 7
/** The unit of markers, and of what a market card pays. */
const MARKERS = 5

/** A round about to begin, as everybody sees it. */
export interface Round {
  /** Rounds still to be played, including this one. */
  left: number
  farmer: Seat
  /** Markers minus debt, the mean of all seats. */
  mean: number
  /** What this round's market card pays each place, and the mean of the cards that may follow. */
  next: readonly number[]
  later: readonly number[]
}

export interface SeatInputs {
  readonly count: number
  /** What the cards that may follow pay on average. */
  laterOf(cards: readonly number[]): readonly number[]
  /** The cards that matter most when they are blocked: 1 for the highest, plus 2 for the second highest. */
  topCards(one: number, other: number): number
  write(round: Round, seat: Seat, score: number, coins: number, blocked: number, into: Float32Array): void
}

/**
 * What the network reads of one seat: what it has, which of the two highest cards it may not bid, its place in the order that breaks ties, and
 * the market. Nothing about the others but their mean, so that how strong a seat stands depends on few numbers and can be looked up.
 */
export function seatInputs({
  seats,
  market,
  startCoins,
  highestBid,
}: Pick<Facts, 'seats' | 'market' | 'startCoins' | 'highestBid'>): SeatInputs {
  return {
    count: 2 * MOST_LEFT + OTHERS + 3 * seats,
    laterOf: (cards) =>
      Array.from({ length: seats }, (_, place) => cards.reduce((sum, card) => sum + market[card].prizes[place] / cards.length, 0)),
    topCards: (one, other) =>
      (one === highestBid || other === highestBid ? 1 : 0) + (one === highestBid - 1 || other === highestBid - 1 ? 2 : 0),
    write({ left, farmer, mean, next, later }, seat, score, coins, blocked, into) {
      const lead = (score - mean) / MARKERS
      const purse = coins / startCoins
      const stage = Math.min(left, MOST_LEFT) - 1
      into.fill(0)
      into[stage] = lead
      into[MOST_LEFT + stage] = 1
      let i = 2 * MOST_LEFT
      into[i++] = Math.max(0, lead)
      into[i++] = purse
      into[i++] = Math.min(purse, 0.5)
      into[i++] = Math.min(purse, 1)
      into[i++] = Math.max(0, purse - 1.5)
      into[i++] = blocked & 1
      into[i++] = blocked >> 1
      into[i + ((seat - farmer + seats) % seats)] = 1
      i += seats
      for (let place = 0; place < seats; place++) into[i++] = next[place] / MARKERS
      for (let place = 0; place < seats; place++) into[i++] = later[place] / MARKERS
    },
  }
}
