import { describe, expect, it } from 'vitest'
import { ourRules, theirReducer } from '../bare.ts'
import { compare, ScoresDiffer, speedOf } from '../contest.ts'
import { formatEngineReport } from '../engine.ts'
import { type SeatCount, writeScripts } from '../script.ts'
import { measureSizes } from '../sizes.ts'
import { ourTable, theirTable } from '../table.ts'
import { ourMatch, theirClient } from '../whole.ts'

const COUNTS: readonly SeatCount[] = [2, 3, 4, 5, 6]

describe('The two Fair Trades', () => {
  it.each(COUNTS)('give the same scores in the same games with %i seats, on every line of the benchmark', (seats) => {
    const scripts = writeScripts(seats, 5)
    const ours = ourRules(seats).act(scripts)
    expect(ours).toHaveLength(5)
    for (const scores of ours) expect(scores).toHaveLength(seats)
    expect(theirReducer(seats).act(scripts)).toEqual(ours)
    expect(ourMatch(seats).act(scripts)).toEqual(ours)
    expect(theirClient(seats).act(scripts)).toEqual(ours)
    expect(ourTable(seats).act(scripts)).toEqual(ours)
    expect(theirTable(seats).act(scripts)).toEqual(ours)
  })

  it('play different games from different scripts', () => {
    const scores = ourRules(4).act(writeScripts(4, 20))
    expect(new Set(scores.map(String)).size).toBeGreaterThan(15)
  })
})

describe('A contest', () => {
  it('fails when a single game ends differently', () => {
    expect(() =>
      compare(
        [
          [1, 2],
          [3, 4],
        ],
        [
          [1, 2],
          [3, 5],
        ],
      ),
    ).toThrow(ScoresDiffer)
    expect(() =>
      compare(
        [[1, 2]],
        [
          [1, 2],
          [3, 4],
        ],
      ),
    ).toThrow(ScoresDiffer)
    expect(() => compare([[]], [[]])).toThrow(ScoresDiffer)
    expect(() =>
      compare(
        [
          [1, 2],
          [-3, 4],
        ],
        [
          [1, 2],
          [-3, 4],
        ],
      ),
    ).not.toThrow()
  })

  it('takes the median, and the middle of two', () => {
    expect(speedOf([5, 1, 9])).toEqual({ median: 5, slowest: 1, fastest: 9 })
    expect(speedOf([4, 1, 9, 6])).toEqual({ median: 5, slowest: 1, fastest: 9 })
  })
})

describe('The report', () => {
  const speed = { median: 2, slowest: 1, fastest: 3 }
  const contest = { title: 'bare rules', games: 1, runs: 3, ours: { name: 'we', speed }, theirs: { name: 'they', speed } }
  const rest = { machine: { cpu: 'some', node: 'v24', boardgameio: '0.50.2' }, goofspiel: speed, sizes: measureSizes(2) }

  it('says when a ratio is below the target', () => {
    expect(formatEngineReport({ ...rest, contests: [{ ...contest, ratio: 499, floor: 500 }] })).toContain('MISSED')
    expect(formatEngineReport({ ...rest, contests: [{ ...contest, ratio: 500, floor: 500 }] })).not.toContain('MISSED')
  })
})

describe('The sizes of a full six-player game', () => {
  it('stay below 200 bytes of record per move', () => {
    const sizes = measureSizes(6)
    expect(sizes.moves).toBe(6 + 12 * 6)
    expect(sizes.recordPerMove).toBeLessThanOrEqual(200)
    expect(sizes.state).toBeLessThan(sizes.record)
  })
})
