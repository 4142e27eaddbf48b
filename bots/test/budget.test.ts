import { games } from '@fairground/games'
import { decisionsOf } from '@fairground/games/test/random-game.ts'
import { type AnyRules, canonical, fastRandom, rulesFor, type SeenBy } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { gamesWith } from '../../games/test/parts.ts'
import { openSearcher, type Searcher } from '../index.ts'

type Asked = {
  readonly rules: AnyRules
  readonly view: SeenBy
  readonly moves: readonly unknown[]
  readonly search: Searcher<unknown, SeenBy>
}

const searched = await gamesWith(async ({ bot }) => (await bot()).thinking)

/** A position in the middle of a game, or late in a short one, with a search that has not seen it. */
async function asked(id: string, level: 'trader' | 'merchant'): Promise<Asked> {
  const gamePackage = await games[id]()
  const seats = Math.max(3, gamePackage.game.seats.min)
  const rules: AnyRules = rulesFor(gamePackage.game, seats)
  const search = await openSearcher(gamePackage, level, rules)
  if (search === undefined) throw new Error(`${id} has no ${level}`)
  let latest: Asked | undefined
  let decisions = 0
  for (const { state, seat, moves } of decisionsOf(rules, fastRandom('budget'))) {
    if (moves.length > 2) latest = { rules, view: rules.view(state, seat), moves, search }
    if (decisions++ >= 30 && moves.length > 2) break
  }
  if (latest === undefined) throw new Error(`nobody has a choice in ${id}`)
  return latest
}

describe.each(searched)('%s', (id) => {
  it.each(['trader', 'merchant'] as const)('a %s finds the same result with the same iterations and seed', async (level) => {
    const { view, moves, search } = await asked(id, level)
    const thoughts = [1, 2].map(() => search.think(view, moves, { iterations: 2000 }, fastRandom(7)))
    const again = (await asked(id, level)).search.think(view, moves, { iterations: 2000 }, fastRandom(7))
    expect(canonical(thoughts[1])).toBe(canonical(thoughts[0]))
    expect(canonical(again)).toBe(canonical(thoughts[0]))
    expect(thoughts[0].candidates.length).toBeGreaterThan(0)
    expect(thoughts[0].candidates.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  it.each(['trader', 'merchant'] as const)('a %s stops when it is told to', async (level) => {
    const { view, moves, search } = await asked(id, level)
    let looks = 0
    const stop = () => ++looks > 3
    const { iterations, choice } = search.think(view, moves, { iterations: Number.MAX_SAFE_INTEGER, stop }, fastRandom(7))
    const full = search.think(view, moves, { iterations: 3000 }, fastRandom(7))
    expect(moves).toContain(choice)
    expect(iterations).toBeLessThan(full.iterations)
  })

  it('without iterations the hand-written player decides', async () => {
    const { view, moves, search } = await asked(id, 'merchant')
    const { iterations, choice } = search.think(view, moves, { iterations: 0 }, fastRandom(7))
    expect(iterations).toBe(0)
    expect(moves).toContain(choice)
  })
})
