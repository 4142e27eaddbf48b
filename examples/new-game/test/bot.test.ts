import { byChance, duel } from '@fairground/games/test/duel.ts'
import { finishedGame } from '@fairground/games/test/random-game.ts'
import { describe, expect, it } from 'vitest'
import { bot } from '../bot.ts'
import { gamePackage } from '../game.ts'

describe('The hand-written player', () => {
  it.each([2, 3, 5])('wins more than its share against random players with %i seats', (seats) => {
    const rules = gamePackage.game.open({ edition: 'first' }, seats)
    expect(duel(rules, bot.greedy(rules), byChance, { seats, tables: 60 * seats })).toBeGreaterThan(1 / seats)
  })

  it('chooses legal moves', () => {
    const rules = gamePackage.game.open({ edition: 'first' }, 3)
    const player = bot.greedy(rules)
    finishedGame(rules, 2, ({ state, seat, moves }, random) => {
      const move = player.choose(rules.view(state, seat), moves, { iterations: 0 }, random)
      expect(moves).toContain(move)
      return move
    })
  })
})
