import type { Change } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { type MatchPart, matchParts, turningPoint } from '../end/match-parts.ts'

interface Event {
  readonly round?: string
  readonly by?: readonly number[]
}

const reading = {
  changes: (event: unknown): readonly Change[] => ((event as Event).by ?? []).map((by, seat) => ({ count: 'score', seat, by })),
  heading: (event: unknown) => (event as Event).round,
  counts: ['score'],
  first: 'Round 1',
  part: (n: number) => `move ${n}`,
}

describe('A finished match in parts', () => {
  it('has the score of every seat at the end of each round, including debts', () => {
    const told = [
      { n: 0, events: [{ round: 'Round 1' }] },
      { n: 1, events: [{ by: [3, 0] }, { by: [0, -2] }] },
      { n: 2, events: [{ by: [0, 4] }, { round: 'Round 2' }] },
      { n: 3, events: [{ by: [1, 5] }] },
    ]
    expect(matchParts(told, [0, 0], reading).stretches).toEqual([
      { label: 'Round 1', from: 0, scores: [3, 2] },
      { label: 'Round 2', from: 2, scores: [4, 7] },
    ])
  })

  it('has a first round even if none is announced', () => {
    const told = [
      { n: 0, events: [] },
      { n: 1, events: [{ by: [3, 0] }] },
      { n: 2, events: [{ round: 'Round 2' }, { by: [0, 1] }] },
    ]
    expect(matchParts(told, [0, 0], reading).stretches).toEqual([
      { label: 'Round 1', from: 0, scores: [3, 0] },
      { label: 'Round 2', from: 2, scores: [3, 1] },
    ])
  })

  it('has at most twelve parts if a game has no rounds, and the last ends with the match', () => {
    const told = Array.from({ length: 101 }, (_, n) => ({ n, events: [{ by: [1, 0] }] }))
    const { stretches: parts, inRounds } = matchParts(told, [0, 0], reading)
    expect(inRounds).toBe(false)
    expect(parts.length).toBeLessThanOrEqual(12)
    expect(parts.at(-1)).toMatchObject({ label: 'move 100', scores: [101, 0] })
  })
})

describe('The turning point', () => {
  const rounds = (...scores: readonly (readonly number[])[]): readonly MatchPart[] =>
    scores.map((each, index) => ({ label: `Round ${index + 1}`, from: index, scores: each }))

  it('is the round in which the winner took the lead to keep it', () => {
    const turning = turningPoint(rounds([3, 5, 1], [6, 9, 2], [16, 10, 4], [20, 15, 6]), [0, 0, 0], [1, 2, 3])
    expect(turning).toEqual({ at: 2, winner: 0, rival: 1, gained: 10, rivalGained: 1, clear: true })
  })

  it('is the first round if the winner always led', () => {
    expect(turningPoint(rounds([3, 1], [6, 4], [9, 5]), [0, 0], [1, 2])).toEqual({
      at: 0,
      winner: 0,
      gained: 3,
      rivalGained: 0,
      clear: true,
    })
  })

  it('is only the last change of the lead after a small swing', () => {
    const turning = turningPoint(rounds([3, 4, 0], [9, 10, 0], [21, 20, 0]), [0, 0, 0], [1, 2, 3])
    expect(turning).toEqual({ at: 2, winner: 0, rival: 1, gained: 12, rivalGained: 10, clear: false })
  })

  it('is missing after a shared win, a win by a tie-break, or in a match of two rounds', () => {
    expect(turningPoint(rounds([3, 4], [9, 10], [20, 20]), [0, 0], [1, 1])).toBeUndefined()
    expect(turningPoint(rounds([3, 4], [9, 10], [20, 20]), [0, 0], [1, 2])).toBeUndefined()
    expect(turningPoint(rounds([3, 4], [20, 10]), [0, 0], [1, 2])).toBeUndefined()
  })
})
