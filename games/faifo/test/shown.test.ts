import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { type Event, type Move, SHIP } from '../state.ts'
import { afterLaying, type Staged } from './helpers.ts'

/** The events of a choice that reveal something hidden: a move with such an event cannot be undone. */
function revealing({ rules, state }: Staged, move: Move): readonly Event['kind'][] {
  const kinds: Event['kind'][] = []
  const [seat] = rules.turn(state)
  expect(rules.moves(state, seat)).toContainEqual(move)
  rules.play(state, seat, move, fastRandom(3), (event, _audience, reveals) => {
    if (reveals) kinds.push(event.kind)
  })
  return kinds
}

const afterTheSnake = (options = {}) => afterLaying([8, SHIP, SHIP, SHIP], { purse: [0, 3, 9, 6], options })

describe('A move that reveals something cannot be undone', () => {
  it('placing a merchant with Networking reveals it', () => {
    const staging = afterLaying([6, 15, SHIP, SHIP], { hands: [[2]], turn: 2, laid: [[SHIP], [3], [9], [10]] })
    expect(revealing(staging, { place: 2 })).toEqual(['placed'])
  })

  it('taking a face-up merchant reveals nothing', () => {
    const staging = afterLaying([6, 15, SHIP, SHIP], { hands: [[2]], turn: 2, laid: [[SHIP], [3], [9], [10]] })
    revealing(staging, { place: 2 })
    expect(revealing(staging, { take: 9 })).toEqual([])
  })

  it('showing a hidden purse reveals it', () => {
    expect(revealing(afterTheSnake(), { target: 2 })).toEqual(['shown'])
  })

  it('showing a purse again in the same turn reveals nothing', () => {
    const staging = afterTheSnake()
    staging.state.shown = 1 << 2
    expect(revealing(staging, { target: 2 })).toEqual([])
  })

  it('with open money, showing a purse reveals nothing', () => {
    expect(revealing(afterTheSnake({ openMoney: true }), { target: 2 })).toEqual([])
  })
})
