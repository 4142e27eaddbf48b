import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { members, size } from '../rules/cards.ts'
import { NONE, SHIP } from '../state.ts'
import { summary } from '../summary.ts'
import { afterLaying, choose, game, lay, of, openGame, playRandom, staged } from './helpers.ts'

describe('4 The deal', () => {
  it.each([
    [3, 6, 2],
    [4, 5, 0],
    [5, 4, 0],
  ])('with %i players gives everybody %i cards, including a ship, and leaves %i out face up', (seats, cards, faceUp) => {
    const rules = openGame(seats)
    for (let seed = 0; seed < 50; seed++) {
      const state = rules.setup(fastRandom(seed))
      for (let seat = 0; seat < seats; seat++) {
        expect(size(state.hand[seat]) + state.ships[seat]).toBe(cards)
        expect(state.ships[seat]).toBeGreaterThan(0)
      }
      expect(size(state.aside) + state.asideShips).toBe(faceUp)
      expect(state.ships.reduce((sum, ships) => sum + ships, state.asideShips)).toBe(5)
    }
  })

  it('shuffles the remaining ships in: with three players they may be face up, or both in one hand', () => {
    const rules = openGame(3)
    const seen = new Set<string>()
    for (let seed = 0; seed < 300; seed++) {
      const { ships, asideShips } = rules.setup(fastRandom(seed))
      seen.add(`${Math.max(...ships)} ${asideShips}`)
    }
    expect([...seen].sort()).toEqual(['1 2', '2 0', '2 1', '3 0'])
  })

  it('gives the fifth ship to a random one of four players', () => {
    const rules = openGame(4)
    const random = fastRandom('fifth ship')
    const twice = [0, 0, 0, 0]
    for (let i = 0; i < 4000; i++) twice[rules.setup(random).ships.indexOf(2)]++
    for (const count of twice) expect(Math.abs(count - 1000)).toBeLessThan(4 * Math.sqrt(750))
  })

  it('collects and deals all cards again each round, including those laid aside (ruling 1)', () => {
    const staging = staged({
      seats: 3,
      turn: 4,
      hands: [
        [2, 4],
        [3, 6],
        [7, 8],
      ],
    })
    const before = staging.state.aside
    lay(staging, [2, 3, 7])
    expect(staging.state.round).toBe(2)
    expect(staging.state.front).toEqual([0, 0, 0])
    expect(staging.state.row.every((card) => card === NONE)).toBe(true)
    expect(staging.state.aside).not.toBe(before)
    expect(staging.state.phase).toBe('discard')
  })

  it('lets each of three players lay one card aside, even a ship, hidden until all have chosen (rulings 6 and A6)', () => {
    const rules = openGame(3)
    const state = rules.setup(fastRandom(4))
    const staging = { rules, state }
    expect(state.phase).toBe('discard')
    expect(rules.turn(state)).toEqual([0, 1, 2])
    choose(staging, { discard: SHIP }, 1)
    expect(rules.view(state, 0).discard).toEqual([NONE, NONE, NONE])
    expect(rules.view(state, 1).own).toBe(SHIP)
    expect(rules.secret(state, 0)).toBe(true)
    const [mine] = members(state.hand[0])
    choose(staging, { discard: mine }, 0)
    const theirs = members(state.hand[2])[0]
    const events = choose(staging, { discard: theirs }, 2)
    expect(of(events, 'discarded')).toEqual([{ kind: 'discarded', cards: [mine, SHIP, theirs] }])
    expect(state.phase).toBe('lay')
    for (let seat = 0; seat < 3; seat++) expect(size(state.hand[seat]) + state.ships[seat]).toBe(5)
    expect(state.aside & (1 << mine)).not.toBe(0)
    expect(state.asideShips).toBeGreaterThan(0)
  })
})

