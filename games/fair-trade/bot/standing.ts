import type { Seat } from '@fairground/kernel'
import type { Facts, State } from '../state.ts'
import { coinWorth } from './worth.ts'

/** Chances to win, from what each seat has and the number of rounds left. */
export interface Standing {
  /** The chance of one seat. `farmer` and `trader` are its bids in the round just played. */
  share(me: Seat, left: number, score: Float64Array, purse: Float64Array, farmer?: number, trader?: number): number
  /** The chances of all seats. */
  all(state: State, worth: Float64Array): void
}

/**
 * The chance to win grows with markers minus debt and with what the purse can still buy; the fewer rounds are left, the more certain it is.
 * All chances add up to 1.
 */
export function standingOf(facts: Facts): Standing {
  const { seats, rounds } = facts
  const worths = coinWorth(facts)
  const scores = new Float64Array(seats)
  const purses = new Float64Array(seats)

  function spreadOf(left: number): number {
    return left === 0 ? SETTLED : SPREAD * Math.sqrt(left)
  }

  function plentyOf(left: number): number {
    return left === 0 ? Number.POSITIVE_INFINITY : facts.startCoins * (PLENTY + PLENTY_EACH_ROUND * left)
  }

  function scaleOf(left: number, plenty: number): number {
    return worths[Math.min(left, worths.length - 1)] / (1 - facts.startCoins / plenty)
  }

  function share(me: Seat, left: number, score: Float64Array, purse: Float64Array): number {
    // Coins that can still be bid will buy something; at the end they only break ties.
    const spread = spreadOf(left)
    const plenty = plentyOf(left)
    const scale = scaleOf(left, plenty)
    const mine = score[me] + scale * useful(purse[me], plenty)
    let sum = 0
    for (let seat = 0; seat < seats; seat++) sum += Math.exp((score[seat] + scale * useful(purse[seat], plenty) - mine) / spread)
    return 1 / sum
  }

  return {
    share,
    all({ phase, round, purse, markers, debt }, worth) {
      for (let seat = 0; seat < seats; seat++) {
        scores[seat] = markers[seat] - debt[seat]
        purses[seat] = purse[seat]
      }
      const left = phase === 'over' ? 0 : rounds - round + 1
      for (let seat = 0; seat < seats; seat++) worth[seat] = share(seat, left, scores, purses)
    },
  }
}

/** Each further coin is worth less, down to nothing. */
function useful(coins: number, plenty: number): number {
  const spent = coins < plenty ? coins : plenty
  return spent - (spent * spent) / (2 * plenty)
}

/**
 * How many times the starting coins are more than a player can spend: a constant plus a little for each remaining round. Fitted like
 * SPREAD.
 */
const PLENTY = 1.75
const PLENTY_EACH_ROUND = 0.19
/** By how many markers a typical round changes the standing; fitted to games of the hand-written player. */
const SPREAD = 1.2
/** Nothing can change any more: the smallest lead wins. */
const SETTLED = 0.001
