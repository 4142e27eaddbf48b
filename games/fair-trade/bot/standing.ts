import type { Facts, State } from '../state.ts'
import { coinWorth } from './worth.ts'

/**
 * How well each seat stands: a chance to win that grows with markers less debt and with what the purse will still buy, the more surely
 * the fewer rounds are left. It adds up to 1 over the table.
 */
export function standings(facts: Facts): (state: State, worth: Float64Array) => void {
  const worths = coinWorth(facts)
  return (state, worth) => {
    const { round, phase, purse, markers, debt } = state
    const over = phase === 'over'
    // The coins of a round that is still to be bid in will buy something in it.
    const left = facts.rounds - round
    const coin = over ? worths[0] : worths[Math.min(left + 1, worths.length - 1)]
    const spread = over ? SETTLED : SPREAD * Math.sqrt(left + 1)
    let most = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < purse.length; seat++) {
      worth[seat] = (markers[seat] - debt[seat] + coin * purse[seat]) / spread
      if (worth[seat] > most) most = worth[seat]
    }
    let sum = 0
    for (let seat = 0; seat < purse.length; seat++) {
      worth[seat] = Math.exp(worth[seat] - most)
      sum += worth[seat]
    }
    for (let seat = 0; seat < purse.length; seat++) worth[seat] /= sum
  }
}

/** Markers that a round moves, by and large; fitted to games of the hand-written player. */
const SPREAD = 1.2
/** Nothing moves any more: the least lead is the game. */
const SETTLED = 0.001
