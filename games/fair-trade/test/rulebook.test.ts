import { fastRandom, type Random, readOptions } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { decisionsOf, finishedGame } from '../../test/random-game.ts'
import { cardSet } from '../rules/bids.ts'
import { sortRow } from '../rules/rows.ts'
import { NONE, type State } from '../state.ts'
import { bidAll, biddingState, bidWith, game, ofKind, openGame } from './helpers.ts'

const RULEBOOK_ROW = 7

function row(bids: readonly number[], first: number, direction: 1 | -1): readonly number[] {
  const seats: number[] = bids.map(() => 0)
  sortRow(bids, first, direction, seats)
  return seats
}

describe('3 Set-up', () => {
  it('gives everybody sixteen coins', () => {
    expect(openGame(5).setup(fastRandom(3)).purse).toEqual([16, 16, 16, 16, 16])
  })

  it('gives the farmer marker to a random player (at a real table to the oldest)', () => {
    const rules = openGame(4)
    const random = fastRandom(9)
    const farmers = new Set(Array.from({ length: 100 }, () => rules.setup(random).farmer))
    expect([...farmers].sort()).toEqual([0, 1, 2, 3])
  })

  it('turns up a current and a future market', () => {
    const { current, future, unseen } = openGame(3).setup(fastRandom(4))
    expect(new Set([current, future, ...unseen]).size).toBe(12)
    expect(unseen).toHaveLength(10)
  })

  it('offers each player every pair of cards to block, at the same time', () => {
    const rules = openGame(3)
    const state = rules.setup(fastRandom(4))
    expect(rules.turn(state)).toEqual([0, 1, 2])
    expect(rules.moves(state, 1)).toHaveLength((13 * 12) / 2)
  })

  it('shows nobody what the others block until all have chosen', () => {
    const rules = openGame(3)
    const state = rules.setup(fastRandom(4))
    rules.play(state, 1, { block: [3, 9] }, fastRandom(1))
    expect(rules.view(state, 0).blocked).toEqual([0, 0, 0])
    expect(rules.view(state, 0).chosen).toEqual([false, true, false])
    expect(rules.view(state, 1).own).toEqual({ block: [3, 9] })
    rules.play(state, 0, { block: [1, 2] }, fastRandom(1))
    rules.play(state, 2, { block: [4, 5] }, fastRandom(1))
    expect(rules.view(state, 'spectator').blocked).toEqual([cardSet(1, 2), cardSet(3, 9), cardSet(4, 5)])
  })
})

describe('4.1 Bidding', () => {
  it('offers the 110 ordered pairs of the eleven free cards', () => {
    const rules = openGame(2)
    const moves = rules.moves(biddingState(rules), 0)
    expect(moves).toHaveLength(110)
    expect(moves).toContainEqual({ farmer: 11, trader: 1 })
    expect(moves).not.toContainEqual({ farmer: 13, trader: 1 })
    expect(moves).not.toContainEqual({ farmer: 4, trader: 4 })
  })

  it('allows a bid beyond the purse', () => {
    const rules = openGame(2)
    const moves = rules.moves(biddingState(rules, { purse: [0, 32] }), 0)
    expect(moves).toContainEqual({ farmer: 11, trader: 10 })
  })
})

describe('4.2 The two rows', () => {
  it('sorts both from high to low', () => {
    expect(row([3, 9, 1, 5], 0, 1)).toEqual([1, 3, 0, 2])
  })

  it('breaks farmer ties clockwise from the farmer marker', () => {
    expect(row([9, 9, 2, 9], 1, 1)).toEqual([1, 3, 0, 2])
  })

  it('breaks trader ties counter-clockwise from the trader marker', () => {
    expect(row([9, 9, 2, 9], 0, -1)).toEqual([0, 3, 1, 2])
  })

  it('lets the holder of the farmer marker win every farmer tie and lose every trader tie', () => {
    const rules = openGame(4)
    const events = bidAll(rules, biddingState(rules, { farmer: 2 }), [5, 6], [5, 6], [5, 6], [5, 6])
    const [revealed] = ofKind(events, 'revealed')
    expect(revealed.farmers).toEqual([2, 3, 0, 1])
    expect(revealed.traders).toEqual([1, 0, 3, 2])
  })

  it('lets each of two players win one kind of tie', () => {
    const rules = openGame(2)
    const events = bidAll(rules, biddingState(rules), [5, 6], [5, 6])
    expect(ofKind(events, 'revealed')[0]).toMatchObject({ farmers: [0, 1], traders: [1, 0] })
  })
})

