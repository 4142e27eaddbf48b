import { describe, expect, it } from 'vitest'
import { chairsAround, mayAsk } from '../gather/chairs.ts'

describe('Chairs round a table', () => {
  it('are one per seat, with the nearest in front of the table', () => {
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

describe('Inviting people to a table', () => {
  const taken = { seat: 0, sitter: 'person', person: 'zoe' } as never
  const bot = { seat: 1, sitter: 'bot:merchant' } as never
  const free = { seat: 1 } as never

  it('is allowed for those who sit at it, while a chair is free', () => {
    expect(mayAsk({ seats: [taken, free] }, 'zoe')).toBe(true)
    expect(mayAsk({ seats: [taken, free] }, 'otto')).toBe(false)
    expect(mayAsk({ seats: [taken, free] }, undefined)).toBe(false)
  })

  it('is not offered at a full table, nor with random seats', () => {
    expect(mayAsk({ seats: [taken, bot] }, 'zoe')).toBe(false)
    expect(mayAsk({ seats: [taken, free], tournament: 'cup' as never }, 'zoe')).toBe(false)
  })
})
