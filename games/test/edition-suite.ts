import { type AnyGame, type Edition, readOptions } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'

/** New values by path of an edition, such as `players.4.dealt.value`. */
export type Changes = Readonly<Record<string, unknown>>

/** A copy of an edition with these changes. */
export function changed(edition: Edition, changes: Changes): unknown {
  const copy: unknown = structuredClone(edition)
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const holder = keys.reduce((inner, key) => (inner as Record<string, unknown>)[key], copy) as Record<string, unknown>
    holder[last] = value
  }
  return copy
}

interface Cases {
  /** The edition to change. */
  readonly edition: Edition
  /** Faulty editions: what is wrong, the path that the problem must name (or one below it), the changes, and the reason if the test checks its text. */
  readonly refused: readonly (readonly [what: string, at: string, changes: Changes, reason?: string])[]
  /** Options that are refused, and the path that the problem names. */
  readonly options: readonly (readonly [seats: number, options: Readonly<Record<string, unknown>>, at: string])[]
}

/** The tests of editions and options that every game must pass, with the game's own cases. */
export function editionsPass(game: AnyGame, { edition, refused, options }: Cases): void {
  describe('Every built-in edition', () => {
    it.each(Object.values(game.editions.builtIn).map((each) => [each.id, each]))('%s passes its own check', (_, each) =>
      expect(game.editions.check(each)).toEqual([]),
    )
  })

  describe("An owner's edition", () => {
    it.each(refused.map(([what, at, changes, reason]) => ({ what, at, changes, reason })))(
      'with $what is refused at «$at», with a reason',
      ({ at, changes, reason }) => {
        const problems = game.editions.check(changed(edition, changes))
        const there = problems.filter(({ path }) => path === at || (at !== '' && path.startsWith(`${at}.`)))
        expect(there, JSON.stringify(problems)).not.toEqual([])
        for (const { reason: said } of problems) expect(said.length).toBeGreaterThan(5)
        if (reason !== undefined) expect(there).toContainEqual(expect.objectContaining({ path: at, reason }))
      },
    )

    it('may be any value: the check refuses it and does not throw', () => {
      for (const value of [undefined, null, 7, 'x', [], {}]) expect(game.editions.check(value)).not.toEqual([])
    })
  })

  describe('Options', () => {
    it.each(options)('for %i seats, %j is refused at %s', (seats, given, at) => {
      const read = readOptions(game, given, seats)
      expect('problems' in read && read.problems[0].path).toBe(at)
    })
  })
}
