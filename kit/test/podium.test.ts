import { describe, expect, it } from 'vitest'
import { podium } from '../podium.ts'

describe('A podium', () => {
  it('has the first in the middle of the first three, and the others after them', () => {
    expect(podium([3, 1, 4, 2]).map(({ seat }) => seat)).toEqual([3, 1, 0, 2])
  })

  it('is filled from the last place to the winner', () => {
    expect(podium([3, 1, 4, 2]).map(({ rise }) => rise)).toEqual([2, 3, 1, 0])
  })

  it('keeps shared places', () => {
    expect(podium([1, 1, 3]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 1],
      [2, 3],
    ])
  })

  it('works for a single player', () => {
    expect(podium([1])).toEqual([{ seat: 0, place: 1, rise: 0 }])
  })
})
