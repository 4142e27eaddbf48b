import { describe, expect, it } from 'vitest'
import { type Event, NONE, SHIP, type View } from '../../state.ts'
import { staged } from '../../test/helpers.ts'
import { beside } from '../beside-card.ts'
import { earlierOf, laidBy, rolesOf } from '../table.ts'

describe('The result of a card', () => {
  const turn: readonly Event[] = [
    { kind: 'revealed', cards: [8, 12, SHIP, 10] },
    { kind: 'ships', seats: [2], coins: 5 },
    { kind: 'rewarded', seat: 1, merchant: 12, place: 1, coins: 3 },
    { kind: 'rewarded', seat: 3, merchant: 10, place: 2, coins: 1 },
    { kind: 'skill', seat: 0, merchant: 8, skill: 'enticing' },
  ]

  it('is known seat by seat, from the events so far', () => {
    expect(rolesOf(turn.slice(0, 3), 4)).toEqual([[], [{ kind: 'best', coins: 3 }], [{ kind: 'ship', coins: 5 }], []])
    expect(rolesOf(turn, 4)[0]).toMatchObject([{ kind: 'skill', skill: 'enticing' }])
    expect(rolesOf(turn, 4)[3]).toEqual([{ kind: 'second', coins: 1 }])
  })

  it('has a reward and a skill together, but only the last of several skills', () => {
    const more: Event[] = [
      ...turn,
      { kind: 'skill', seat: 3, merchant: 11, skill: 'asking-a-favor' },
      { kind: 'skill', seat: 3, merchant: 10, skill: 'supported' },
    ]
    expect(rolesOf(more, 4)[3]).toMatchObject([{ kind: 'second' }, { kind: 'skill', skill: 'supported' }])
  })

  it('is gone in the next turn', () => {
    expect(rolesOf([...turn, { kind: 'turn', turn: 2 }], 4)).toEqual([[], [], [], []])
  })
})

describe('In front of a seat are', () => {
  const { rules, state } = staged({
    turn: 3,
    laid: [
      [SHIP, 12],
      [4, 9],
    ],
  })
  const view = rules.view(state, 0)

  it('all cards of earlier turns in their order, including ships', () => {
    expect(earlierOf(view, 0, rules.facts).map(({ card }) => card)).toEqual([SHIP, 12])
    expect(earlierOf(view, 1, rules.facts).map(({ card }) => card)).toEqual([4, 9])
    expect(laidBy(view, 0, rules.facts)).toBe(NONE)
  })

  it('no merchants that were taken into a hand, and placed ones last', () => {
    const swapped: View = { ...view, front: view.front.map((set, seat) => (seat === 1 ? (set & ~(1 << 4)) | (1 << 15) : set)) }
    expect(earlierOf(swapped, 1, rules.facts).map(({ card }) => card)).toEqual([9, 15])
  })

  it('cards with unique keys that they keep when their boats go to the quay', () => {
    const keys = [0, 1, 2, 3].flatMap((seat) => earlierOf(view, seat, rules.facts).map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toContain('merchant-12')
  })
})

describe('An enlarged card', () => {
  it('is above the small one if there is room', () => {
    expect(beside({ left: 500, right: 600, top: 600, bottom: 740 }, 1280, 800)).toEqual({ left: 430, top: 192 })
  })

  it('is otherwise on its right, or on its left at the edge', () => {
    expect(beside({ left: 100, right: 200, top: 200, bottom: 340 }, 1280, 800)).toEqual({ left: 212, top: 200 })
    expect(beside({ left: 1100, right: 1200, top: 200, bottom: 340 }, 1280, 800)).toEqual({ left: 848, top: 200 })
  })

  it('never leaves the window', () => {
    expect(beside({ left: 0, right: 90, top: 480, bottom: 620 }, 360, 640)).toEqual({ left: 12, top: 72 })
  })
})
