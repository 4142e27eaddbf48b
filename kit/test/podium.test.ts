import { describe, expect, it } from 'vitest'
import { podium } from '../podium.ts'

describe('A podium', () => {
  it('has the first in the middle of the first three, and the others after them', () => {
    expect(podium([3, 1, 4, 2]).map(({ seat }) => seat)).toEqual([3, 1, 0, 2])
  })

  it('is stepped upon by the last first, and by the winner at the end', () => {
    expect(podium([3, 1, 4, 2]).map(({ rise }) => rise)).toEqual([2, 3, 1, 0])
  })

  it('keeps the places of those who tie', () => {
    expect(podium([1, 1, 3]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 1],
      [2, 3],
    ])
  })

  it('holds one alone', () => {
    expect(podium([1])).toEqual([{ seat: 0, place: 1, rise: 0 }])
  })
})