describe('4.3 Paying', () => {
  it('splits a pool of 15 among four as 4, 4, 4, 3 (worked example)', () => {
    const rules = openGame(4)
    const events = bidAll(rules, biddingState(rules), [6, 1], [4, 2], [3, 5], [2, 7])
    expect(ofKind(events, 'shared')[0]).toMatchObject({ pool: 15, shares: [4, 4, 4, 3] })
  })

  it('lets the trader in place k pay the farmer in place k (worked example)', () => {
    const rules = openGame(4)
    const events = bidAll(rules, biddingState(rules), [6, 1], [4, 2], [3, 5], [2, 7])
    expect(ofKind(events, 'traded').map(({ trader, farmer, coins }) => [trader, farmer, coins])).toEqual([
      [3, 0, 7],
      [2, 1, 5],
      [1, 2, 2],
      [0, 3, 1],
    ])
  })

  it('adds up for everybody: old purse minus both bids, plus share, plus trade', () => {
    const rules = openGame(4)
    const state = biddingState(rules)
    bidAll(rules, state, [6, 1], [4, 2], [3, 5], [2, 7])
    expect(state.purse).toEqual([16 - 7 + 4 + 7, 16 - 6 + 4 + 5, 16 - 8 + 4 + 2, 16 - 9 + 3 + 1])
  })

  it('gives the trader bid back to a player who has the same place in both rows', () => {
    const rules = openGame(2)
    const state = biddingState(rules)
    bidAll(rules, state, [8, 9], [1, 2])
    expect(state.purse).toEqual([16 - 17 + 1 + 5 + 9, 16 - 3 + 4 + 2])
    expect(state.debt).toEqual([1, 0])
  })

  it('takes payment from the purse held before the round: income of the round cannot pay for it', () => {
    const rules = openGame(2)
    const state = biddingState(rules, { purse: [3, 29] })
    bidAll(rules, state, [11, 1], [10, 9])
    expect(state.debt).toEqual([9, 0])
  })

  it('books a shortfall once per round as farmer plus trader minus purse, a point per coin (ruling T-A2)', () => {
    const rules = openGame(3)
    const state = biddingState(rules, { purse: [5, 21, 22] })
    const events = bidAll(rules, state, [4, 9], [1, 2], [2, 3])
    expect(ofKind(events, 'short')).toEqual([{ kind: 'short', seat: 0, coins: 8 }])
    expect(state.debt).toEqual([8, 0, 0])
  })

  it('lends and books debt even to a player who pays themselves (ruling T-A1)', () => {
    const rules = openGame(2)
    const state = biddingState(rules, { purse: [0, 32] })
    bidAll(rules, state, [11, 10], [1, 2])
    expect(state.debt).toEqual([21, 0])
    expect(state.purse).toEqual([6 + 10, 32 - 3 + 6 + 2])
  })

  it('loses no coin: the purses hold sixteen per player plus all debts', () => {
    const rules = openGame(3)
    const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
    for (const { state } of decisionsOf(rules, fastRandom('coins'))) expect(sum(state.purse)).toBe(48 + sum(state.debt))
  })
})

describe('4.4 Fair-trade markers', () => {
  it('awards 5, 4, 1 and 0 to four traders on the printed row (worked example)', () => {
    const rules = openGame(4)
    const state = biddingState(rules, { current: RULEBOOK_ROW, future: 0, unseen: [1, 2, 3, 4, 5, 6, 8, 9, 10, 11] })
    bidAll(rules, state, [6, 1], [4, 2], [3, 5], [2, 7])
    expect(state.markers).toEqual([0, 1, 4, 5])
  })
})

