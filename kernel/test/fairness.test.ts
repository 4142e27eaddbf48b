import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commitment, draw, fastRandom, matchStream, pick, type Random, shuffle } from '../index.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

/** A second implementation of the stream, from its description and with other tools. */
function byTheBook(seed: string, match: string, words: readonly string[], bounds: readonly number[]): readonly number[] {
  let n = 0
  return bounds.map((bound) => {
    for (;;) {
      const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
        .update(`fairground/1|${match}|${JSON.stringify(words)}|${n++}`)
        .digest()
      for (let at = 0; at < 32; at += 4) {
        const value = digest.readUInt32BE(at)
        if (value < 2 ** 32 - (2 ** 32 % bound)) return value % bound
      }
    }
  })
}

describe('The stream of a match', () => {
  it('gives exactly these numbers (test vector)', () => {
    const stream = matchStream(SEED, 'table-1', ['lantern', '', 'Hội An'])
    expect([6, 6, 52, 1000, 2, 2 ** 32, 3_000_000_000, 1].map((bound) => stream.below(bound))).toEqual([
      1, 3, 3, 683, 0, 3485439667, 1504959307, 0,
    ])
    expect(stream.drawn).toBe(8)
  })

  it('is HMAC-SHA-256 over its description, with rejection', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 30 }),
        (words, bounds) => {
          const stream = matchStream(SEED, 'm', words)
          expect(bounds.map((bound) => stream.below(bound))).toEqual(byTheBook(SEED, 'm', words, bounds))
        },
      ),
    )
  })

  it('continues with the next digest when a whole one is rejected', () => {
    const bound = 2 ** 31 + 1
    const stream = matchStream(SEED, 'reject', [])
    const numbers = Array.from({ length: 2000 }, () => stream.below(bound))
    expect(stream.drawn).toBeGreaterThan(2000)
    expect(Math.max(...numbers)).toBeLessThan(bound)
  })

  it('repeats its numbers when its counter is set back', () => {
    const stream = matchStream(SEED, 'm', [''])
    const first = [stream.below(100), stream.below(100), stream.below(100)]
    stream.drawn = 1
    expect([stream.below(100), stream.below(100)]).toEqual(first.slice(1))
  })

  it('changes with the seed, the match and every contribution', () => {
    const numbers = (seed: string, match: string, words: string[]) => byBelow(matchStream(seed, match, words))
    const all = [
      numbers(SEED, 'm', ['a', 'b']),
      numbers(SEED.replace('00', '01'), 'm', ['a', 'b']),
      numbers(SEED, 'n', ['a', 'b']),
      numbers(SEED, 'm', ['a', 'c']),
      numbers(SEED, 'm', ['a,b', '']),
    ]
    expect(new Set(all.map(String)).size).toBe(all.length)
  })

  it('refuses an invalid bound and an invalid seed', () => {
    const stream = matchStream(SEED, 'm', [])
    for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => stream.below(bound)).toThrow(RangeError)
    expect(() => matchStream('abc', 'm', [])).toThrow('64 hexadecimal digits')
  })
})

describe('The commitment', () => {
  it('is the SHA-256 of the seed', () => {
    expect(commitment(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'))
  })
})

describe.each<[string, () => Random]>([
  ['The fast generator', () => fastRandom('even')],
  ['The stream of a match', () => matchStream(SEED, 'even', [])],
])('%s', (_, make) => {
  it('is uniform over its range (chi-square, 20 values)', () => {
    const random = make()
    const counts = new Array<number>(20).fill(0)
    const samples = 20_000
    for (let i = 0; i < samples; i++) counts[random.below(20)]++
    const expected = samples / 20
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chi).toBeLessThan(43.8)
  })

  it('shuffles into every order equally often (chi-square, 24 orders)', () => {
    const random = make()
    const counts = new Map<string, number>()
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle([1, 2, 3, 4], random).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)
    expect(counts.size).toBe(24)
    expect(chi).toBeLessThan(49.7)
  })
})

describe('A bag', () => {
  it('gives out each thing once and keeps the rest in order', () => {
    const random = fastRandom(1)
    const bag = [1, 2, 3, 4, 5]
    const out = draw(bag, random)
    expect(bag).toEqual([1, 2, 3, 4, 5].filter((thing) => thing !== out))
    expect([1, 2, 3, 4, 5]).toContain(pick(bag, random))
    expect(bag).toHaveLength(4)
  })
})

describe('The fast generator', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    expect(byBelow(fastRandom('a'))).toEqual(byBelow(fastRandom('a')))
    expect(byBelow(fastRandom('a'))).not.toEqual(byBelow(fastRandom('b')))
    expect(byBelow(fastRandom(1))).not.toEqual(byBelow(fastRandom(1 + 2 ** 32)))
  })
})

function byBelow(random: Random): readonly number[] {
  return Array.from({ length: 8 }, () => random.below(1000))
}
