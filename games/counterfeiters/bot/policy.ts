import type { Random, Seat } from '@fairground/kernel'
import type { Facts, Move } from '../state.ts'
import { expected, look, outlookOver, paceOf } from './outlook.ts'
import type { Position } from './position.ts'
import { botTable } from './table.ts'
import type { Weights } from './weights.ts'
import { worthOf } from './worth.ts'

/** The hand-written player, created once per match. */
export interface Policy {
  choose(at: Position, seat: Seat, moves: readonly Move[], random: Random): Move
  /** Writes the value of each move in dollars into `worth`. */
  rate(at: Position, seat: Seat, moves: readonly Move[], worth: Float64Array): void
  /** Writes the expected final money of each seat into `money`. */
  forecast(at: Position, money: Float64Array): void
}

/** The random additions of one choice come from a linear congruential generator (with the constants of Numerical Recipes), seeded below this. */
const DRAWN = 2 ** 32
const MULTIPLIER = 1664525
const INCREMENT = 1013904223

export function policyOf(facts: Facts, weights: Weights): Policy {
  const table = botTable(facts)
  const outlook = outlookOver(table, weights)
  return {
    choose(at, seat, moves, random) {
      if (moves.length === 1) return moves[0]
      look(outlook, at, seat)
      let best = moves[0]
      let most = Number.NEGATIVE_INFINITY
      let luck = random.below(DRAWN)
      for (let i = 0; i < moves.length; i++) {
        // A few random dollars make the player less predictable. One draw serves all moves.
        luck = (Math.imul(luck, MULTIPLIER) + INCREMENT) >>> 0
        const worth = worthOf(outlook, moves[i]) + weights.whim * (luck / DRAWN)
        if (worth > most) {
          most = worth
          best = moves[i]
        }
      }
      return best
    },

    rate(at, seat, moves, worth) {
      look(outlook, at, seat)
      for (let i = 0; i < moves.length; i++) worth[i] = worthOf(outlook, moves[i])
    },

    forecast(at, money) {
      const rounds = at.trigger >= 0 ? 0 : table.toEnd[at.police] / paceOf(facts, weights)
      for (let seat = 0; seat < facts.seats; seat++) money[seat] = expected(table, at, seat, weights.kept, rounds)
    },
  }
}
