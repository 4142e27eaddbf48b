import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, sumOf, verdict } from '../scripts/counts.ts'
import config from '../vitest.config.ts'

describe('A test run', () => {
  const shaky = {
    stats: { expected: 3, unexpected: 0, flaky: 1 },
    suites: [
      {
        file: 'turns.spec.ts',
        specs: [{ title: 'a table asks nothing', tests: [{ status: 'expected' }] }],
        suites: [{ file: 'turns.spec.ts', specs: [{ title: 'a push message arrives', tests: [{ status: 'flaky' }] }] }],
      },
    ],
  }

  it('fails when a test passes only on its second try, and names it', () => {
    const count = sumOf([countVitest({ numPassedTests: 10, numFailedTests: 0 }), countPlaywright(shaky)])
    expect(count).toEqual({ passed: 13, failed: 1, flaky: ['turns.spec.ts: a push message arrives'] })
    expect(verdict(count)).toBe('passed only at the second try, and so failed: turns.spec.ts: a push message arrives\n13 passed, 1 failed')
  })

  it('prints only its counts when all is well', () => {
    expect(verdict(countPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 0 }, suites: [] }))).toBe('3 passed, 0 failed')
  })

  it('has no retries in vitest, locally and in CI', () => {
    expect(config.test?.retry ?? 0).toBe(0)
  })
})
