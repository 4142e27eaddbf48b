import { describe, expect, it } from 'vitest'
import { fairground } from './spawn.ts'

describe('start', () => {
  it('shows every game at every number of players', () => {
    const { code, out, err } = fairground(['start', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const samples: readonly { readonly game: string; readonly seats: number; readonly games: number }[] = JSON.parse(out)
    expect(samples.filter(({ game }) => game === 'fair-trade').map(({ seats }) => seats)).toEqual([2, 3, 4, 5, 6])
    for (const { games } of samples) expect(games).toBeGreaterThan(0)
  })
})
