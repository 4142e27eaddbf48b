import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { type Event, type Move, SHIP } from '../state.ts'
import { lay, type Staged, staged } from './helpers.ts'

/** Events of a choice that show somebody something hidden: the move that told one cannot be taken back. */
function revealing({ rules, state }: Staged, move: Move): readonly Event['kind'][] {
  const kinds: Event['kind'][] = []
  const [seat] = rules.turn(state)
  expect(rules.moves(state, seat)).toContainEqual(move)
  rules.play(state, seat, move, fastRandom(3), (event, _audience, reveals) => {
    if (reveals) kinds.push(event.kind)
  })
  return kinds
}

const snake = { hands: [[8], [SHIP], [SHIP], [SHIP]], purse: [0, 3, 9, 6] } as const

describe('What has been seen cannot be taken back', () => {
  it('a merchant that Networking places was hidden in the hand until then', () => {
    const staging = staged({ turn: 2, hands: [[6, 2], [15], [SHIP], [SHIP]], laid: [[SHIP], [3], [9], [10]] })
    lay(staging, [6, 15, SHIP, SHIP])
    expect(revealing(staging, { place: 2 })).toEqual(['placed'])
  })

  it('taking a merchant that lies face up shows nothing new', () => {
    const staging = staged({ turn: 2, hands: [[6, 2], [15], [SHIP], [SHIP]], laid: [[SHIP], [3], [9], [10]] })
    lay(staging, [6, 15, SHIP, SHIP])
    revealing(staging, { place: 2 })
    expect(revealing(staging, { take: 9 })).toEqual([])
  })

  it('a purse that a rule shows was veiled until then', () => {
    const staging = staged(snake)
    lay(staging, [8, SHIP, SHIP, SHIP])
    expect(revealing(staging, { target: 2 })).toEqual(['shown'])
  })

  it('a purse that has been shown this turn has no veil left to lift', () => {
    const staging = staged(snake)
    lay(staging, [8, SHIP, SHIP, SHIP])
    staging.state.shown = 1 << 2
    expect(revealing(staging, { target: 2 })).toEqual([])
  })

  it('open money has no veil', () => {
    const staging = staged({ ...snake, options: { openMoney: true } })
    lay(staging, [8, SHIP, SHIP, SHIP])
    expect(revealing(staging, { target: 2 })).toEqual([])
  })
})
