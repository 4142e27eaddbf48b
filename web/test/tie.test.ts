import { games } from '@fairground/games'
import { describe, expect, it } from 'vitest'
import { tieOf } from '../end/tie.ts'

const outcome = (places: readonly number[], breakdown: readonly Readonly<Record<string, number>>[], scores: readonly number[]) => ({
  places,
  breakdown,
  scores,
})

async function tieBreakOf(game: string): Promise<readonly string[] | undefined> {
  return (await games[game]()).game.summary.tieBreak
}

describe('The explanation of a tie', () => {
  it('names the number that breaks it', async () => {
    const ended = outcome(
      [2, 1, 3],
      [
        { markers: 30, debt: -1, coins: 19 },
        { markers: 29, debt: 0, coins: 23 },
        { markers: 12, debt: 0, coins: 40 },
      ],
      [29, 29, 12],
    )
    const parts = [{ part: 'coins', winners: 23, rivals: 19 }]
    expect(tieOf(ended, await tieBreakOf('fair-trade'))).toEqual({ winner: 1, rival: 0, score: 29, parts })
  })

  it('names several that break it together, and skips those that are equal', async () => {
    const wealth = (goods: number, money: number) => ({ cards: 60, connections: 10, disaster: 0, goods, money })
    const tieBreak = await tieBreakOf('faiyum')
    expect(tieOf(outcome([1, 2], [wealth(1, 10), wealth(5, 2)], [70, 70]), tieBreak)?.parts).toEqual([
      { part: 'goods', winners: 1, rivals: 5 },
      { part: 'money', winners: 10, rivals: 2 },
    ])
    expect(tieOf(outcome([1, 2], [wealth(3, 10), wealth(3, 2)], [70, 70]), tieBreak)?.parts).toEqual([
      { part: 'money', winners: 10, rivals: 2 },
    ])
  })

  it('names only what breaks it: at Faifo the smaller sum of contracts decides, and coins do not', async () => {
    const ended = outcome(
      [2, 1],
      [
        { contracts: 4, value: 50, coins: 24 },
        { contracts: 4, value: 40, coins: 20 },
      ],
      [4, 4],
    )
    expect(tieOf(ended, await tieBreakOf('faifo'))?.parts).toEqual([{ part: 'value', winners: 40, rivals: 50 }])
  })

  it('is missing if the score decided, if the first place is shared, and if the game does not say what decided', () => {
    const two = (first: number, second: number) => [
      { points: 5, coins: first },
      { points: 5, coins: second },
    ]
    expect(tieOf(outcome([1, 2], two(3, 2), [6, 5]), ['coins'])).toBeUndefined()
    expect(tieOf(outcome([1, 1], two(3, 2), [5, 5]), ['coins'])).toBeUndefined()
    expect(tieOf(outcome([1, 2], two(3, 3), [5, 5]), ['coins'])).toBeUndefined()
    expect(tieOf(outcome([1, 2], two(3, 2), [5, 5]))).toBeUndefined()
  })

  it.each(Object.keys(games))('uses numbers that the end of %s has texts for', async (game) => {
    const gamePackage = await games[game]()
    const { breakdown } = await gamePackage.text.en()
    for (const part of gamePackage.game.summary.tieBreak ?? []) expect(breakdown).toHaveProperty(part)
  })
})
