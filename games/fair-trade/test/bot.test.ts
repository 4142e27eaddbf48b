import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { bot } from '../bot.ts'
import { openGame } from './helpers.ts'

describe('The greedy player', () => {
  it.each([2, 4, 6])('wins clearly more than its share against random bids at a table of %i', (seats) => {
    const rules = openGame(seats)
    const random = fastRandom(seats)
    const games = 60
    let wins = 0
    for (let game = 0; game < games; game++) {
      const hero = game % seats
      const state = rules.setup(random)
      while (rules.turn(state).length > 0) {
        const [seat] = rules.turn(state)
        const moves = rules.moves(state, seat)
        const choice =
          seat === hero
            ? bot.greedy(rules).choose(rules.view(state, seat), moves, { iterations: 0 }, random)
            : moves[random.below(moves.length)]
        expect(moves).toContain(choice)
        rules.play(state, seat, choice, random)
      }
      if (rules.outcome(state)?.places[hero] === 1) wins++
    }
    expect(wins / games).toBeGreaterThan(2 / seats > 0.9 ? 0.8 : 2 / seats)
  })

  it('does not save coins in the last round', () => {
    const rules = openGame(3, 6)
    const random = fastRandom(3)
    const state = rules.setup(random)
    while (!(state.phase === 'bid' && state.round === 6)) {
      const [seat] = rules.turn(state)
      rules.play(state, seat, rules.moves(state, seat)[0], random)
    }
    Object.assign(state, { purse: [40, 20, 20] })
    const choice = bot.greedy(rules).choose(rules.view(state, 0), rules.moves(state, 0), { iterations: 0 }, random)
    expect('trader' in choice && choice.trader).toBeGreaterThan(10)
  })
})
