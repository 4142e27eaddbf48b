import { pick, type Random } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { type Decision, finishedGame } from '../../test/random-game.ts'
import type { Move, State } from '../state.ts'
import { openGame } from './helpers.ts'

/** Lays random cards, but always targets the richest player. */
function policy({ state, moves }: Decision<State, Move>, random: Random): Move {
  if (state.phase !== 'target') return pick(moves, random)
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
    let sum = 0
    for (let game = 0; game < GAMES; game++) sum += finishedGame(rules, `${seats}/${game}`, policy).round
    expect(Math.abs(sum / GAMES - rounds)).toBeLessThan(0.2)
  })
})
