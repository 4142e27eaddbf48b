import { games, MASTERS } from '@fairground/games'
import { finishedGame } from '@fairground/games/test/random-game.ts'
import { type AnyGamePackage, canonical, fastRandom, type Learning, type Random, rulesFor, type Thinking } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import {
  bytesAt,
  type Learned,
  learnedFor,
  Net,
  openBot,
  partsOf,
  plays,
  readWeights,
  type Shape,
  withScaledLogits,
  writeWeights,
} from '../index.ts'
import { expOf } from '../learned/exp.ts'
import { type Layer, plainLayer, wideLayer } from '../learned/kernel.ts'
import { guidedSearch } from '../search/guided.ts'
import { opened, pileRules } from './pile.ts'

const LARGEST_FILE = 400_000

function numbersFor(shape: Shape, random: Random): Float32Array {
  return Float32Array.from({ length: partsOf(shape).size }, () => random.below(2001) / 1000 - 1)
}

async function mastersWay({ bot }: AnyGamePackage, seats: number): Promise<Thinking> {
  const master = (await bot()).thinking?.(seats).master
  if (master === undefined) throw new Error('there is no master')
  return master
}

describe('The kernel', () => {
  it('gives the same numbers to the last bit, with SIMD and without', () => {
    const random = fastRandom('kernel')
    const [width, inputs] = [48, 37]
    const weights = Float32Array.from({ length: width * inputs }, () => random.below(20_001) / 10_000 - 1)
    const layers = [plainLayer(weights, width), wideLayer(weights, width)]
    const sums = layers.map((layer) => {
      const { rows, values, sums: row, add } = layer as Layer
      for (let i = 0; i < width; i++) row[i] = i / 7
      for (let k = 0; k < 20; k++) {
        rows[k] = (k * 5) % inputs
        values[k] = Math.sin(k + 1)
      }
      add(20)
      return Array.from(row)
    })
    expect(sums[1]).toEqual(sums[0])
    expect(new Set(sums[0]).size).toBe(width)
  })

  it('a network gives the same results with and without it', () => {
    const shape = { seats: 3, inputs: 20, sorts: 4, width: 32 }
    const numbers = numbersFor(shape, fastRandom('net'))
    const inputs = Float32Array.from({ length: 20 }, (_, i) => (i % 3 === 0 ? 0 : Math.fround(0.1 * i)))
    const said = [new Net(shape, numbers), new Net(shape, numbers, plainLayer)].map((net) => {
      net.look(inputs)
      net.rate(3, Int32Array.of(0, -1, 1, 3, 2, -1), Float64Array.of(0, -1, 0.5))
      return [...net.chances, ...net.prior.subarray(0, 3)]
    })
    expect(said[0]).toEqual(said[1])
    expect(said[0].slice(0, 3).reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
    expect(said[0].slice(3).reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
  })
})

describe('Chances that people are shown', () => {
  it('are less sure with a factor under 1; who is ahead stays ahead, and moves are rated as before', () => {
    const shape = { seats: 3, inputs: 20, sorts: 4, width: 16 }
    const numbers = numbersFor(shape, fastRandom('shown'))
    const inputs = Float32Array.from({ length: 20 }, (_, i) => Math.fround(0.3 * Math.sin(i)))
    const [plain, shown] = [1, 0.5].map((factor) => {
      const net = new Net(shape, withScaledLogits(shape, numbers, factor))
      net.look(inputs)
      net.rate(3, Int32Array.of(0, -1, 1, 3, 2, -1), Float64Array.of(0, -1, 0.5))
      return { chances: [...net.chances], moves: [...net.prior.subarray(0, 3)] }
    })
    // Half the logits: the square root of the odds.
    expect(shown.chances[0] / shown.chances[1]).toBeCloseTo(Math.sqrt(plain.chances[0] / plain.chances[1]), 4)
    expect(Math.max(...shown.chances)).toBeLessThan(Math.max(...plain.chances))
    expect(shown.moves).toEqual(plain.moves)
  })
})

describe('The exponential function', () => {
  it("is close to the engine's own, using only sums and products", () => {
    for (let x = 0; x > -699; x -= 0.317) expect(Math.abs(expOf(x) / Math.exp(x) - 1)).toBeLessThan(1e-14)
    expect([expOf(0), expOf(-1000), expOf(Number.NEGATIVE_INFINITY)]).toEqual([1, 0, 0])
  })
})

describe('A file of weights', () => {
  const shape = { seats: 2, inputs: 9, sorts: 3, width: 16 }
  const numbers = numbersFor(shape, fastRandom('file'))
  const bytes = writeWeights([
    { shape, hash: 'a', numbers, calibration: 0.6 },
    { shape: { ...shape, seats: 3 }, hash: 'b', numbers: numbersFor({ ...shape, seats: 3 }, fastRandom('other')), calibration: 1 },
  ])

  it('stores the networks of a game with little loss, in two bytes a number', () => {
    const [first, second] = readWeights(bytes)
    expect([first.hash, second.hash]).toEqual(['a', 'b'])
    expect(first.shape).toEqual(shape)
    for (let i = 0; i < numbers.length; i++) expect(Math.abs(first.numbers[i] - numbers[i])).toBeLessThan(1e-4)
  })

  it('stores for each network how sure its chances are shown; one from before that shows them as they are', () => {
    expect(readWeights(bytes).map(({ calibration }) => calibration)).toEqual([0.6, 1])
    expect(writeWeights(readWeights(bytes))).toEqual(bytes)
    expect(() => readWeights(writeWeights([{ shape, hash: 'a', numbers, calibration: 0 }]))).toThrow('scaled by 0')
    // The name is overwritten, so that the field is missing as in older files.
    const older = Uint8Array.from(Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('"calibration"', '"unspecified"'), 'latin1'))
    expect(readWeights(older).map(({ calibration }) => calibration)).toEqual([1, 1])
  })

  it('is refused when it is incomplete or not a file of weights', () => {
    expect(() => readWeights(bytes.subarray(0, bytes.length - 1))).toThrow('torn')
    expect(() => readWeights(bytes.subarray(0, 40))).toThrow('torn')
    expect(() => readWeights(new TextEncoder().encode('{"weights": []}'))).toThrow('no weights')
  })
})

describe('A tree search guided by a network', () => {
  /** A network that knows that facing a multiple of four stones loses, or one that knows nothing. */
  function knowing(knows: boolean): Learned {
    const shape = { seats: 2, inputs: 4, sorts: 1, width: 16 }
    const parts = partsOf(shape)
    const numbers = new Float32Array(parts.size)
    const direct = shape.width - shape.seats
    if (knows) for (let rest = 0; rest < 4; rest++) numbers[rest * shape.width + direct] = rest === 0 ? -3 : 3
    const learning: Learning<{ readonly stones: number }, unknown> = {
      version: 1,
      facts: {},
      inputs: 4,
      sorts: 1,
      read(state, _seat, inputs) {
        inputs.fill(0)
        inputs[state.stones % 4] = 1
      },
      sort: (_state, _seat, _moves, sorts, rating) => {
        sorts.fill(-1)
        for (let i = 0; i < sorts.length; i += 2) sorts[i] = 0
        rating.fill(0)
      },
    }
    return { net: new Net(shape, numbers), learning: learning as Learning<unknown, unknown> }
  }

  const take = (stones: number, knows: boolean, iterations: number) => {
    const rules = pileRules(stones)
    const state = rules.setup(fastRandom(1))
    const search = guidedSearch(opened(rules), knowing(knows), { kind: 'guided', iterations })
    return search.think(rules.view(state, 0), rules.moves(state, 0), { iterations: Number.MAX_SAFE_INTEGER }, fastRandom('pile'))
  }

  it('takes the move that the network knows to be good after few iterations', () => {
    expect(take(30, true, 300).choice).toBe(2)
    expect(take(31, true, 300).choice).toBe(3)
  })

  it('finds it by itself when the network knows nothing and the end is near', () => {
    expect(take(6, false, 6000).choice).toBe(2)
    expect(take(7, false, 6000).choice).toBe(3)
  })

  it("uses the game's own sampler and its own way to tell moves apart", () => {
    const rules = pileRules(9)
    const state = rules.setup(fastRandom(1))
    const think = (learning: Partial<Learning<unknown, unknown>>) => {
      const known = knowing(false)
      const search = guidedSearch(
        opened(rules),
        { ...known, learning: { ...known.learning, ...learning } },
        { kind: 'guided', iterations: 6000 },
      )
      return search.think(rules.view(state, 0), rules.moves(state, 0), { iterations: Number.MAX_SAFE_INTEGER }, fastRandom('pile'))
    }
    expect(think({}).choice).toBe(1)
    // With six stones sampled, taking two is right.
    expect(think({ believed: () => ({ deal: () => ({ stones: 6, seat: 0, secret: 0 }) }) }).choice).toBe(2)
    const asked = new Set<string>()
    const branch = (at: unknown, move: unknown) => {
      asked.add(canonical(at))
      return 100 - Number(move)
    }
    expect(think({ branch }).choice).toBe(1)
    expect(asked.size).toBeGreaterThan(9)
  })

  it('gives the same result again, within its budget', () => {
    expect(canonical(take(13, false, 500))).toBe(canonical(take(13, false, 500)))
    expect(take(13, false, 500).iterations).toBeLessThan(500 + 40)
  })
})

describe('A Guild master', () => {
  /** Numbers of players that there are networks for. */
  const LEARNED: Readonly<Record<string, readonly number[]>> = {
    counterfeiters: [2, 3, 4],
    faifo: [3, 4, 5],
    faiyum: [1, 2, 3, 4],
    'fair-trade': [2, 3, 4, 5, 6],
  }

  it.each(Object.entries(games))('plays %s with weights that fit, if it has been measured; else only to be measured', async (id, load) => {
    const gamePackage = await load()
    const { min, max } = gamePackage.game.seats
    for (let seats = min; seats <= max; seats++) {
      const rules = rulesFor(gamePackage.game, seats)
      const able = LEARNED[id].includes(seats)
      const tried = MASTERS[id]?.includes(seats) ?? false
      expect([seats, await plays(gamePackage, 'master', rules, { untried: true })]).toEqual([seats, able])
      expect([seats, await plays(gamePackage, 'master', rules)]).toEqual([seats, able && tried])
      // A master that cannot play is never offered.
      expect(able || !tried).toBe(true)
    }
  })

  it('scores more alone at Faiyum with few iterations than a searching Merchant', async () => {
    const gamePackage = await games.faiyum()
    const rules = rulesFor(gamePackage.game, 1)
    const master = await openBot(gamePackage, 'master', rules)
    const scores = Array.from({ length: 6 }, (_, deal) => {
      const end = finishedGame(rules, `alone ${deal}`, ({ state, moves }, random) =>
        moves.length === 1 ? moves[0] : master.choose(rules.view(state, 0), moves, { iterations: 40 }, random),
      )
      return rules.outcome(end)?.scores[0] ?? 0
    })
    // Merchants have a mean of 321 (docs/bots.md), the hand-written player 227.
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThan(321)
  })

  it('is replaced by a Merchant where its strength was not measured', async () => {
    const gamePackage = await games.faifo()
    const rules = rulesFor(gamePackage.game, 5)
    const ask = async (level: 'master' | 'merchant', untried = false) => {
      const bot = await openBot(gamePackage, level, rules, { untried })
      return Array.from({ length: 8 }, (_, deal) => {
        const state = rules.setup(fastRandom(`five ${deal}`))
        const [seat] = rules.turn(state)
        return canonical(bot.choose(rules.view(state, seat), rules.moves(state, seat), { iterations: 200 }, fastRandom(5)))
      })
    }
    expect(await ask('master')).toEqual(await ask('merchant'))
    // An unmeasured master plays differently: otherwise the comparison above would prove nothing.
    expect(await ask('master', true)).not.toEqual(await ask('merchant'))
  })

  it.each(Object.keys(LEARNED))('has weights for %s that a phone can load', async (id) => {
    const { thinking, weights } = await (await games[id]()).bot()
    const own = LEARNED[id]
      .map((seats) => thinking?.(seats).master)
      .map((master) => (master?.kind === 'guided' ? master.weights : undefined))
    const files = new Set([weights, ...own].flatMap((url) => url?.href ?? []))
    const sizes = await Promise.all([...files].map(async (file) => (await bytesAt(new URL(file))).length))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST_FILE)
  })

  it('plays as a Merchant with rules that it has no network for, and reports it', async () => {
    const gamePackage = await games.counterfeiters()
    const rules = rulesFor(gamePackage.game, 3, { improvements: true })
    expect(await plays(gamePackage, 'master', rules)).toBe(false)
    expect(await learnedFor(gamePackage, rules, await mastersWay(gamePackage, 3))).toBeUndefined()
    const state = rules.setup(fastRandom('promo'))
    const [seat] = rules.turn(state)
    const [view, moves] = [rules.view(state, seat), rules.moves(state, seat)]
    const [master, merchant] = await Promise.all(
      (['master', 'merchant'] as const).map(async (level) =>
        (await openBot(gamePackage, level, rules)).choose(view, moves, { iterations: 600 }, fastRandom(3)),
      ),
    )
    expect(canonical(master)).toBe(canonical(merchant))
  })

  it('levels that use the network play on when its file is missing', async () => {
    const found = await games.counterfeiters()
    const gameBot = await found.bot()
    const missing: AnyGamePackage = { ...found, bot: async () => ({ ...gameBot, weights: new URL('nowhere.bin', import.meta.url) }) }
    const rules = rulesFor(found.game, 4)
    expect(await learnedFor(missing, rules, await mastersWay(missing, 4))).toBeUndefined()
    const state = rules.setup(fastRandom('missing'))
    const [seat] = rules.turn(state)
    const [view, moves] = [rules.view(state, seat), rules.moves(state, seat)]
    for (const level of ['trader', 'merchant'] as const)
      expect(moves).toContain((await openBot(missing, level, rules)).choose(view, moves, { iterations: 600 }, fastRandom(5)))
  })

  it('uses its own weights where it was trained for longer than the levels below', async () => {
    const gamePackage = await games.counterfeiters()
    const rules = rulesFor(gamePackage.game, 2)
    const thinking = (await gamePackage.bot()).thinking?.(2)
    const nets = await Promise.all([thinking?.master, thinking?.merchant].map((way) => way && learnedFor(gamePackage, rules, way)))
    const inputs = new Float32Array(nets[0]?.learning.inputs ?? 0).fill(0.5)
    const [master, merchant] = nets.map((learned) => {
      learned?.net.look(inputs)
      return [...(learned?.net.chances ?? [])]
    })
    expect(master).toHaveLength(2)
    expect(master).not.toEqual(merchant)
  })

  it('plays with veiled and with counted money, which is the same game', async () => {
    const gamePackage = await games.counterfeiters()
    for (const [money, fits] of Object.entries({ veiled: true, counted: true, open: false }))
      expect(await plays(gamePackage, 'master', rulesFor(gamePackage.game, 2, { money }))).toBe(fits)
  })
})
