import type { HistoryLine } from '@fairground/protocol'
import { describe, expect, it } from 'vitest'
import { ratingChange } from '../end/rating.ts'
import { de } from '../end/text/de.ts'
import { en } from '../end/text/en.ts'
import { vi } from '../end/text/vi.ts'

const line = (match: string, change?: number): HistoryLine => ({ match, ...(change !== undefined && { change }) }) as HistoryLine

/** Answers with one list after another, then always the last one, and counts the requests. */
function telling(...answers: readonly (readonly HistoryLine[])[]) {
  const asked: string[] = []
  const latest = async (person: string) => answers[Math.min(asked.push(person), answers.length) - 1]
  return { asked, latest }
}

describe('The change of the rating after a match', () => {
  it('is read from the person’s latest matches, with one request if it is there', async () => {
    const { asked, latest } = telling([line('before', 30), line('this', -12)])
    expect(await ratingChange('hanna', 'this', latest, 0)).toBe(-12)
    expect(asked).toEqual(['hanna'])
  })

  it('is requested again if it was not computed yet', async () => {
    const { asked, latest } = telling([line('before', 30)], [line('this', 8), line('before', 30)])
    expect(await ratingChange('hanna', 'this', latest, 0)).toBe(8)
    expect(asked).toHaveLength(2)
  })

  it('is nothing if the match did not count, without a third request', async () => {
    const { asked, latest } = telling([line('this'), line('before', 30)])
    expect(await ratingChange('hanna', 'this', latest, 0)).toBeUndefined()
    expect(asked).toHaveLength(2)
  })

  it('is 0 if nothing changed', async () => {
    expect(await ratingChange('hanna', 'this', telling([line('this', 0)]).latest, 0)).toBe(0)
  })

  it.each([en, de, vi])('is shown with its sign', ({ rating }) => {
    expect(rating('+8')).toContain('+8')
  })
})
