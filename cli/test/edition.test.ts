import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fairground, temporary } from './spawn.ts'

describe('edition show', () => {
  it('prints every fact by its status, and counts them', () => {
    const { code, out } = fairground(['edition', 'show', 'fair-trade'])
    expect(code).toBe(0)
    const [, facts, printed, reconstructed] = /^(\d+) facts: (\d+) printed, 0 sourced, 0 inferred, (\d+) reconstructed$/m.exec(out) ?? []
    expect(Number(printed) + Number(reconstructed)).toBe(Number(facts))
    expect(out).toContain(`\nprinted (${printed})\n`)
    expect(out).toContain(`\nreconstructed (${reconstructed})\n`)
    expect(out.match(/^ {2}\S/gm)).toHaveLength(Number(facts))
  })

  it('shows another built-in edition, and lists all of them', () => {
    expect(fairground(['edition', 'show', 'fair-trade', '--edition', 'wide-market']).out).toContain('(wide-market)')
    expect(fairground(['edition', 'show', 'fair-trade', '--edition', 'none'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('fair-trade has no edition none; there are rulebook-1.3, wide-market.'),
    })
  })

  it('prints with --json a file that check accepts', () => {
    const { out } = fairground(['edition', 'show', 'fair-trade', '--json'])
    expect(JSON.parse(out).game).toBe('fair-trade')
    expect(fairground(['edition', 'check', '-'], { input: out })).toMatchObject({ code: 0, out: '-: sound. An edition for fair-trade\n' })
  })
})

describe('edition check', () => {
  const sound = JSON.parse(fairground(['edition', 'show', 'fair-trade', '--json']).out)

  function check(value: unknown, ...flags: string[]) {
    const file = temporary('edition.json')
    writeFileSync(file, JSON.stringify(value))
    return fairground(['edition', 'check', file, ...flags])
  }

  it('names each problem by path, in words', () => {
    const { code, out } = check({ ...sound, highestBid: { value: 'many', status: 'printed' }, colour: 'red' })
    expect(code).toBe(1)
    expect(out).toMatch(/: WRONG\n/)
    expect(out).toMatch(/^ {2}highestBid\.value: /m)
    expect(out).toMatch(/colour/)
  })

  it('prints the same as JSON', () => {
    const { code, out } = check({ ...sound, highestBid: { value: 99, status: 'printed' } }, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ game: 'fair-trade', sound: false, problems: [{ path: 'highestBid.value' }] })
  })

  it('takes the game from --game if the file does not name it', () => {
    const { game, ...edition } = sound
    expect(check(edition)).toMatchObject({ code: 2, err: expect.stringContaining('does not say which game it is for') })
    expect(check(edition, '--game', game).code).toBe(0)
    expect(check({ ...edition, game: 7 })).toMatchObject({ code: 1, err: 'fairground: game: must be the name of a game.\n' })
  })

  it('refuses what is not an edition', () => {
    expect(check([])).toMatchObject({ code: 1, err: 'fairground: an edition must be a JSON object.\n' })
    expect(fairground(['edition', 'check', '/nowhere.json'])).toMatchObject({ code: 1, err: expect.stringContaining('cannot be read') })
    expect(fairground(['edition', 'check'])).toMatchObject({ code: 2 })
    expect(fairground(['edition', 'check', 'a', 'b'])).toMatchObject({ code: 2, err: expect.stringContaining('takes one FILE, not 2') })
    expect(fairground(['edition', 'burn'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('edition needs check FILE or show GAME'),
    })
  })
})
