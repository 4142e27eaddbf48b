import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, NotPlain, same } from '../index.ts'

describe('Canonical JSON', () => {
  it('is JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('does not depend on the order of keys', () => {
    expect(canonical({ b: 1, a: [{ d: 2, c: 3 }] })).toBe('{"a":[{"c":3,"d":2}],"b":1}')
    expect(canonical({ a: [{ c: 3, d: 2 }], b: 1 })).toBe(canonical({ b: 1, a: [{ d: 2, c: 3 }] }))
  })

  it('leaves out what is undefined in an object', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}')
  })

  it('refuses what JSON cannot represent', () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    for (const value of [
      undefined,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      () => 0,
      Symbol('s'),
      1n,
      new Date(0),
      new Map(),
      [undefined],
      circle,
    ])
      expect(() => canonical(value)).toThrow(NotPlain)
  })
})

describe('Equal values', () => {
  it('have the same canonical JSON, and different values do not', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(same(a, b)).toBe(canonical(a) === canonical(b))
        expect(same(a, JSON.parse(JSON.stringify(a)))).toBe(true)
      }),
    )
  })

  it('have own fields, not inherited ones', () => {
    expect(same(JSON.parse('{"__proto__":{}}'), { x: 1 })).toBe(false)
    expect(same({ x: 1 }, JSON.parse('{"constructor":1}'))).toBe(false)
  })
})
