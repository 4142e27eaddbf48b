import type { ChildProcess } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { fuzz } from './fuzz/fuzz.ts'
import { hostile } from './fuzz/hostile.ts'

const INPUTS = 1000
/** The full test (`npm run soak -- hostile`) allows 100; here a busy machine must not fail it. */
const LONGEST = 400

describe('everything hostile at once', () => {
  it('is answered, honest people notice nothing, and nothing blocks the event loop', { timeout: 300_000 }, async () => {
    const { verdicts, honestMoves, clockSteps, probes } = await hostile(INPUTS, 1, LONGEST, undefined, { editions: 30, records: 60 })
    expect(Object.keys(verdicts)).toEqual(
      expect.arrayContaining(['edition-bad-input', 'edition-taken', 'record-bad-record', 'record-taken']),
    )
    expect(honestMoves).toBeGreaterThan(10)
    expect(clockSteps).toBeGreaterThan(0)
    expect(probes).toBeGreaterThan(10)
  })

  it('reports the cause, and not that the server was gone afterwards', { timeout: 300_000 }, async () => {
    const enough = () => {
      throw new Error('enough of it')
    }
    await expect(hostile(INPUTS, 1, LONGEST, enough)).rejects.toThrow('enough of it; the server still ran')
  })

  it('reports how a crashed server ended', { timeout: 300_000 }, async () => {
    const begun = async (server: ChildProcess) => {
      setTimeout(() => server.kill('SIGABRT'), 500)
    }
    await expect(fuzz(INPUTS * 100, 1, undefined, { begun })).rejects.toThrow('the server had ended with SIGABRT')
  })
})
