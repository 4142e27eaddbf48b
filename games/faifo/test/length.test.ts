import { fastRandom, type Random } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import type { Move, State } from '../state.ts'
import { type FaifoRules, openGame } from './helpers.ts'

/** Lays random cards, but always targets the richest player. */
function policy(rules: FaifoRules, state: State, seat: number, random: Random): Move {
  const moves = rules.moves(state, seat)
  if (state.phase !== 'target') return moves[random.below(moves.length)]
  return moves.reduce((best, move) => (purseOf(state, move) > purseOf(state, best) ? move : best))
}

function purseOf(state: State, move: Move): number {
  return 'target' in move ? state.purse[move.target] : 0
}

const GAMES = 4000

describe('The length of a game with random cards and greedy targets', () => {
  it.each([
    [3, 7.8],
    [4, 7.3],
    [5, 5.7],
  ])('is at a table of %i about %f rounds', (seats, rounds) => {
    const rules = openGame(seats)
    const random = fastRandom(seats)
    let sum = 0
    for (let game = 0; game < GAMES; game++) {
      const state = rules.setup(random)
      while (rules.turn(state).length > 0) {
        const [seat] = rules.turn(state)
        rules.play(state, seat, policy(rules, state, seat, random), random)
      }
      sum += state.round
    }
    expect(Math.abs(sum / GAMES - rounds)).toBeLessThan(0.2)
  })
})
