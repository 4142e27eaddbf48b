import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Net, partsOf, readWeights, writeWeights } from '@fairground/bots'
import { games } from '@fairground/games'
import { fastRandom, type Learning, rulesFor } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { read } from '../command.ts'
import { train } from '../commands/train.ts'
import { EXIT_USAGE } from '../failure.ts'
import { ApartGradient } from '../training/apart-gradient.ts'
import { Gradient, type Learner } from '../training/gradient.ts'
import { Samples } from '../training/samples.ts'
import { SelfPlay } from '../training/self-play.ts'
import type { RoundReport } from '../training/train.ts'
import { temporary } from './spawn.ts'

/** The smallest training with all steps: a few games by hand-written bots, a few by search. */
const TINY = ['--seats', '2', '--first', '24', '--games', '4', '--simulations', '4', '--width', '16', '--shards', '2', '--epochs', '1']

function trained(...flags: readonly string[]): Promise<number> {
  return train.run(read(train, ['counterfeiters', ...TINY, ...flags]))
}

describe('Training', () => {
  it('gives the same weights with one thread and with two, and continues after the last round', async () => {
    const [one, two] = [temporary('one.bin'), temporary('two.bin')]
    await trained('--rounds', '0', '--threads', '1', '--out', one)
    await trained('--rounds', '0', '--threads', '2', '--out', two)
    const first = readFileSync(two)
    expect(first.equals(readFileSync(one))).toBe(true)
    await trained('--rounds', '1', '--threads', '2', '--resume', '--out', two, '--picture', `${two}.svg`)
    const { reports } = JSON.parse(readFileSync(`${two}.json`, 'utf8'))
    expect(reports[2].map(({ simulations }: { readonly simulations: number }) => simulations)).toEqual([0, 4])
    const [before, after] = [first, readFileSync(two)].map((bytes) => readWeights(bytes)[0])
    expect(after.hash).toBe(before.hash)
    expect(after.numbers).not.toEqual(before.numbers)
    expect(readFileSync(`${two}.svg`, 'utf8')).toContain('2 players')
    // Nothing is left of writing, and another training does not go on with these.
    expect(existsSync(`${two}.new`)).toBe(false)
    await expect(trained('--rounds', '1', '--seed', 'other', '--resume', '--out', two)).rejects.toMatchObject({ exitCode: EXIT_USAGE })
  })

  it('practises after that, with one thread as with two', async () => {
    const files = [temporary('practice-one.bin'), temporary('practice-two.bin')]
    for (const [index, file] of files.entries()) {
      await trained('--rounds', '0', '--practice', '1', '--practice-games', '96', '--threads', `${index + 1}`, '--out', file)
      const { reports } = JSON.parse(readFileSync(`${file}.json`, 'utf8'))
      expect(reports[2].map(({ practice, score }: RoundReport) => [practice, score !== undefined && score > 0])).toEqual([
        [undefined, false],
        [1, true],
      ])
    }
    const [one, two] = files.map((file) => readFileSync(file))
    expect(one.equals(two)).toBe(true)
  })

  it('holds out every twelfth game of practice, even if there are so many shards that none plays twelve games in a pass', async () => {
    const file = temporary('heldOut.bin')
    const flags = [
      '--seats',
      '2',
      '--first',
      '16',
      '--rounds',
      '0',
      '--practice',
      '1',
      '--practice-games',
      '192',
      '--width',
      '16',
      '--shards',
      '16',
    ]
    await train.run(read(train, ['counterfeiters', ...flags, '--threads', '1', '--out', file]))
    const { reports } = JSON.parse(readFileSync(`${file}.json`, 'utf8'))
    expect(reports[2][1].heldOutLoss).toBeGreaterThan(0)
  })

  it('practises only with what a seat can know: if purses are hidden, it reads imagined ones', async () => {
    const gamePackage = await games.counterfeiters()
    const rules = rulesFor(gamePackage.game, 2)
    const gameBot = await gamePackage.bot()
    const own: Learning<unknown, unknown> | undefined = gameBot.learning?.(rules)
    if (own === undefined) throw new Error('there is nothing to learn from')
    const imagined = new Set<unknown>()
    const looks: boolean[] = []
    const learning: Learning<unknown, unknown> = {
      ...own,
      believed: (view) => ({
        deal(random, into) {
          const state = own.believed?.(view).deal(random, into)
          imagined.add(state)
          return state
        },
      }),
      read(state, seat, inputs) {
        looks.push(imagined.has(state))
        own.read(state, seat, inputs)
      },
      sort(state, seat, moves, sorts, rating) {
        looks.push(imagined.has(state))
        own.sort(state, seat, moves, sorts, rating)
      },
    }
    const play = await SelfPlay.open({ ...gamePackage, bot: async () => ({ ...gameBot, learning: () => learning }) }, rules, 2)
    const shape = { seats: 2, inputs: own.inputs, sorts: own.sorts, width: 16 }
    const net = new Net(shape, new Float32Array(partsOf(shape).size))
    play.playForPractice('views', new Samples(2, 0), { net, learning })
    expect(looks.length).toBeGreaterThan(40)
    expect(looks.every(Boolean)).toBe(true)
  })

  it('stores that chances which are much too sure are to be shown less sure, and leaves the network alone', async () => {
    const file = temporary('calibrated.bin')
    await trained('--rounds', '0', '--threads', '1', '--out', file)
    const [weights] = readWeights(readFileSync(file))
    expect(weights.calibration).toBe(1)
    const { value, policy } = partsOf(weights.shape)
    const sure = weights.numbers.map((number, i) => (i >= value && i < policy ? 30 * number : number))
    writeFileSync(file, writeWeights([{ ...weights, numbers: sure }]))
    const [before] = readWeights(readFileSync(file))
    expect(await trained('--calibrate', '8', '--threads', '1', '--out', file)).toBe(0)
    const [after] = readWeights(readFileSync(file))
    expect(after.calibration).toBeLessThan(0.5)
    expect(after.numbers).toEqual(before.numbers)
  })

  it('evaluates weights with games that nothing is learned from, if they fit', async () => {
    const file = temporary('evaluated.bin')
    await trained('--rounds', '0', '--threads', '1', '--out', file)
    const before = readFileSync(file)
    expect(await trained('--evaluate', '4', '--threads', '1', '--out', file)).toBe(0)
    expect(readFileSync(file).equals(before)).toBe(true)
    await expect(train.run(read(train, ['faifo', ...TINY.slice(2), '--evaluate', '2', '--out', file]))).rejects.toThrow(
      'no weights that fit',
    )
  })

  it('learns from a search that asks the network if all choose at once, and from the odds of a good score if one plays alone', async () => {
    for (const [game, seats, rounds] of [
      // In the first round by search the network is not asked yet.
      ['faifo', 3, 2],
      ['faiyum', 1, 1],
    ] as const) {
      const file = temporary(`${game}.bin`)
      await train.run(read(train, [game, ...TINY, '--seats', `${seats}`, '--rounds', `${rounds}`, '--threads', '1', '--out', file]))
      const [{ shape, numbers }] = readWeights(readFileSync(file))
      expect(shape.seats).toBe(seats)
      expect(numbers.every(Number.isFinite)).toBe(true)
    }
  })

  it('learns how strong a seat stands where a network looks at one seat at a time, and that a rich seat stands stronger', async () => {
    const file = temporary('apart.bin')
    const flags = [
      '--seats',
      '3',
      '--first',
      '400',
      '--rounds',
      '1',
      '--games',
      '8',
      '--simulations',
      '100',
      '--epochs',
      '8',
      '--width',
      '16',
    ]
    await train.run(read(train, ['fair-trade', ...flags, '--shards', '2', '--threads', '2', '--out', file]))
    const [{ shape, numbers }] = readWeights(readFileSync(file))
    expect(shape).toMatchObject({ seats: 3, apart: true })
    const rules = rulesFor((await games['fair-trade']()).game, 3)
    const learning = (await (await games['fair-trade']()).bot()).learning?.(rules)
    const inputs = new Float32Array(shape.inputs)
    const net = new Net(shape, numbers)
    const strengthWith = (coins: number) => {
      const state = rules.setup(fastRandom('rich'))
      learning?.read({ ...state, purse: state.purse.map(() => coins) }, 0, inputs)
      return net.strength(inputs)
    }
    expect(strengthWith(24)).toBeGreaterThan(strengthWith(6))
    const { reports } = JSON.parse(readFileSync(`${file}.json`, 'utf8'))
    // Nothing learned would be the logarithm of three.
    expect(reports[3][0].heldOutLoss).toBeLessThan(Math.log(3) - 0.1)
  })

  it('does not practise where the network learns no moves', () =>
    expect(train.run(read(train, ['fair-trade', '--practice', '1', '--out', temporary('practice.bin')]))).rejects.toThrow(
      'learns no moves',
    ))

  it('either evaluates or calibrates', () =>
    expect(trained('--evaluate', '2', '--calibrate', '2', '--out', temporary('both.bin'))).rejects.toMatchObject({ exitCode: EXIT_USAGE }))

  it('needs a number of players that the game is for', () =>
    expect(train.run(read(train, ['faifo', '--seats', '2', '--out', temporary('weights.bin')]))).rejects.toMatchObject({
      exitCode: EXIT_USAGE,
    }))
})

