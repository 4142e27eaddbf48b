import { fastRandom, imagine } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { bot } from '../bot.ts'
import { DINER } from '../rules/board.ts'
import { hold, openGame, opening, passRound } from './helpers.ts'

describe('The greedy player', () => {
  it.each([
    [2, false],
    [3, false],
    [4, false],
    [4, true],
  ])('wins nearly always against random play at a table of %i, improvements %s', (seats, improvements) => {
    const rules = openGame(seats, { improvements })
    const random = fastRandom(seats)
    const games = 40
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
    expect(wins / games).toBeGreaterThan(0.9)
  })

  it('gives its diners the worst notes', () => {
    const rules = openGame(2)
    const state = opening(rules)
    state.cards[0][DINER] = 1
    hold(state, 0, [1, 1, 1])
    passRound(rules, state)
    const choice = bot.greedy(rules).choose(rules.view(state, 0), rules.moves(state, 0), { iterations: 0 }, fastRandom(1))
    expect(choice).toEqual({ notes: [1, 0, 0] })
  })

  it('chooses alike whatever it cannot see', () => {
    const rules = openGame(3)
    const random = fastRandom(21)
    const state = rules.setup(random)
    while (rules.turn(state).length > 0) {
      const seat = state.actor
      const moves = rules.moves(state, seat)
      const twin = imagine(rules, rules.view(state, seat), random)
      const seed = random.below(1000)
      const choose = (where: typeof state) =>
        bot.greedy(rules).choose(rules.view(where, seat), rules.moves(where, seat), { iterations: 0 }, fastRandom(seed))
      expect(choose(twin)).toEqual(choose(state))
      rules.play(state, seat, moves[random.below(moves.length)], random)
    }
  })
})
