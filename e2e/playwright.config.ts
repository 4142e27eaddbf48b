import { defineConfig } from '@playwright/test'
import { chromium, FLAGS } from './chromium.ts'

export default defineConfig({
  testDir: './tests',
  timeout: 180_000,
  // Tests check results, not speed: on a busy machine, caching the page alone took longer than 15 s.
  expect: { timeout: 60_000 },
  // The longest games run only with `npm run e2e`, which runs all tests.
  ...(process.env.E2E_ALL === undefined && { grepInvert: /@long/ }),
  // Two servers with a browser each: a test mostly waits.
  workers: 2,
  // A retry only tells broken tests from flaky ones; both fail the run.
  retries: 1,
  failOnFlakyTests: true,
  outputDir: '/tmp/fairground-e2e-output',
  reporter: [['list'], ...(process.env.E2E_JSON ? [['json', { outputFile: process.env.E2E_JSON }] as const] : [])],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: chromium(), args: FLAGS },
    trace: 'off',
    actionTimeout: 15_000,
  },
})