describe('4.1 Starting money', () => {
  it('is 5 in the first round', () => {
    expect(openGame(5).setup(fastRandom(1)).purse).toEqual([5, 5, 5, 5, 5])
  })

  it('is a limit: with 7 on the top contract, 10 becomes 7 and 5 stays 5 (worked example, ruling 2)', () => {
    const { state, events } = afterLaying([13, SHIP, SHIP, SHIP], { hands: [[14]], turn: 4, purse: [10, 5, 3, 0] })
    expect(state.contracts).toEqual([0])
    expect(of(events, 'round')).toEqual([{ kind: 'round', round: 2, aside: [] }])
    expect(of(events, 'limit')).toEqual([{ kind: 'limit', cap: 7, returned: [14 - 7, 0, 0, 0] }])
    expect(state.purse).toEqual([7, 5, 3, 0])
  })

  it('uses the contract on top at that moment, also after a contract was won by a skill (ruling 3)', () => {
    const { state } = afterLaying([12, SHIP, SHIP, SHIP], { turn: 4, purse: [30, 0, 0, 0] })
    expect(state.contracts).toEqual([0, 0])
    expect(state.purse).toEqual([9, 1, 1, 1])
  })

  it('stays the same if nobody won the contract (ruling 3)', () => {
    const { state } = afterLaying([13, 10, 15, 14], { hands: [[SHIP], [SHIP], [8], [9]], turn: 4, purse: [9, 9, 0, 0] })
    expect(state.contracts).toEqual([])
    expect(state.purse).toEqual([5, 5, 5, 2])
  })

  it('goes 5, 6, 7 … with that option', () => {
    const { state } = afterLaying([SHIP, SHIP, SHIP, 13], { turn: 4, purse: [30, 0, 0, 0], options: { contracts: 'by-one' } })
    expect(state.purse[0]).toBe(6)
  })

  it('comes from a bank that never runs out (ruling 5)', () => {
    const { state } = afterLaying([2, SHIP, SHIP, SHIP], { purse: [500, 500, 500, 500] })
    expect(state.purse[0]).toBe(506)
  })

  it('is known to a player with perfect memory, whether or not the page shows it (ruling 4)', () => {
    for (const openMoney of [false, true]) {
      const { rules, state } = staged({ purse: [7, 1, 0, 9], options: { openMoney } })
      const view = rules.view(state, 2)
      expect(view.purse).toEqual([7, 1, 0, 9])
      const visible = openMoney ? [7, 1, 0, 9] : [undefined, undefined, 0, undefined]
      expect(summary.counts(view, rules.facts).coins).toEqual(visible)
    }
  })
})

describe('5 A turn', () => {
  it.each([
    [3, 4],
    [4, 4],
    [5, 3],
  ])('of a round with %i players is one of %i, and one card stays unplayed', (seats, turns) => {
    const rules = openGame(seats)
    let most = 0
    playRandom(rules, fastRandom(seats), (state) => {
      if (state.round > 1) return false
      most = Math.max(most, state.turn)
      if (state.turn === turns && state.phase !== 'lay' && state.swaps.length === 0)
        for (let seat = 0; seat < seats; seat++) expect(size(state.hand[seat]) + state.ships[seat]).toBe(1)
      return undefined
    })
    expect(most).toBe(turns)
  })

  it('has no order of seats: all choose at once in secret, and all cards are shown together (ruling 6)', () => {
    const staging = staged({ hands: [[7], [8], [9], [10]] })
    const { rules, state } = staging
    expect(rules.turn(state)).toEqual([0, 1, 2, 3])
    rules.play(state, 2, { lay: 9 }, fastRandom(1))
    expect(rules.turn(state)).toEqual([0, 1, 3])
    expect(JSON.stringify(rules.view(state, 0).row)).not.toContain('9')
    expect(rules.view(state, 2).own).toBe(9)
    expect(size(state.hand[2]) + state.ships[2]).toBe(5)
    for (const [seat, card] of [
      [0, 7],
      [1, 8],
    ])
      rules.play(state, seat, { lay: card }, fastRandom(1))
    const events = choose(staging, { lay: 10 }, 3)
    expect(of(events, 'revealed')).toEqual([{ kind: 'revealed', cards: [7, 8, 9, 10] }])
  })

  it('offers each different card of the hand once', () => {
    const { rules, state } = staged({ hands: [[SHIP, SHIP, 3, 9, 12]] })
    expect(rules.moves(state, 0)).toEqual([{ lay: SHIP }, { lay: 3 }, { lay: 9 }, { lay: 12 }])
    expect(rules.secret(state, 0)).toBe(true)
  })
})

