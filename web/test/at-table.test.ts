import { beforeAll, describe, expect, it, vi } from 'vitest'

type AtTable = typeof import('../lib/at-table.ts')
let at: AtTable

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/table/first' })
  vi.stubGlobal('document', { querySelector: () => ({ content: 'faiyum' }) })
  at = await import('../lib/at-table.ts')
})

describe('Where there is a board', () => {
  it('is at tables, lessons, replays, reviews, analyses and puzzles, but not on the pages that list them', () => {
    for (const first of ['table', 'learn', 'replay', 'review', 'analysis', 'puzzles']) {
      expect(at.isTable([first, 'x'])).toBe(true)
      expect(at.isTable([first])).toBe(false)
    }
    for (const first of ['offline', 'hot-seat']) {
      expect(at.isTable([first, 'faifo', 'x'])).toBe(true)
      expect(at.isTable([first, 'faifo'])).toBe(false)
    }
    expect(at.isTable(['rules', 'faifo'])).toBe(false)
    expect(at.isTable([])).toBe(false)
  })

  it('is known what is played: by the address, by whoever led there, or by the page that the server sent', () => {
    expect(at.gameHere(['learn', 'faifo'])).toBe('faifo')
    expect(at.gameHere(['hot-seat', 'faifo', 'x'])).toBe('faifo')
    expect(at.gameHere(['table', 'first'])).toBe('faiyum')
    at.expectGame('second', 'counterfeiters')
    expect(at.gameHere(['table', 'second'])).toBe('counterfeiters')
    expect(at.gameHere(['replay', 'other'])).toBeUndefined()
  })
})
