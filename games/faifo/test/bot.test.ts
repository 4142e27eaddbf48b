import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { bot } from '../bot.ts'
import { type Move, SHIP } from '../state.ts'
import { choose, lay, openGame, type Staged, staged } from './helpers.ts'

function greedyMove({ rules, state }: Staged, seed = 1): Move {
  const [seat] = rules.turn(state)
  return bot.greedy(rules).choose(rules.view(state, seat), rules.moves(state, seat), { iterations: 0 }, fastRandom(seed))
}

describe('The greedy player', () => {
  it.each([3, 4, 5])('wins clearly more than its share against random play at a table of %i', (seats) => {
    const rules = openGame(seats)
    const random = fastRandom(seats)
    const games = 400
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
    expect(wins / games).toBeGreaterThan(1.25 / seats)
  })

  it('takes the richest purse', () => {
    const staging = staged({ hands: [[8], [SHIP], [SHIP], [SHIP]], purse: [0, 3, 9, 6] })
    lay(staging, [8, SHIP, SHIP, SHIP])
    expect(greedyMove(staging)).toEqual({ target: 2 })
  })

  it('asks the Monkey rather than the Dog for a favour', () => {
    const staging = staged({ turn: 2, hands: [[11], [15], [SHIP], [SHIP]], laid: [[SHIP], [12], [14], [13]] })
    lay(staging, [11, 15, SHIP, SHIP])
    expect(greedyMove(staging)).toEqual({ favor: 12 })
  })

  it('snitches on a merchant it has seen in a full purse’s hand', () => {
    const staging = staged({
      turn: 2,
      hands: [
        [6, 13, 12],
        [8, 5],
        [SHIP, 15],
        [SHIP, 11],
      ],
      laid: [[SHIP], [3], [9], [10]],
      purse: [20, 5, 0, 0],
    })
    lay(staging, [6, 8, SHIP, SHIP])
    choose(staging, { place: 13 })
    choose(staging, { take: 9 })
    lay(staging, [12, 5, 15, 11])
    for (let seed = 0; seed < 20; seed++) expect(greedyMove(staging, seed)).toEqual({ name: 9 })
  })

  it('throws rock, paper and scissors alike', () => {
    const staging = staged({ hands: [[1], [SHIP], [SHIP], [SHIP]] })
    lay(staging, [1, SHIP, SHIP, SHIP])
    choose(staging, { target: 1 })
    const thrown = new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(greedyMove(staging, seed))))
    expect(thrown.size).toBe(3)
  })
})
