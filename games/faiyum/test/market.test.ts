import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { decisionsOf } from '../../test/random-game.ts'
import { Sandbox } from './helpers.ts'

/** Four cards for sale with or without a discount, and what an administration does with them. */
interface Case {
  readonly before: readonly (0 | 1)[]
  /** Places of the cards that leave. */
  readonly leave: readonly number[]
}

const ALL = Array.from({ length: 16 }, (_, set) => [0, 1, 2, 3].map((place) => ((set >> place) & 1) as 0 | 1))
const NUMBERS = [2, 8, 22, 26, 60, 70, 80, 90]

/** The cases of the rulebook: two or more discounts, one, none. */
function leavingTwo(before: readonly number[]): readonly number[] {
  const tokens = [0, 1, 2, 3].filter((place) => before[place] === 1)
  if (tokens.length >= 2) return tokens.slice(0, 2)
  if (tokens.length === 0) return [0, 1]
  return [tokens[0], before[0] === 1 ? 1 : 0]
}

function leavingOne(before: readonly number[]): readonly number[] {
  return [Math.max(0, before.indexOf(1))]
}

function afterAdministration(seats: number, before: readonly number[]): Sandbox {
  const sandbox = new Sandbox(seats).stack().purse({}, 0)
  sandbox.market(...NUMBERS.map((number, place) => (before[place] === 1 ? (`${number}*` as const) : number)))
  const draws = [110, 112].map((number) => sandbox.card(number))
  sandbox.play({ do: 'administer' }, { below: () => Math.max(0, sandbox.state.pile.indexOf(draws.shift() ?? -1)) })
  return sandbox
}

describe('Replacing cards in an administration', () => {
  const two: readonly Case[] = ALL.map((before) => ({ before, leave: leavingTwo(before) }))
  const one: readonly Case[] = ALL.map((before) => ({ before, leave: leavingOne(before) }))

  it.each(two)('with 2 or 3 players and tokens $before, places $leave leave', ({ before, leave }) => {
    for (const seats of [2, 3]) expectReplaced(afterAdministration(seats, before), leave)
  })

  it.each(one)('with 4 or 5 players and tokens $before, place $leave leaves', ({ before, leave }) => {
    for (const seats of [4, 5]) expectReplaced(afterAdministration(seats, before), leave)
  })

  function expectReplaced(sandbox: Sandbox, leave: readonly number[]): void {
    const gone = leave.map((place) => NUMBERS[place])
    const kept = NUMBERS.slice(0, 4).filter((number) => !gone.includes(number))
    expect(sandbox.numbers(sandbox.state.box).slice(-gone.length)).toEqual(gone)
    expect(sandbox.state.market).toHaveLength(8)
    expect(sandbox.state.market).toEqual([...sandbox.state.market].sort((a, b) => a - b))
    const marked = sandbox.state.market.filter((_, place) => sandbox.state.discount[place] === 1)
    expect(sandbox.numbers(marked)).toEqual(kept)
  }

  it('puts no discount on new cards, even if they are cheaper', () => {
    const sandbox = new Sandbox(4).stack().market('8*', '22*', '26*', '44*', 60, 70, 80, 90)
    sandbox.play({ do: 'administer' }, sandbox.next(2))
    expect(sandbox.numbers(sandbox.state.market)).toEqual([2, 22, 26, 44, 60, 70, 80, 90])
    expect(sandbox.state.discount).toEqual([0, 1, 1, 1, 0, 0, 0, 0])
  })

  it('keeps at most four discounts, all among the four cards for sale, in whole games', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { rules } = new Sandbox(seats)
      for (const { state } of decisionsOf(rules, fastRandom(seats))) expect(state.discount.slice(4)).not.toContain(1)
    }
  })
})

describe('Buying a card', () => {
  it('costs $3, $4, $5 and $7 from the left, $1 less with a token', () => {
    const prices = (money: number) => {
      const sandbox = new Sandbox(2).hand().purse({}, money).market('2*', 8, '22*', 26, 60, 70, 80, 90)
      return sandbox.offered().flatMap((move) => (move.do === 'buy' ? sandbox.numbers([move.card]) : []))
    }
    expect(prices(1)).toEqual([])
    expect(prices(2)).toEqual([2])
    expect(prices(4)).toEqual([22, 8, 2])
    expect(prices(6)).toEqual([22, 8, 2])
    expect(prices(7)).toEqual([26, 22, 8, 2])
    expect(prices(99)).toEqual([26, 22, 8, 2])
  })

  it('ends the turn: a bought card is played later', () => {
    const sandbox = new Sandbox(2).purse({}, 9)
    const card = sandbox.state.market[0]
    sandbox.play({ do: 'buy', card })
    expect(sandbox.state.seat).toBe(1)
    expect(sandbox.state.hands[0]).toContain(card)
  })

  it('lets tokens move with their cards', () => {
    const sandbox = new Sandbox(2).purse({}, 9).market(8, '22*', 26, '44*', 60, 70, 80, 90)
    sandbox.play({ do: 'buy', card: sandbox.card(26) }, sandbox.next(2))
    expect(sandbox.numbers(sandbox.state.market)).toEqual([2, 8, 22, 44, 60, 70, 80, 90])
    expect(sandbox.state.discount).toEqual([0, 0, 1, 1, 0, 0, 0, 0])
  })
})
