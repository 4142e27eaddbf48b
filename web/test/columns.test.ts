import { describe, expect, it } from 'vitest'
import { columnsOf } from '../end/columns.ts'

describe('The columns of the standings', () => {
  it('show the score once if a part of it is the whole of it, under the name of that part', () => {
    const breakdown = [
      { contracts: 4, value: 26, coins: 9 },
      { contracts: 2, value: 18, coins: 9 },
    ]
    expect(columnsOf({ places: [1, 2], scores: [4, 2], breakdown })).toEqual({ score: 'contracts', parts: ['value', 'coins'] })
  })

  it('show a score that adds up several parts beside all of them', () => {
    const breakdown = [
      { markers: 12, debt: -2 },
      { markers: 9, debt: 0 },
    ]
    expect(columnsOf({ places: [1, 2], scores: [10, 9], breakdown })).toEqual({ score: undefined, parts: ['markers', 'debt'] })
  })

  it('are none for a game that ended without a ranking', () => {
    expect(columnsOf(undefined)).toEqual({ score: undefined, parts: [] })
  })
})
