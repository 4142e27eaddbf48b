import { describe, expect, it } from 'vitest'
import { tieOf } from '../end/tie.ts'

const outcome = (places: readonly number[], breakdown: readonly Readonly<Record<string, number>>[], scores: readonly number[]) => ({
  places,
  breakdown,
  scores,
})

describe('What is said of a tie', () => {
  it('names the numbers that break it, past those that make up the score', () => {
    const ended = outcome(
      [2, 1, 3],
      [
        { markers: 30, debt: -1, coins: 19 },
        { markers: 29, debt: 0, coins: 23 },
        { markers: 12, debt: 0, coins: 40 },
      ],
      [29, 29, 12],
    )
    expect(tieOf(ended)).toEqual({ winner: 1, rival: 0, score: 29, parts: [{ part: 'coins', winners: 23, rivals: 19 }] })
  })

  it('passes over numbers that both have the same of', () => {
    const ended = outcome(
      [1, 2],
      [
        { contracts: 4, value: 50, coins: 24 },
        { contracts: 4, value: 50, coins: 20 },
      ],
      [4, 4],
    )
    expect(tieOf(ended)?.parts).toEqual([{ part: 'coins', winners: 24, rivals: 20 }])
  })

  it('is nothing where the score decided, where the first place is shared, and where nothing says what decided', () => {
    expect(tieOf(outcome([1, 2], [{ points: 5 }, { points: 4 }], [5, 4]))).toBeUndefined()
    expect(tieOf(outcome([1, 1], [{ points: 5 }, { points: 5 }], [5, 5]))).toBeUndefined()
    expect(tieOf(outcome([1, 2], [{ points: 5 }, { points: 5 }], [5, 5]))).toBeUndefined()
    expect(
      tieOf(
        outcome(
          [1, 2],
          [
            { cash: 3, luck: 9 },
            { cash: 4, luck: 8 },
          ],
          [5, 5],
        ),
      ),
    ).toBeUndefined()
  })
})
