import { describe, expect, it } from 'vitest'
import { editionOf, factsOf, placesBy, readOptions } from '../index.ts'

const game = {
  seats: { min: 1, max: 5 },
  options: {
    length: { kind: 'choice', values: ['short', 'long'], default: 'long' },
    open: { kind: 'flag', default: false },
    bonus: { kind: 'number', min: 0, max: 6, default: 0, ready: [0, 3], needs: { seats: [1] } },
    draft: { kind: 'flag', default: false, needs: { option: { name: 'length', is: ['long'] } } },
    edition: { kind: 'edition', default: 'first' },
  },
  editions: {
    builtIn: { first: { id: 'first', name: 'First' } },
    check: (value: unknown) => (typeof value === 'object' ? [{ path: 'market.0', reason: 'is empty' }] : []),
  },
} as const

function problems(options: unknown, seats = 3): readonly string[] {
  const read = readOptions<Record<keyof typeof game.options, unknown>>(game, options, seats)
  return 'problems' in read ? read.problems.map(({ path, reason }) => `${path}: ${reason}`) : []
}

describe('Options from outside', () => {
  it('are filled in where they are left out', () => {
    const read = readOptions<Record<keyof typeof game.options, unknown>>(game, { open: true }, 3)
    expect(read).toEqual({ options: { length: 'long', open: true, bonus: 0, draft: false, edition: 'first' } })
  })

  it.each<[unknown, number, string]>([
    [{}, 0, 'seats: must be 1 to 5'],
    [{}, 2.5, 'seats: must be 1 to 5'],
    [[], 3, 'options: must be an object'],
    ['x', 3, 'options: must be an object'],
    [{ length: 'huge' }, 3, 'options.length: must be one of short, long'],
    [{ open: 1 }, 3, 'options.open: must be true or false'],
    [{ bonus: 1.5 }, 1, 'options.bonus: must be a whole number from 0 to 6'],
    [{ bonus: 2 }, 3, 'options.bonus: needs 1 seats'],
    [{ draft: true, length: 'short' }, 3, 'options.draft: needs length to be long'],
    [{ edition: 'tenth' }, 3, 'options.edition: no such edition; there are first'],
    [{ edition: {} }, 3, 'options.edition.market.0: is empty'],
    [{ toString: 1 }, 3, 'options.toString: unknown; there are length, open, bonus, draft, edition'],
  ])('%j for %i seats are refused: %s', (options, seats, problem) => {
    expect(problems(options, seats)).toEqual([problem])
  })

  it('are not refused for a condition that does not apply', () => {
    expect(problems({ length: 'short' })).toEqual([])
    expect(problems({ bonus: 3 }, 1)).toEqual([])
  })
})

describe('Facts of an edition', () => {
  it('are listed with their path, value and status', () => {
    const edition = {
      id: 'x',
      name: 'X',
      coins: { value: 5, status: 'printed' },
      cards: [{ id: 'a', prize: { value: [1], status: 'reconstructed' } }],
    }
    expect(factsOf(edition)).toEqual([
      { path: 'coins', value: 5, status: 'printed' },
      { path: 'cards.0.prize', value: [1], status: 'reconstructed' },
    ])
  })

  it('come from the edition an option names or carries', () => {
    const own = { id: 'own', name: 'Own' }
    expect(editionOf(game.editions, 'first')).toBe(game.editions.builtIn.first)
    expect(editionOf<{ id: string; name: string }>(game.editions, own)).toBe(own)
  })
})

describe('Places', () => {
  it('are shared by equals, and the next place is left free', () => {
    const scores = [4, 9, 9, 1]
    expect(placesBy(4, (a, b) => scores[b] - scores[a])).toEqual([3, 1, 1, 4])
  })
})
