import { type AnyMatch, BadRecord, canonical, type MatchRecord, record } from '@fairground/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { openReview, playMatch, type Review } from '../index.ts'
import { type Opened, opened } from './positions.ts'

let at: Opened
let match: AnyMatch
let written: MatchRecord
let review: Review

beforeAll(async () => {
  at = await opened('fair-trade', 3)
  match = await playMatch(at.gamePackage, { options: at.options, seats: 3, seed: 'review', bots: ['apprentice', 'random', 'apprentice'] })
  written = record(match)
  const reviewer = await openReview(at.gamePackage, { record: written, seat: 1, effort: 'quick' })
  while (reviewer.step());
  review = reviewer.review()
})

describe('A review of a finished game', () => {
  it('has a ladder from the fair share to the result, with parts that add up', () => {
    const { fair, draws, others, own, result } = review.ladder
    expect(fair).toBeCloseTo(1 / 3)
    expect(fair + draws.value + others.value + own.value).toBeCloseTo(result, 9)
    expect(result).toBe(match.result?.places?.[1] === 1 ? 1 : 0)
  })

  it('finds that a random player loses by their own choices', () => {
    expect(review.ladder.own.value).toBeLessThan(-2 * review.ladder.own.error)
    expect(review.classes.slip + review.classes.blunder).toBeGreaterThan(0)
    expect(review.accuracy.value).toBeLessThan(90)
  })

  it('has the chances of all seats after each entry, with sum 1, and the result at the end', () => {
    for (const { seats } of review.moments) expect(seats.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1)
    expect(review.moments[0].n).toBe(0)
    expect(review.moments.at(-1)?.seats.map(({ value }) => value)).toEqual(match.result?.places?.map((place) => (place === 1 ? 1 : 0)))
  })

  it('calls a choice a slip or a blunder only beyond the error', () => {
    for (const { class: kind, cost } of review.decisions)
      if (kind === 'slip' || kind === 'blunder') expect(cost.value).toBeGreaterThan(1.6 * cost.error)
  })

  it('has three to five sentences of a coach, the first of them kind, each with the entry it is about', () => {
    expect(review.coach.length).toBeGreaterThanOrEqual(3)
    expect(review.coach.length).toBeLessThanOrEqual(5)
    expect(['praise', 'steady']).toContain(review.coach[0].kind)
    for (const { n } of review.coach) expect(n).toBeLessThanOrEqual(written.entries.length)
  })

  it('is plain data, continues where it stopped, and gives the same result', async () => {
    const first = await openReview(at.gamePackage, { record: written, seat: 1, effort: 'quick' })
    for (let i = 0; i < 7; i++) first.step()
    const draft = JSON.parse(JSON.stringify(first.draft))
    const second = await openReview(at.gamePackage, { record: JSON.parse(JSON.stringify(written)), seat: 1, effort: 'quick', draft })
    expect(second.done).toBe(7)
    while (second.step());
    expect(canonical(second.review())).toBe(canonical(review))
  })

  it('is refused for a match that is not over, an unknown seat, and another version of the rules', async () => {
    const { seed: _seed, ...open } = written
    await expect(openReview(at.gamePackage, { record: open, seat: 1 })).rejects.toThrow(BadRecord)
    await expect(openReview(at.gamePackage, { record: { ...written, entries: written.entries.slice(0, 5) }, seat: 1 })).rejects.toThrow(
      'not over',
    )
    await expect(openReview(at.gamePackage, { record: written, seat: 3 })).rejects.toThrow('no seat 3')
    await expect(openReview(at.gamePackage, { record: { ...written, version: 0 }, seat: 1 })).rejects.toThrow('version 0')
  })
})
