import { existsSync, readFileSync } from 'node:fs'
import { Net, partsOf, readWeights } from '@fairground/bots'
import { games } from '@fairground/games'
import { fastRandom, type Learning, readOptions } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { read } from '../command.ts'
import { train } from '../commands/train.ts'
import { MISUSED } from '../failure.ts'
import { Samples } from '../training/samples.ts'
import { SelfPlay } from '../training/self-play.ts'
import { Slope } from '../training/slope.ts'
import type { Lesson } from '../training/train.ts'
import { temporary } from './spawn.ts'

/** As little as goes through everything: a few games by instinct, a few by search. */
const TINY = ['--seats', '2', '--first', '24', '--games', '4', '--ways', '4', '--width', '16', '--shards', '2', '--times', '1']

function trained(...flags: readonly string[]): Promise<number> {
  return train.run(read(train, ['counterfeiters', ...TINY, ...flags]))
}

describe('Training', () => {
  it('gives the same weights with one thread and with two, and goes on after the last round', async () => {
    const [one, two] = [temporary('one.bin'), temporary('two.bin')]
    await trained('--rounds', '0', '--threads', '1', '--out', one)
    await trained('--rounds', '0', '--threads', '2', '--out', two)
    const begun = readFileSync(two)
    expect(begun.equals(readFileSync(one))).toBe(true)
    await trained('--rounds', '1', '--threads', '2', '--resume', '--out', two, '--picture', `${two}.svg`)
    const { lessons } = JSON.parse(readFileSync(`${two}.json`, 'utf8'))
    expect(lessons[2].map(({ ways }: { readonly ways: number }) => ways)).toEqual([0, 4])
    const [before, after] = [begun, readFileSync(two)].map((bytes) => readWeights(bytes)[0])
    expect(after.hash).toBe(before.hash)
    expect(after.numbers).not.toEqual(before.numbers)
    expect(readFileSync(`${two}.svg`, 'utf8')).toContain('2 players')
    // Nothing is left of writing, and another training does not go on with these.
    expect(existsSync(`${two}.new`)).toBe(false)
    await expect(trained('--rounds', '1', '--seed', 'other', '--resume', '--out', two)).rejects.toMatchObject({ exitCode: MISUSED })
  })

  it('practises after that, with one thread as with two', async () => {
    const files = [temporary('practice-one.bin'), temporary('practice-two.bin')]
    for (const [index, file] of files.entries()) {
      await trained('--rounds', '0', '--practice', '1', '--drawn', '96', '--threads', `${index + 1}`, '--out', file)
      const { lessons } = JSON.parse(readFileSync(`${file}.json`, 'utf8'))
      expect(lessons[2].map(({ practice, score }: Lesson) => [practice, score !== undefined && score > 0])).toEqual([
        [undefined, false],
        [1, true],
      ])
    }
    const [one, two] = files.map((file) => readFileSync(file))
    expect(one.equals(two)).toBe(true)
  })

  it('keeps every twelfth game of practice apart, also where so many shards share the work that none plays twelve at a time', async () => {
    const file = temporary('apart.bin')
    const flags = ['--seats', '2', '--first', '16', '--rounds', '0', '--practice', '1', '--drawn', '192', '--width', '16', '--shards', '16']
    await train.run(read(train, ['fair-trade', ...flags, '--threads', '1', '--out', file]))
    const { lessons } = JSON.parse(readFileSync(`${file}.json`, 'utf8'))
    expect(lessons[2][1].apart).toBeGreaterThan(0)
  })

  it('practises by what a seat can know: where purses are hidden, it reads none but imagined ones', async () => {
    const gamePackage = await games.counterfeiters()
    const read = readOptions(gamePackage.game, {}, 2)
    if ('problems' in read) throw new Error('the usual options are refused')
    const rules = gamePackage.game.open(read.options, 2)
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
    play.byDrawing('views', new Samples(2, 0), { net, learning })
    expect(looks.length).toBeGreaterThan(40)
    expect(looks.every(Boolean)).toBe(true)
  })

  it('judges weights by games that nothing is learned from, if they fit', async () => {
    const file = temporary('judged.bin')
    await trained('--rounds', '0', '--threads', '1', '--out', file)
    const before = readFileSync(file)
    expect(await trained('--judge', '4', '--threads', '1', '--out', file)).toBe(0)
    expect(readFileSync(file).equals(before)).toBe(true)
    await expect(train.run(read(train, ['faifo', ...TINY.slice(2), '--judge', '2', '--out', file]))).rejects.toThrow('no weights that fit')
  })

  it('goes by a search beside which the network sits where all choose at once, and by odds where one plays alone', async () => {
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

  it('needs a number of players that the game is for', () =>
    expect(train.run(read(train, ['faifo', '--seats', '2', '--out', temporary('weights.bin')]))).rejects.toMatchObject({
      exitCode: MISUSED,
    }))
})

describe('The slope', () => {
  it('is what a small step in each number changes in the surprise', () => {
    const shape = { seats: 3, inputs: 6, sorts: 3, width: 16 }
    const slope = new Slope(shape)
    const random = fastRandom('slope')
    const small = () => random.below(2001) / 1000 - 1
    const size = 6 * 16 + 16 + 13 * 3 + 3 * 13 + 3 + 3
    const numbers = Float32Array.from({ length: size }, small)
    const samples = new Samples(3, 0)
    samples.add(Float32Array.of(1, 0, 0.5, -0.25, 0, 2), 0, new Int32Array(0), new Float64Array(0), new Float64Array(0))
    samples.give(0, 1, 1)
    const found = new Float32Array(size)
    slope.learn(numbers, samples, 0, found)
    const STEP = 1 / 256
    for (let i = 0; i < size; i += 5) {
      const [less, more] = [-STEP, STEP].map((by) => {
        const moved = numbers.slice()
        moved[i] += by
        return slope.foretell(moved, samples, 0)
      })
      expect((more - less) / (2 * STEP)).toBeCloseTo(found[i], 2)
    }
  })

  it('makes a move that was drawn in practice likelier if it went well, less likely if not, and lets it be once that is done', () => {
    const shape = { seats: 2, inputs: 1, sorts: 3, width: 16 }
    const { liking, size } = partsOf(shape)
    const lean = (likely: number, gain: number) => {
      const samples = new Samples(2, 0)
      // The second of three moves, which a network that knows nothing finds all as likely.
      samples.add(Float32Array.of(1), 3, Int32Array.of(0, -1, 1, -1, 2, -1), new Float64Array(3), Float64Array.of(0, 1, 0), likely)
      samples.gained(0, gain)
      samples.evenOut()
      const slope = new Float32Array(size)
      new Slope(shape).learn(new Float32Array(size), samples, 0, slope)
      return Array.from(slope.subarray(liking, liking + 3), (each) => 0 - Math.sign(Math.round(1000 * each)))
    }
    expect(lean(1 / 3, 0.1)).toEqual([-1, 1, -1])
    expect(lean(1 / 3, -0.1)).toEqual([1, -1, 1])
    // It was a quarter when it was drawn, and a half: either way it has changed enough.
    expect(lean(1 / 4, 0.1)).toEqual([0, 0, 0])
    expect(lean(1 / 2, -0.1)).toEqual([0, 0, 0])
    expect(lean(1 / 2, 0.1)).toEqual([-1, 1, -1])
  })
})
