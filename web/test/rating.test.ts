import type { HistoryLine } from '@fairground/protocol'
import { describe, expect, it } from 'vitest'
import { ratingChange } from '../end/rating.ts'
import { de } from '../end/text/de.ts'
import { en } from '../end/text/en.ts'
import { vi } from '../end/text/vi.ts'

const line = (match: string, change?: number): HistoryLine => ({ match, ...(change !== undefined && { change }) }) as HistoryLine

/** Answers one list after another, the last one for ever, and counts how often it was asked. */
function telling(...answers: readonly (readonly HistoryLine[])[]) {
  const asked: string[] = []
  const latest = async (person: string) => answers[Math.min(asked.push(person), answers.length) - 1]
  return { asked, latest }
}

describe('What a match did to the rating', () => {
  it('is read from the person’s latest matches, and asked for once where it is there', async () => {
    const { asked, latest } = telling([line('before', 30), line('this', -12)])
    expect(await ratingChange('hanna', 'this', latest, 0)).toBe(-12)
    expect(asked).toEqual(['hanna'])
  })

  it('is asked for again where it was not reckoned yet', async () => {
    const { asked, latest } = telling([line('before', 30)], [line('this', 8), line('before', 30)])
    expect(await ratingChange('hanna', 'this', latest, 0)).toBe(8)
    expect(asked).toHaveLength(2)
  })

  it('is nothing where the match did not count, and nobody asks a third time', async () => {
    const { asked, latest } = telling([line('this'), line('before', 30)])
    expect(await ratingChange('hanna', 'this', latest, 0)).toBeUndefined()
    expect(asked).toHaveLength(2)
  })

  it('no change at all is a change of nothing', async () => {
    expect(await ratingChange('hanna', 'this', telling([line('this', 0)]).latest, 0)).toBe(0)
  })

  it.each([en, de, vi])('stands at the end with its sign', ({ rating }) => {
    expect(rating('+8')).toContain('+8')
  })
})
