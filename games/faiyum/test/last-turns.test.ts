import { describe, expect, it } from 'vitest'
import { Sandbox } from './helpers.ts'

/** The draw pile is empty; only these cards of the last turns are left, and all other disasters are in the market. */
function nearTheEnd(seats: number, left: readonly number[], shown = 3): Sandbox {
  const sandbox = new Sandbox(seats)
  const { state, table } = sandbox
  const disasters = table.disasters.map((_, index) => table.disaster + index)
  state.box.push(...state.pile, ...state.last.filter((card) => card < table.disaster))
  state.pile = []
  state.last = []
  sandbox.market(60, 70, 80, 90, 94, 96, 98, 100)
  state.box = state.box.filter((card) => !state.market.includes(card))
  state.box.push(...state.pile)
  state.pile = []
  const out = state.market.splice(8 - shown)
  state.box.push(...out)
  state.market.push(...disasters.slice(0, shown))
  state.discount = state.market.map(() => 0)
  state.last = [...left.map((number) => sandbox.card(number)), ...disasters.slice(shown)]
  state.box = state.box.filter((card) => !state.last.includes(card))
  return sandbox
}

const LAST: { below(bound: number): number } = { below: (bound) => bound - 1 }
const FIRST = { below: () => 0 }

describe('Your final turns', () => {
  it('the fourth disaster ends all administration', () => {
    const sandbox = nearTheEnd(4, [114]).purse({}, 9)
    expect(sandbox.offered()).toContainEqual({ do: 'administer' })
    sandbox.play({ do: 'buy', card: sandbox.card(60) }, LAST)
    expect(sandbox.state.ending).toBe(true)
    expect(sandbox.events).toContainEqual({ kind: 'ending' })
    expect(sandbox.offered()).toContainEqual({ do: 'quit' })
    expect(sandbox.offered()).not.toContainEqual({ do: 'administer' })
  })

  it('disasters stay at the right and are never for sale, even if few other cards are left', () => {
    const sandbox = nearTheEnd(2, [], 4).purse({}, 99)
    sandbox.state.ending = true
    for (const number of [60, 70, 80]) {
      sandbox.state.seat = 0
      sandbox.play({ do: 'buy', card: sandbox.card(number) })
    }
    sandbox.state.seat = 0
    expect(sandbox.offered().filter(({ do: what }) => what === 'buy')).toEqual([{ do: 'buy', card: sandbox.card(90) }])
    sandbox.play({ do: 'buy', card: sandbox.card(90) })
    expect(sandbox.state.money[0]).toBe(99 - 4 * 3)
    sandbox.state.seat = 0
    expect(sandbox.offered().filter(({ do: what }) => what === 'buy')).toEqual([])
    expect(sandbox.state.market.every((card) => card >= sandbox.table.disaster)).toBe(true)
  })

  it('Thief is impossible if nothing is for sale', () => {
    const sandbox = nearTheEnd(2, [], 4).hand(36)
    sandbox.state.ending = true
    expect(sandbox.usable(36)).toBe(true)
    sandbox.state.market = sandbox.state.market.slice(4)
    sandbox.state.discount = [0, 0, 0, 0]
    expect(sandbox.usable(36)).toBe(false)
  })

  it('while cards are left, a purchase still draws one', () => {
    const sandbox = nearTheEnd(2, [114, 116], 4).purse({}, 99)
    sandbox.state.ending = true
    sandbox.play({ do: 'buy', card: sandbox.card(60) }, FIRST)
    expect(sandbox.numbers(sandbox.state.market.slice(0, 4))).toEqual([70, 80, 90, 114])
  })

  it('an administration that turns up the fourth disaster first still draws its second card', () => {
    const sandbox = nearTheEnd(2, [114, 116]).stack().purse({}, 0)
    sandbox.play({ do: 'administer' }, LAST)
    expect(sandbox.state.ending).toBe(true)
    expect(sandbox.state.market).toHaveLength(8)
    expect(sandbox.numbers(sandbox.state.market.slice(0, 4))).toContain(116)
  })

  it('when nothing is left to draw, the market continues with fewer cards', () => {
    const sandbox = nearTheEnd(2, []).stack().purse({}, 0)
    sandbox.play({ do: 'administer' }, LAST)
    expect(sandbox.state.market).toHaveLength(7)
    expect(sandbox.state.ending).toBe(true)
  })

  it.each([
    [2, [6, 0]],
    [3, [10, 6, 0]],
    [4, [10, 6, 3, 0]],
    [5, [10, 6, 3, 1, 0]],
  ])('%i players quit for the best disaster that is left, the last one for nothing', (seats, earned) => {
    const sandbox = nearTheEnd(seats, [], 4)
    sandbox.state.ending = true
    for (let i = 0; i < seats; i++) sandbox.play({ do: 'quit' })
    expect(sandbox.state.fromDisaster).toEqual(earned)
    expect(sandbox.state.phase).toBe('over')
    expect(sandbox.rules.outcome(sandbox.state)?.places).toEqual(earned.map((_, place) => place + 1))
  })

  it('players who have quit are skipped, and the others continue', () => {
    const sandbox = nearTheEnd(3, [], 4)
    sandbox.state.ending = true
    sandbox.play({ do: 'quit' })
    sandbox.play({ do: 'cash', card: sandbox.card('Farmer') })
    sandbox.play({ do: 'quit' })
    expect(sandbox.state.seat).toBe(1)
    sandbox.play({ do: 'cash', card: sandbox.card('Farmer') })
    expect(sandbox.state.seat).toBe(1)
  })

  it('without cards and money a player can only quit', () => {
    const sandbox = nearTheEnd(2, [], 4).hand().purse({}, 0)
    sandbox.state.ending = true
    expect(sandbox.offered()).toEqual([{ do: 'quit' }])
  })
})

describe('Winning', () => {
  it('a tie is broken by leftover resources and money; still equal players share the place', () => {
    const sandbox = nearTheEnd(3, [], 4)
    const { state } = sandbox
    state.ending = true
    for (let i = 0; i < 3; i++) sandbox.play({ do: 'quit' })
    state.reputation = [20, 20, 20]
    state.money = [1, 5, 2]
    state.goods = [0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0]
    expect(sandbox.rules.outcome(state)?.places).toEqual([2, 1, 2])
  })
})
