import { games } from '@fairground/games'
import { canonical, fastRandom, imagine } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { analyse, hint } from '../index.ts'
import { opened, positions } from './positions.ts'

/** How many positions of each game are tested. */
const ASKED = 2

describe.each(Object.keys(games))('A hint at %s', (id) => {
  it('does not depend on what the seat cannot know', async () => {
    const { engine } = await opened(id, 3)
    const { rules } = engine
    let asked = 0
    for (const { seat, view, moves } of positions(rules, 'hint', 5)) {
      const twin = imagine(rules, view, fastRandom(asked))
      const twinView = rules.view(twin, seat)
      expect(canonical(twinView)).toBe(canonical(view))
      const given = hint(engine, view, moves, 'quick')
      expect(canonical(hint(engine, twinView, rules.moves(twin, seat), 'quick'))).toBe(canonical(given))
      expect(canonical(JSON.parse(JSON.stringify(given)))).toBe(canonical(given))
      if (++asked === ASKED) break
    }
  })

  it('names a legal move, points to its place, and gives chances that add up', async () => {
    const { engine } = await opened(id, 3)
    let asked = 0
    for (const { view, moves } of positions(engine.rules, 'sums', 7)) {
      const { best, where, why, others } = hint(engine, view, moves, 'quick')
      expect(moves[best.index]).toBe(best.move)
      expect(where.moves).toContain(best.index)
      expect(others.every(({ index }) => index !== best.index)).toBe(true)
      if (why.kind === 'clear') expect(why.by?.value).toBeGreaterThan(why.by?.error ?? 1)
      const { chances } = analyse(engine, view, moves, 'quick')
      expect(chances.seats.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1)
      if (++asked === ASKED) break
    }
  })
})
