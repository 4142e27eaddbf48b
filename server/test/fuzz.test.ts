import { describe, expect, it } from 'vitest'
import { fuzz } from './fuzz/fuzz.ts'

const INPUTS = 5000

describe('bad input', () => {
  it('of every kind is answered with a code, and honest players notice nothing', { timeout: 600_000 }, async () => {
    const { inputs, verdicts, honestMoves } = await fuzz(INPUTS, 1)
    expect(inputs).toBeGreaterThanOrEqual(INPUTS)
    expect(Object.keys(verdicts)).toEqual(expect.arrayContaining(['malformed', 'ok', 'no-table', 'not-found', 'not-allowed', 'wrong-type']))
    // Most of it must pass the first check, or this would only test the parser.
    expect(verdicts.malformed).toBeLessThan(0.8 * inputs)
    expect(honestMoves).toBeGreaterThan(20)
  })
})
