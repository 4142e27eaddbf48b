import { beforeAll, describe, expect, it, vi } from 'vitest'

type AtTable = typeof import('../lib/at-table.ts')
let at: AtTable

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/table/first' })
  vi.stubGlobal('document', { querySelector: () => ({ content: 'faiyum' }) })
  at = await import('../lib/at-table.ts')
})

describe('A page with a board', () => {
  it('is a table, lesson, replay, review, analysis or puzzle, but not a page that lists them', () => {
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

  it('knows its game: from the address, from the link that led there, or from the page that the server sent', () => {
    expect(at.gameHere(['learn', 'faifo'])).toBe('faifo')
    expect(at.gameHere(['hot-seat', 'faifo', 'x'])).toBe('faifo')
    expect(at.gameHere(['table', 'first'])).toBe('faiyum')
    at.expectGame('second', 'counterfeiters')
    expect(at.gameHere(['table', 'second'])).toBe('counterfeiters')
    expect(at.gameHere(['replay', 'other'])).toBeUndefined()
  })
})
