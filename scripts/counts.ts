/** The counts of a test runner. */
export interface Count {
  readonly passed: number
  readonly failed: number
  /** Tests that failed once and then passed. They count as failed: a flaky test proves nothing. */
  readonly flaky: readonly string[]
}

/** The part of vitest's result that we read. It has no retries. */
export interface VitestResult {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

export function countVitest({ numPassedTests, numFailedTests }: VitestResult): Count {
  return { passed: numPassedTests, failed: numFailedTests, flaky: [] }
}

/** The part of Playwright's result that we read. */
export interface PlaywrightResult {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** Failed tests are retried once, only to distinguish broken from flaky ones. */
export function countPlaywright({ stats, suites }: PlaywrightResult): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, flaky: suites.flatMap(flakyIn) }
}

function flakyIn({ file, specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => `${file}: ${title}`)
  return [...own, ...suites.flatMap(flakyIn)]
}

export function sumOf(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    flaky: counts.flatMap(({ flaky }) => flaky),
  }
}

/** The last lines of a run. */
export function verdict({ passed, failed, flaky }: Count): string {
  return [...flaky.map((name) => `passed only at the second try, and so failed: ${name}`), `${passed} passed, ${failed} failed`].join('\n')
}
