import { describe, expect, it } from 'vitest'
import { NONE } from '../state.ts'
import { Sandbox } from './helpers.ts'

describe('The rulebook’s examples', () => {
  it('Hedwig harvests a grape, drives out the crocodile and gains $1', () => {
    const sandbox = new Sandbox(4).hand('Farmer', 'Settlement').purse({}, 0).use('Farmer').at('A3')
    expect(sandbox.goods()).toEqual({ grape: 1 })
    expect(sandbox.state.money[0]).toBe(1)
    expect(sandbox.state.board.crocodile[sandbox.space('A3')]).toBe(0)
    expect(sandbox.state.board.worker[sandbox.space('A3')]).toBe(1)
  })

  it('Angelika settles a space with a road to a building site and gains 1 more reputation', () => {
    const sandbox = new Sandbox(4).hand('Settlement').purse({ wheat: 1, grape: 1, stone: 1 }, 0).road('C2', 'B1').use('Settlement').at('B1')
    expect(sandbox.state.reputation[0]).toBe(4)
    expect(sandbox.state.money[0]).toBe(3)
    expect(sandbox.events).toContainEqual(expect.objectContaining({ kind: 'linked' }))
  })

  it('Nicole builds a bridge from a settlement that already has roads', () => {
    const sandbox = new Sandbox(4).hand(26).purse({ stone: 2 }).settle('C4').road('C4', 'B4').road('C4', 'C3').dry('C5')
    sandbox.use(26)
    expect(sandbox.joins()).toContain('C4-C5')
    sandbox.join(['C4', 'C5'])
    expect(sandbox.state.reputation[0]).toBe(4)
  })

  it('Beth places a commerce worker on a settlement that has become a town', () => {
    const sandbox = new Sandbox(4).hand(14).settle('F3', 2).use(14).at('F3')
    expect(sandbox.goods()).toEqual({ wheat: 2 })
  })

  it('Angelika buys Order, third and with a discount, for $4, and its token goes back above the market', () => {
    const sandbox = new Sandbox(4).market('2*', 8, '52*', 60, 70, 74, 80, 90).purse({}, 4)
    sandbox.play({ do: 'buy', card: sandbox.card(52) }, sandbox.next(100))
    expect(sandbox.state.money[0]).toBe(0)
    expect(sandbox.state.hands[0]).toContain(sandbox.card(52))
    expect(sandbox.numbers(sandbox.state.market)).toEqual([2, 8, 60, 70, 74, 80, 90, 100])
    expect(sandbox.state.discount).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
  })

  describe('Angelika’s administration', () => {
    function administer(seats: number): Sandbox {
      return new Sandbox(seats)
        .market(8, '22*', 26, 44, 60, 70, 80, 90)
        .hand('Settlement')
        .stack('Farmer', 'Farmer', 'Two roads', 4, 6, 10)
        .worker('A3', 'A4', 'B2')
        .purse({}, 0)
        .play({ do: 'administer' })
    }

    it('brings $2 of income with one card in hand, and $2 for two workers', () => {
      const sandbox = administer(4)
      expect(sandbox.state.money[0]).toBe(2)
      sandbox.at('A3', 'B2')
      expect(sandbox.state.money[0]).toBe(4)
      expect(sandbox.state.board.worker.filter((worker) => worker === 1)).toHaveLength(1)
    })

    it('brings the top three cards back, and two more for $2', () => {
      const sandbox = administer(4).at('A3', 'B2')
      expect(sandbox.numbers(sandbox.state.hands[0])).toEqual(['Settlement', 4, 6, 10])
      sandbox.play({ do: 'back', cards: 2 }, sandbox.next(100))
      expect(sandbox.numbers(sandbox.state.hands[0])).toEqual(['Farmer', 'Two roads', 'Settlement', 4, 6, 10])
      expect(sandbox.numbers(sandbox.state.stacks[0])).toEqual(['Farmer'])
      expect(sandbox.state.money[0]).toBe(2)
    })

    it('removes Fisherman and puts discounts on Hermit, Bridge and Estate', () => {
      const sandbox = administer(4).at('A3', 'B2')
      sandbox.play({ do: 'back', cards: 0 }, sandbox.next(100))
      expect(sandbox.numbers(sandbox.state.market)).toEqual([8, 26, 44, 60, 70, 80, 90, 100])
      expect(sandbox.state.discount).toEqual([1, 1, 1, 0, 0, 0, 0, 0])
    })

    it('would also remove Hermit with 2 or 3 players', () => {
      for (const seats of [2, 3]) {
        const sandbox = administer(seats).at('A3', 'B2')
        sandbox.play({ do: 'back', cards: 0 })
        expect(sandbox.state.market).not.toContain(sandbox.card(8))
        expect(sandbox.state.market).not.toContain(sandbox.card(22))
        expect(sandbox.state.market.filter((_, place) => sandbox.state.discount[place] === 1)).toEqual([sandbox.card(26), sandbox.card(44)])
      }
    })
  })
})

describe('What Ronald learned', () => {
  it('an action must be done completely: a player who can pay for one road only cannot play Two roads', () => {
    expect(new Sandbox(4).hand('Two roads').purse({ stone: 1 }).usable('Two roads')).toBe(false)
    expect(new Sandbox(4).hand('Two roads').purse({ stone: 2 }).usable('Two roads')).toBe(true)
  })

  it('any card brings $2 instead of its action', () => {
    const sandbox = new Sandbox(4).hand('Farmer').purse({}, 0)
    sandbox.play({ do: 'cash', card: sandbox.card('Farmer') })
    expect(sandbox.state.money[0]).toBe(2)
    expect(sandbox.state.stacks[0]).toContain(sandbox.card('Farmer'))
  })

  it('the $3 of a settlement cannot pay for its own stone', () => {
    expect(new Sandbox(4).hand('Settlement').purse({ wheat: 1, grape: 1 }, 0).dry('A3').usable('Settlement')).toBe(false)
    expect(new Sandbox(4).hand('Settlement').purse({ wheat: 1, grape: 1 }, 3).dry('A3').usable('Settlement')).toBe(true)
  })

  it('several roses may pay for one action', () => {
    const sandbox = new Sandbox(4).hand('Settlement').purse({ rose: 3 }, 0).use('Settlement').at('A6')
    expect(sandbox.goods()).toEqual({})
    expect(sandbox.state.reputation[0]).toBe(3)
  })

  it('income is never negative', () => {
    const sandbox = new Sandbox(4).purse({}, 5).stack('Farmer').play({ do: 'administer' })
    expect(sandbox.state.money[0]).toBe(5)
  })

  it('the last card played lies on top', () => {
    const sandbox = new Sandbox(1).hand('Farmer', 4)
    sandbox.play({ do: 'cash', card: sandbox.card(4) })
    sandbox.play({ do: 'cash', card: sandbox.card('Farmer') })
    expect(sandbox.numbers(sandbox.state.stacks[0])).toEqual([4, 'Farmer'])
  })

  it('an action can be undone step by step, since the state is plain data', () => {
    const sandbox = new Sandbox(4).hand('Two roads').purse({ stone: 2, wheat: 1 }, 3).use('Two roads')
    const saved = JSON.parse(JSON.stringify(sandbox.state))
    sandbox.join(['G3', 'F3'])
    expect(sandbox.rules.moves(saved, 0)).toEqual(sandbox.rules.moves(sandbox.rules.copy(saved), 0))
    expect(saved.action.card).not.toBe(NONE)
  })
})
