import { describe, expect, it } from 'vitest'
import { chairsAround } from '../gather/chairs.ts'

describe('Chairs round a table', () => {
  it('stand one a seat, with the nearest before the table', () => {
    for (let count = 1; count <= 6; count++)
      for (let nearest = 0; nearest < count; nearest++) {
        const chairs = chairsAround(count, nearest)
        expect(chairs.map(({ seat }) => seat).toSorted()).toEqual(Array.from({ length: count }, (_, seat) => seat))
        expect(chairs[0]).toMatchObject({ seat: nearest, left: 50 })
        expect(chairs.slice(1).every(({ top }) => top < chairs[0].top)).toBe(true)
      }
  })

  it('follow the order of play from the left', () => {
    const [, ...others] = chairsAround(5, 2)
    expect(others.map(({ seat }) => seat)).toEqual([3, 4, 0, 1])
    expect(others.map(({ left }) => left)).toEqual(others.map(({ left }) => left).toSorted((a, b) => a - b))
  })
})
