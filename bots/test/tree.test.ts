import { type Budget, fastRandom, type Seat, type TreeThinking } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { treeSearch } from '../search/tree.ts'
import { opened, type PileView, pileRules, TAKES } from './pile.ts'

const THINKING: TreeThinking = { kind: 'tree', iterations: 20_000, reward: { margin: 0, lead: 1 } }
const UNHURRIED: Budget = { iterations: Number.MAX_SAFE_INTEGER }

function think(stones: number, { thinking = THINKING, budget = UNHURRIED, seed = 'pile', secret = 0 } = {}) {
  const rules = pileRules(stones)
  const state = { stones, seat: 0, secret }
  return treeSearch(opened(rules), thinking).think(rules.view(state, 0), rules.moves(state, 0), budget, fastRandom(seed))
}

describe('A tree search', () => {
  it.each([5, 6, 7, 9, 10, 11, 13, 15])('finds the one move that wins with %i stones, against random playouts', (stones) => {
    const { choice, candidates } = think(stones)
    expect(choice).toBe(stones % 4)
    const best = candidates.find(({ move }) => move === choice)
    for (const { move, worth } of candidates) if (move !== choice) expect(worth).toBeLessThan(best?.worth ?? 0)
  })

  describe('that uses ratings', () => {
    const rated = { ...THINKING, explore: 1, heat: 1 }
    const rate = (_state: unknown, _mover: Seat, moves: readonly unknown[], into: Float64Array) => {
      for (const [at, move] of moves.entries()) into[at] = Number(move)
    }
    const searchFor = (stones: number, thinking: TreeThinking) =>
      treeSearch({ ...opened(pileRules(stones)), hooks: { rate } }, thinking).think(
        { viewer: 0, stones, seat: 0 } as PileView,
        TAKES,
        UNHURRIED,
        fastRandom('rated'),
      )

    it.each([5, 6, 7, 9, 10, 11])('finds the one move that wins with %i stones, also where another is rated higher', (stones) => {
      expect(searchFor(stones, rated).choice).toBe(stones % 4)
    })

    it('looks first at what is rated highest', () => {
      expect(searchFor(12, { ...rated, iterations: 1 }).candidates.map(({ move }) => move)).toEqual([3])
    })

    it('cannot do without ratings', () => {
      expect(() => treeSearch(opened(pileRules(5)), rated)).toThrow('needs the hook `rate`')
    })
  })

  it('begins with the most promising move, and with few iterations tries no other', () => {
    const rules = pileRules(12)
    const hooks = {
      playout: () => 3,
      rate: (_s: unknown, _m: Seat, moves: readonly unknown[], into: Float64Array) => into.fill(0, 0, moves.length),
    }
    const search = treeSearch({ ...opened(rules), hooks }, { ...THINKING, iterations: 1, widen: { first: 1, factor: 0.5, power: 0.5 } })
    const { candidates } = search.think({ viewer: 0, stones: 12, seat: 0 } as PileView, TAKES, UNHURRIED, fastRandom(1))
    expect(candidates.map(({ move }) => move)).toEqual([3])
  })

  it('can plan against rivals who do not search, even where a searching rival would escape', () => {
    const rules = pileRules(8)
    const hooks = { playout: () => 1 }
    const worthOf = (rivals: 'search' | 'fast-bot') => {
      const search = treeSearch({ ...opened(rules), hooks }, { ...THINKING, rivals })
      const { choice, candidates } = search.think({ viewer: 0, stones: 8, seat: 0 } as PileView, TAKES, UNHURRIED, fastRandom(1))
      return candidates.find(({ move }) => move === choice)?.worth
    }
    expect(worthOf('fast-bot')).toBeGreaterThan(0.9)
    expect(worthOf('search')).toBeLessThan(0.4)
  })

  it('finds the same again with the same seed, also after another search', () => {
    const rules = pileRules(14)
    const search = treeSearch(opened(rules), { ...THINKING, iterations: 3000 })
    const view = rules.view({ stones: 14, seat: 0, secret: 1 }, 0)
    const first = search.think(view, TAKES, UNHURRIED, fastRandom('again'))
    search.think(rules.view({ stones: 9, seat: 0, secret: 1 }, 0), TAKES, UNHURRIED, fastRandom('other'))
    expect(search.think(view, TAKES, UNHURRIED, fastRandom('again'))).toEqual(first)
    expect(search.think(view, TAKES, UNHURRIED, fastRandom('else'))).not.toEqual(first)
  })

  it('stops as soon as the remaining iterations could not change its choice, and not before', () => {
    const { iterations } = think(5, { budget: { iterations: 4000 } })
    expect(iterations).toBeLessThan(3000)
    expect(iterations).toBeGreaterThan(4000 / 2)
  })

  it('uses no more iterations than allowed, except in the last playout', () => {
    for (const iterations of [1, 50, 700]) expect(think(14, { budget: { iterations } }).iterations).toBeLessThan(iterations + 2 * 14)
    expect(think(14, { thinking: { ...THINKING, iterations: 100 } }).iterations).toBeLessThan(100 + 2 * 14)
  })

  it("plays the hand-written player's choice when it has no iterations", () => {
    expect(think(14, { budget: { iterations: 0 } })).toMatchObject({ iterations: 0 })
    expect(think(14, { budget: { iterations: 100, stop: () => true } })).toMatchObject({ iterations: 0 })
  })

  it('stops when it is told to, with an answer', () => {
    let asked = 0
    const thought = think(14, {
      budget: { iterations: Number.MAX_SAFE_INTEGER, stop: () => ++asked > 40 },
      thinking: { ...THINKING, iterations: 1e9 },
    })
    expect(asked).toBe(41)
    expect(TAKES).toContain(thought.choice)
  })

  it('does not depend on what its seat cannot see', () => {
    const thinking = { ...THINKING, iterations: 2000 }
    expect(think(13, { secret: 7, thinking })).toEqual(think(13, { secret: 700, thinking }))
  })

  it('reports standard errors, which shrink with more iterations', () => {
    const errorAfter = (iterations: number) =>
      Math.min(...think(13, { thinking: { ...THINKING, iterations } }).candidates.map(({ error }) => error))
    expect(errorAfter(40_000)).toBeLessThan(errorAfter(400))
  })
})