describe('6 Rewards', () => {
  it('are as in the worked example 6.1', () => {
    const { state, events } = afterLaying([SHIP, 14, SHIP, 5, 1], { purse: [5, 5, 5, 5, 5] })
    expect(of(events, 'ships')).toEqual([{ kind: 'ships', seats: [0, 2], coins: 1 }])
    expect(of(events, 'fell')).toEqual([{ kind: 'fell', seat: 1, merchant: 14, rival: 5 }])
    expect(of(events, 'rewarded')).toEqual([
      { kind: 'rewarded', seat: 3, merchant: 5, place: 1, coins: 2 },
      { kind: 'rewarded', seat: 4, merchant: 1, place: 2, coins: 1 },
    ])
    expect(of(events, 'skill')).toEqual([{ kind: 'skill', seat: 1, merchant: 14, skill: 'charity' }])
    expect(state.purse).toEqual([6, 2, 6, 7, 6])
  })

  it('come in the order ships, rivals, reputations, skills (ruling 7)', () => {
    const kinds = afterLaying([SHIP, 14, SHIP, 5, 1]).events.map(({ kind }) => kind)
    const order = ['revealed', 'ships', 'fell', 'rewarded', 'rewarded', 'skill', 'shown', 'bank', 'turn']
    expect(kinds.filter((kind) => kind !== 'chosen')).toEqual(order)
  })

  it.each([
    [[SHIP, 13, 11, 10], 5],
    [[SHIP, SHIP, 13, 15], 1],
    [[SHIP, SHIP, SHIP, 13], 0],
  ])('for ships in %j are %i each; ships of earlier turns do not count (ruling A8)', (cards, coins) => {
    const { state, events } = afterLaying(cards, { turn: 2, laid: [[1], [2], [3], [SHIP]], purse: [0, 0, 0, 0] })
    expect(of(events, 'ships')[0].coins).toBe(coins)
    expect(state.purse[0]).toBe(coins)
  })

  it('are nothing if nobody lays a merchant, and the turn ends (ruling 12)', () => {
    const { state } = afterLaying([SHIP, SHIP, SHIP, SHIP])
    expect(state).toMatchObject({ phase: 'lay', turn: 2, purse: [5, 5, 5, 5] })
  })
})

describe('6 Rivals', () => {
  it.each([
    [12, 2],
    [13, 14],
    [13, 15],
    [14, 5],
    [15, 1],
  ])('bring %i to 0 when %i is there, and never the other way round (ruling 8)', (falls, stands) => {
    const { events } = afterLaying([falls, stands, SHIP])
    expect(of(events, 'fell')).toEqual([{ kind: 'fell', seat: 0, merchant: falls, rival: stands }])
    expect(of(events, 'rewarded')).toMatchObject([{ seat: 1, merchant: stands, place: 1 }])
    expect(of(events, 'skill')).toMatchObject([{ merchant: falls }])
  })

  it('act at the same time: with 5, 13 and 14 both 13 and 14 fall, although 14 is at 0 itself (ruling 8)', () => {
    const { events } = afterLaying([5, 13, 14])
    expect(of(events, 'fell').map(({ merchant }) => merchant)).toEqual([13, 14])
  })

  it('only count in the same turn: merchants of earlier turns have no effect', () => {
    const { events } = afterLaying([14, SHIP, SHIP, SHIP], { turn: 2, laid: [[3], [5], [7], [8]] })
    expect(of(events, 'fell')).toEqual([])
  })

  it('leave at least one merchant above 0, and bring at most 1, 2, 2, 3 of 2, 3, 4, 5 merchants to 0 (ruling 9)', () => {
    const { merchants } = openGame(5).facts
    const most = [0, 0, 0, 0, 0, 0]
    for (let set = 2; set < 1 << 16; set += 2) {
      if (size(set) > 5) continue
      const fallen = members(set).filter((merchant) => (merchants[merchant].zeroedBy & set) !== 0).length
      expect(fallen).toBeLessThan(size(set))
      most[size(set)] = Math.max(most[size(set)], fallen)
    }
    expect(most.slice(2)).toEqual([1, 2, 2, 3])
  })

  it('let a merchant at 0 earn no place: if only one is above 0, nobody is second (ruling 10)', () => {
    const { state, events } = afterLaying([5, 13, 14], { purse: [0, 0, 9] })
    expect(of(events, 'rewarded')).toEqual([{ kind: 'rewarded', seat: 0, merchant: 5, place: 1, coins: 2 }])
    expect(state.purse).toEqual([2, 0, 6])
  })
})

