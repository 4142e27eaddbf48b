import type { Seat } from '@fairground/kernel'
import type { Facts, State } from '../state.ts'
import { coinWorth } from './worth.ts'

/** Chances to win, from what everybody has when so many rounds are still to be bid in. */
export interface Standing {
  /** The chance of one seat, and what it has bid to come there. */
  share(me: Seat, left: number, score: Float64Array, purse: Float64Array, farmer?: number, trader?: number): number
  /** What speaks for one seat: chances go by its power of e. */
  strength(seat: Seat, left: number, score: Float64Array, purse: Float64Array): number
  /** The chances of all. */
  all(state: State, worth: Float64Array): void
}

/**
 * A chance to win grows with markers less debt and with what the purse will still buy, the more surely the fewer rounds are left. All
 * chances add up to 1.
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

  function strength(seat: Seat, left: number, score: Float64Array, purse: Float64Array): number {
    const plenty = plentyOf(left)
    return (score[seat] + scaleOf(left, plenty) * useful(purse[seat], plenty)) / spreadOf(left)
  }

  function share(me: Seat, left: number, score: Float64Array, purse: Float64Array): number {
    // Coins that can still be bid will buy something; in the end they break ties.
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
    strength,
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

/** The more coins one has, the less the next one does, down to nothing. */
function useful(coins: number, plenty: number): number {
  const spent = coins < plenty ? coins : plenty
  return spent - (spent * spent) / (2 * plenty)
}

/** How many times the coins of the start are more than one can spend: so many, and a little more for each round to come. Fitted likewise. */
const PLENTY = 1.75
const PLENTY_EACH_ROUND = 0.19
/** Markers that a round moves, by and large; fitted to games of the hand-written player. */
const SPREAD = 1.2
/** Nothing moves any more: the least lead is the game. */
const SETTLED = 0.001
