import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { PIECES } from '../edition/vocabulary.ts'
import { Sandbox } from './helpers.ts'

describe('Game set-up', () => {
  it.each([
    [1, [4]],
    [2, [3, 4]],
    [3, [3, 4, 4]],
    [4, [3, 4, 4, 5]],
    [5, [3, 4, 4, 5, 5]],
  ])('gives %i players their money, starting with the first player', (seats, money) => {
    const { rules } = new Sandbox(seats)
    for (let seed = 0; seed < 10; seed++) {
      const state = rules.setup(fastRandom(seed))
      expect(money.map((_, place) => state.money[(state.first + place) % seats])).toEqual(money)
    }
  })

  it.each([
    [1, [0, 0, 0, 0]],
    [2, [0, 0, 0, 6]],
    [3, [0, 0, 6, 10]],
    [4, [0, 3, 6, 10]],
    [5, [1, 3, 6, 10]],
  ])('uses the disasters of %i players', (seats, reputation) => {
    expect(new Sandbox(seats).table.disasters.map((disaster) => disaster.reputation)).toEqual(reputation)
  })

  it('puts the eight lowest of twelve blue cards into the market and the four highest with the yellow ones', () => {
    const { state, table } = new Sandbox(4)
    expect(state.market).toHaveLength(8)
    expect(state.market).toEqual([...state.market].sort((a, b) => a - b))
    expect(state.pile).toHaveLength(44)
    expect(state.last).toHaveLength(12)
    const blue = state.last.filter((card) => table.blue.includes(card))
    expect(blue).toHaveLength(4)
    expect(Math.min(...blue)).toBeGreaterThan(Math.max(...state.market))
    expect(state.last.filter((card) => card >= table.disaster)).toHaveLength(4)
  })

  it('puts discounts on the four cards for sale, but not in a solo game', () => {
    expect(new Sandbox(2).state.discount).toEqual([1, 1, 1, 1, 0, 0, 0, 0])
    expect(new Sandbox(1).state.discount).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('gives everybody three Farmers, Two roads and Settlement', () => {
    const sandbox = new Sandbox(3)
    for (const hand of sandbox.state.hands) expect(sandbox.numbers(hand)).toEqual(['Farmer', 'Farmer', 'Farmer', 'Two roads', 'Settlement'])
  })

  it('places 38 crocodiles, one on each wheat and grape space, the first settlement and the road of the dam', () => {
    const sandbox = new Sandbox(4)
    const { board } = sandbox.state
    expect(board.crocodile.filter((crocodile) => crocodile === 1)).toHaveLength(38)
    expect(sandbox.table.land.spots.filter((_, space) => board.crocodile[space] === 0).map(({ terrain }) => terrain)).not.toContain('wheat')
    expect(board.piece[sandbox.space('F3')]).toBe(1)
    expect(board.road[sandbox.edge('H4', 'H5')]).toBe(1)
    expect(PIECES.map((piece, index) => [piece, board.supply[index]])).toEqual([
      ['worker', 30],
      ['settlement', 15],
      ['town', 8],
      ['workshop', 10],
      ['expansion', 5],
      ['road', 39],
      ['bridge', 4],
      ['grandBridge', 2],
      ['block', 15],
      ['palace', 2],
      ['crocodile', 0],
    ])
  })

  it('chooses the first player at random', () => {
    const { rules } = new Sandbox(3)
    expect(new Set(Array.from({ length: 30 }, (_, seed) => rules.setup(fastRandom(seed)).first))).toEqual(new Set([0, 1, 2]))
  })
})
