import type { Random, Seat } from '@fairground/kernel'
import type { Facts, Move } from '../state.ts'
import { expected, outlookOf, paceOf } from './outlook.ts'
import type { Position } from './position.ts'
import { botTable } from './table.ts'
import type { Weights } from './weights.ts'
import { worthOf } from './worth.ts'

/** The hand-written way to play, opened once for a match. */
export interface Policy {
  choose(at: Position, seat: Seat, moves: readonly Move[], random: Random): Move
  /** What each move is worth in dollars, written into a list as long as the moves. */
  rate(at: Position, seat: Seat, moves: readonly Move[], worth: Float64Array): void
  /** Money that each seat is heading for, written into a list by seat. */
  forecast(at: Position, money: Float64Array): void
}

/** Chances of a choice are drawn as whole numbers below this. */
const FINE = 1024

export function policyOf(facts: Facts, weights: Weights): Policy {
  const table = botTable(facts)
  return {
    choose(at, seat, moves, random) {
      if (moves.length === 1) return moves[0]
      const outlook = outlookOf(table, weights, at, seat)
      let best = moves[0]
      let most = Number.NEGATIVE_INFINITY
      for (let i = 0; i < moves.length; i++) {
        // A few dollars either way, so that it cannot be read like a clock.
        const worth = worthOf(outlook, moves[i]) + (weights.whim * random.below(FINE)) / FINE
        if (worth > most) {
          most = worth
          best = moves[i]
        }
      }
      return best
    },

    rate(at, seat, moves, worth) {
      const outlook = outlookOf(table, weights, at, seat)
      for (let i = 0; i < moves.length; i++) worth[i] = worthOf(outlook, moves[i])
    },

    forecast(at, money) {
      const rounds = at.trigger >= 0 ? 0 : table.toEnd[at.police] / paceOf(facts, weights)
      for (let seat = 0; seat < facts.seats; seat++) money[seat] = expected(table, at, seat, weights.kept, rounds)
    },
  }
}