describe('4.5 to 4.7 The next round', () => {
  function afterOneRound(random: Random = fastRandom(2)): State {
    const rules = openGame(2)
    const state = biddingState(rules)
    bidWith(random, rules, state, [3, 4], [1, 2])
    return state
  }

  it('blocks the cards just bid and frees the pair blocked before', () => {
    const state = afterOneRound()
    expect(state.blocked).toEqual([cardSet(3, 4), cardSet(1, 2)])
    expect(openGame(2).moves(state, 0)).toContainEqual({ farmer: 12, trader: 13 })
  })

  it('makes the future market the current one and turns up a new future market', () => {
    const before = biddingState(openGame(2))
    const state = afterOneRound()
    expect(state.current).toBe(before.future)
    expect(before.unseen).toContain(state.future)
    expect(state.unseen).not.toContain(state.future)
  })

  it('passes both markers to the left', () => {
    expect(afterOneRound().farmer).toBe(1)
  })

  it('has no future market in the last round and keeps the blocking rule (rulings 12, T-A3)', () => {
    for (let rounds = 1; rounds <= 12; rounds++) {
      const rules = openGame(2, rounds)
      let last: State | undefined
      for (const { state } of decisionsOf(rules, fastRandom(rounds)))
        if (state.phase === 'bid' && state.round === rounds) last ??= rules.copy(state)
      expect(last?.future).toBe(NONE)
      expect(last?.blocked.every((set) => set > 0)).toBe(true)
      expect(finishedGame(rules, rounds)).toMatchObject({ round: rounds, unseen: { length: 12 - rounds } })
    }
  })
})

describe('5 The end', () => {
  it('comes after any number of markets, four of which are suggested', () => {
    expect(game.options.rounds).toEqual({ kind: 'number', min: 1, max: 12, default: 12, ready: [6, 8, 10, 12] })
    for (let rounds = 1; rounds <= 12; rounds++) {
      expect(readOptions(game, { rounds }, 5)).toMatchObject({ options: { rounds } })
      const rules = openGame(5, rounds)
      const state = finishedGame(rules, rounds)
      expect(state.round).toBe(rounds)
      expect(rules.check(state)).toEqual([])
      expect(state.markers.reduce((sum, each) => sum + each, 0)).toBe(9 * rounds)
    }
  })

  it('is fair for five players after ten markets: each has had the farmer marker twice', () => {
    const held = [0, 0, 0, 0, 0]
    let round = 0
    for (const { state } of decisionsOf(openGame(5, 10), fastRandom(5))) {
      if (state.round > round) held[state.farmer]++
      round = state.round
    }
    expect(held).toEqual([2, 2, 2, 2, 2])
  })

  function ended(change: Partial<State>) {
    const rules = openGame(3, 6)
    const state = biddingState(rules, { phase: 'over', ...change })
    return rules.outcome(state)
  }

  it('ranks by markers minus debt', () => {
    const outcome = ended({ markers: [20, 22, 5], debt: [0, 3, 0], purse: [10, 30, 8] })
    expect(outcome?.scores).toEqual([20, 19, 5])
    expect(outcome?.places).toEqual([1, 2, 3])
  })

  it('breaks a tie by coins, from which debt is not taken again (ruling T-A7)', () => {
    const outcome = ended({ markers: [20, 23, 5], debt: [0, 3, 0], purse: [10, 11, 27] })
    expect(outcome?.places).toEqual([2, 1, 3])
  })

  it('shares the win among players who are still tied', () => {
    expect(ended({ markers: [9, 9, 5], debt: [0, 0, 0], purse: [20, 20, 8] })?.places).toEqual([1, 1, 3])
  })

  it('allows a negative score and shows its parts', () => {
    const outcome = ended({ markers: [1, 9, 5], debt: [7, 0, 0], purse: [27, 20, 8] })
    expect(outcome?.scores[0]).toBe(-6)
    expect(outcome?.breakdown[0]).toEqual({ markers: 1, debt: -7, coins: 27 })
  })

  it('has no outcome before', () => {
    const rules = openGame(3)
    expect(rules.outcome(biddingState(rules))).toBeUndefined()
  })
})

it('takes two to six players', () => {
  expect(game.seats).toEqual({ min: 2, max: 6 })
})