describe('6.2 Few merchants', () => {
  it('two: the higher earns its first reward, the lower uses its skill, nobody is second (ruling 12)', () => {
    const { state, events } = afterLaying([9, 2, SHIP, SHIP], { purse: [0, 0, 0, 0] })
    expect(of(events, 'rewarded')).toEqual([{ kind: 'rewarded', seat: 0, merchant: 9, place: 1, coins: 3 }])
    expect(of(events, 'skill')).toMatchObject([{ seat: 1, merchant: 2 }])
    expect(state.purse).toEqual([3, 4, 1, 1])
  })

  it('two, one of them at 0: the other earns, the one at 0 uses its skill (ruling 12)', () => {
    const { state } = afterLaying([15, 1, SHIP, SHIP], { purse: [4, 0, 0, 0] })
    expect(state.purse).toEqual([0, 4, 1, 3])
  })

  it('one: it earns its first reward and also uses its skill (ruling 12)', () => {
    const { state } = afterLaying([2, SHIP, SHIP, SHIP], { purse: [0, 0, 0, 0] })
    expect(state.purse).toEqual([6, 0, 0, 0])
  })

  it('three: the highest is first, the middle one second, the lowest uses its skill', () => {
    const { state } = afterLaying([15, 11, 2, SHIP], { purse: [0, 0, 0, 0] })
    expect(state.purse).toEqual([5, 2, 4, 5])
  })
})

describe('6 Several at 0', () => {
  it('use their skills, lowest number first, including 12; merchants above 0 use none (rulings 13 and A5)', () => {
    const { state, events } = afterLaying([14, 2, 12, 5, 13], { purse: [5, 5, 5, 5, 5] })
    expect(of(events, 'skill').map(({ merchant }) => merchant)).toEqual([12, 13, 14])
    // 12: a contract and 1 for each opponent; 5 is first (2), 2 second (1); then 14 gives 3.
    expect(state.contracts).toEqual([2])
    expect(state.purse).toEqual([5 + 1 - 3, 5 + 1 + 1, 5, 5 + 1 + 2, 5 + 1])
  })

  it('13, 14 and 15 go in that order, each completely before the next (ruling 13)', () => {
    const { state, events } = afterLaying([15, 14, 13, 5, 1], { purse: [9, 0, 0, 0, 0] })
    expect(of(events, 'skill').map(({ merchant }) => merchant)).toEqual([13, 14, 15])
    // 14 had nothing to give at its turn; 15's left neighbour got 2 only afterwards.
    expect(state.purse).toEqual([5, 2, 0, 2, 3])
  })
})

it('compares different numbers only: no merchant is turned up twice in a turn (ruling 11)', () => {
  playRandom(openGame(5), fastRandom(11), (_, events) => {
    for (const { cards } of of(events, 'revealed')) {
      const merchants = cards.filter((card) => card !== SHIP)
      expect(new Set(merchants).size).toBe(merchants.length)
    }
    return undefined
  })
})

it('takes three to five players', () => {
  expect(game.seats).toEqual({ min: 3, max: 5 })
})
