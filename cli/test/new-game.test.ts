import { describe, expect, it } from 'vitest'
import { listed, nameOf, renamed } from '../new-game/names.ts'
import { fairground } from './spawn.ts'

describe('The name of a new game', () => {
  it('has a form for folders, one for types and one for people', () => {
    expect(nameOf('pearl-divers')).toEqual({ id: 'pearl-divers', type: 'PearlDivers', title: 'Pearl Divers' })
  })

  it.each(['', 'Pearl', 'pearl divers', '../pearls', '-pearls', 'pearls-', '7pearls', 'a'.repeat(41)])('is refused as «%s»', (id) => {
    expect(nameOf(id)).toContain('such as pearl-divers')
  })

  it("replaces the example's name everywhere, but not the name of the command", () => {
    const name = nameOf('pearls')
    if (typeof name === 'string') throw new Error(name)
    expect(renamed('# New Game\nfairground new-game\nNewGameEdition new-game', name)).toBe(
      '# Pearls\nfairground new-game\nPearlsEdition pearls',
    )
  })

  it.each([
    ['aster', 1],
    ['fair-play', 2],
    ['zebra', 5],
  ])('gets one line in the index, in alphabetical order: %s', (id, at) => {
    const before = [
      'x {',
      '  bear: async () => 1,',
      '  faiyum: async () => 1,',
      "  'fair-trade': async () => 1,",
      '  yak: async () => 1,',
      '}',
    ]
    const after = listed(before.join('\n'), id).split('\n')
    expect(after.toSpliced(at, 1)).toEqual(before)
    expect(after[at]).toContain(`import('./${id}/game.ts')`)
  })
})

describe('fairground new-game', () => {
  it('does not touch an existing game', () => {
    const { code, err } = fairground(['new-game', 'faifo'])
    expect(code).toBe(1)
    expect(err).toBe('fairground: games/faifo already exists.\n')
  })

  it('explains what is wrong with a name', () => {
    expect(fairground(['new-game', 'My Game'])).toMatchObject({ code: 2, err: expect.stringContaining('such as pearl-divers') })
  })
})