function addInputs(samples: Samples, inputs: readonly number[]): void {
  samples.add(Float32Array.from(inputs), 0, new Int32Array(0), new Float64Array(0), new Float64Array(0))
}

/** Compares the gradient of the first position with the change of its loss for a small step in every fifth number. */
function expectTrueGradient(learner: Learner, size: number, samples: Samples): void {
  const random = fastRandom('gradient')
  const numbers = Float32Array.from({ length: size }, () => random.below(2001) / 1000 - 1)
  const found = new Float32Array(size)
  learner.learn(numbers, samples, 0, found)
  const STEP = 1 / 256
  for (let i = 0; i < size; i += 5) {
    const [less, more] = [-STEP, STEP].map((by) => {
      const moved = numbers.slice()
      moved[i] += by
      return learner.lossOf(moved, samples, 0)
    })
    expect((more - less) / (2 * STEP)).toBeCloseTo(found[i], 2)
  }
}

describe('The gradient', () => {
  it('agrees with the change of the loss for a small step in each number', () => {
    const shape = { seats: 3, inputs: 6, sorts: 3, width: 16 }
    const samples = new Samples(3, 0)
    addInputs(samples, [1, 0, 0.5, -0.25, 0, 2])
    samples.setTarget(0, 1, 1)
    expectTrueGradient(new Gradient(shape), partsOf(shape).size, samples)
  })

  it('does so, too, where the network looks at one seat at a time', () => {
    const shape = { seats: 3, inputs: 6, sorts: 0, width: 16, apart: true }
    const samples = new Samples(1, 0, 3)
    for (const seat of [0, 1, 2]) addInputs(samples, [1, seat, 0.5, -0.25, 0, 2 - seat])
    samples.setTarget(1, 0, 1)
    expect(samples.positions).toBe(1)
    expectTrueGradient(new ApartGradient(shape), partsOf(shape).size, samples)
  })

  it('makes a move of practice likelier if the game went well, less likely if not, and stops once it has changed enough', () => {
    const shape = { seats: 2, inputs: 1, sorts: 3, width: 16 }
    const { liking, size } = partsOf(shape)
    const lean = (likely: number, advantage: number) => {
      const samples = new Samples(2, 0)
      // The second of three moves, which a network that knows nothing finds all as likely.
      samples.add(Float32Array.of(1), 3, Int32Array.of(0, -1, 1, -1, 2, -1), new Float64Array(3), Float64Array.of(0, 1, 0), likely)
      samples.setAdvantage(0, advantage)
      samples.normalizeAdvantages()
      const gradient = new Float32Array(size)
      new Gradient(shape).learn(new Float32Array(size), samples, 0, gradient)
      return Array.from(gradient.subarray(liking, liking + 3), (each) => 0 - Math.sign(Math.round(1000 * each)))
    }
    expect(lean(1 / 3, 0.1)).toEqual([-1, 1, -1])
    expect(lean(1 / 3, -0.1)).toEqual([1, -1, 1])
    // It was a quarter when it was drawn, and a half: either way it has changed enough.
    expect(lean(1 / 4, 0.1)).toEqual([0, 0, 0])
    expect(lean(1 / 2, -0.1)).toEqual([0, 0, 0])
    expect(lean(1 / 2, 0.1)).toEqual([-1, 1, -1])
  })
})
