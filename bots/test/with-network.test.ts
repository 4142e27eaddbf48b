import { games } from '@fairground/games'
import { type AnyRules, fastRandom, type Learning, rulesFor, type SeenBy } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { type Learned, learnedSearch, Net, partsOf, resultValues, type Shape } from '../index.ts'
import { withBeliefWeights } from '../learned/belief-weights.ts'
import { opened, pileRules } from './pile.ts'

const REWARD = { margin: 0, lead: 1 }

/** A network for the pile with one weight per input for the seat that looks, and nothing else. */
function networkOf(learning: Pick<Learning<unknown, unknown>, 'inputs' | 'read'>, weights: readonly number[]): Learned {
  const shape: Shape = { seats: 2, inputs: learning.inputs, sorts: 3, width: 16 }
  const numbers = new Float32Array(partsOf(shape).size)
  for (const [input, weight] of weights.entries()) numbers[input * shape.width + shape.width - shape.seats] = weight
  return {
    net: new Net(shape, numbers),
    learning: {
      version: 1,
      facts: {},
      sorts: 3,
      sort(_state, _seat, moves, sorts, rating) {
        for (let i = 0; i < moves.length; i++) {
          sorts[2 * i] = Number(moves[i]) - 1
          sorts[2 * i + 1] = -1
          rating[i] = 0
        }
      },
      ...learning,
    },
  }
}

function rulesOf(id: string, seats: number): Promise<{ rules: AnyRules; learning: Learning<unknown, unknown> }> {
  return games[id]().then(async (gamePackage) => {
    const rules: AnyRules = rulesFor(gamePackage.game, seats)
    const learning = (await gamePackage.bot()).learning?.(rules)
    if (learning === undefined) throw new Error(`${id} has no network`)
    return { rules, learning }
  })
}

describe('A search with a network as evaluation', () => {
  const parity = {
    inputs: 4,
    read(state: unknown, _seat: number, inputs: Float32Array) {
      inputs.fill(0)
      inputs[(state as { readonly stones: number }).stones % 4] = 1
    },
  }

  it('uses the network to evaluate positions where playouts stop', () => {
    const rules = pileRules(30)
    const state = rules.setup(fastRandom(1))
    const race = { kind: 'race', iterations: 3000, turns: 1, reward: REWARD } as const
    // Facing a multiple of four loses. After taking two stones, the player never faces one again, whatever the other takes.
    const search = learnedSearch(opened(rules), networkOf(parity, [-4, 3, 3, 3]), { kind: 'network', search: race, otherwise: race })
    expect(search.think(rules.view(state, 0), rules.moves(state, 0), { iterations: 3000 }, fastRandom('race')).choice).toBe(2)
  })

  it('samples positions more often if the others would have played there as they did', () => {
    const rules = pileRules(30)
    const learned = networkOf(parity, [])
    const view = rules.view(rules.setup(fastRandom(1)), 0)
    const odd = (state: unknown) => (state as { readonly secret: number }).secret % 2 === 1
    const share = (of: AnyRules) => {
      const sampler = of.sampler(view as SeenBy, 'open')
      const random = fastRandom('deals')
      let count = 0
      for (let deal = 0; deal < 2000; deal++) if (odd(sampler.deal(random))) count++
      return count / 2000
    }
    const weighted = { ...learned, learning: { ...learned.learning, beliefWeight: () => (state: unknown) => (odd(state) ? 9 : 1) } }
    expect(share(withBeliefWeights(rules, learned))).toBeCloseTo(0.5, 1)
    expect(share(withBeliefWeights(rules, weighted))).toBeGreaterThan(0.75)
    // Nothing to compare with: the usual sampler.
    expect(share(withBeliefWeights(rules, { ...learned, learning: { ...learned.learning, beliefWeight: () => undefined } }))).toBeCloseTo(
      0.5,
      1,
    )
  })

  it('samples the same positions again from the same seeds, weighted or not', () => {
    const rules = pileRules(30)
    const learned = networkOf(parity, [])
    const weighed = withBeliefWeights(rules, { ...learned, learning: { ...learned.learning, beliefWeight: () => () => 1 } })
    const sampler = weighed.sampler(rules.view(rules.setup(fastRandom(1)), 0) as SeenBy, 'open')
    const deals = () => Array.from({ length: 20 }, (_, deal) => sampler.deal(fastRandom(deal)))
    expect(deals()).toEqual(deals())
  })
})

describe('A solo player', () => {
  it('gets the odds of the score against the usual one', async () => {
    const { rules } = await rulesOf('faiyum', 1)
    const alone = { usual: 290, spread: 40 }
    const worth = new Float64Array(1)
    const withScore = (score: number): AnyRules => ({ ...rules, outcome: () => ({ places: [1], scores: [score], breakdown: [{}] }) })
    const odds = [250, 290, 330].map((score) => {
      resultValues(withScore(score), { alone }, {}, worth)
      return worth[0]
    })
    expect(odds[1]).toBeCloseTo(0.5)
    expect(odds[0] + odds[2]).toBeCloseTo(1)
    expect(odds[2]).toBeGreaterThan(0.7)
  })
})

describe('What a network reads', () => {
  it.each([
    ['fair-trade', 4],
    ['faifo', 3],
    ['faifo', 4],
    ['faiyum', 2],
  ] as const)('at %s with %i players depends only on what the seat sees, and every input is written', async (id, seats) => {
    const { rules, learning } = await rulesOf(id, seats)
    const random = fastRandom(`reads ${id}`)
    const [inputs, again] = [new Float32Array(learning.inputs), new Float32Array(learning.inputs)]
    let state = rules.setup(random)
    for (let step = 0; step < 300; step++) {
      if (rules.turn(state).length === 0) state = rules.setup(random)
      const turn = rules.turn(state)
      const seat = turn[random.below(turn.length)]
      const moves = rules.moves(state, seat)
      learning.read(state, seat, inputs)
      expect(inputs.every(Number.isFinite)).toBe(true)
      again.fill(7)
      learning.read(rules.sampler(rules.view(state, seat), 'drawn').deal(random), seat, again)
      expect(again).toEqual(inputs)
      const sorts = new Int32Array(2 * moves.length).fill(99_999)
      const rating = new Float64Array(moves.length)
      if (learning.sorts > 0) {
        learning.sort(state, seat, moves, sorts, rating)
        expect(sorts.every((sort, place) => sort < learning.sorts && (sort >= 0 || (place % 2 === 1 && sort === -1)))).toBe(true)
        expect(rating.every(Number.isFinite)).toBe(true)
      }
      rules.play(state, seat, moves[random.below(moves.length)], random)
    }
  })
})
