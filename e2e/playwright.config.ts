import { defineConfig } from '@playwright/test'
import { chromium, FLAGS } from './chromium.ts'

export default defineConfig({
  testDir: './tests',
  timeout: 180_000,
  // Tests say what comes, not how fast: on a machine that others slow down, laying the page by alone took longer than 15 s.
  expect: { timeout: 60_000 },
  // The longest games are played by `npm run e2e`, which plays all.
  ...(process.env.E2E_ALL === undefined && { grepInvert: /@long/ }),
  // Two servers with a browser each: most of a test is waiting.
  workers: 2,
  // Tried once more only to tell what is broken from what is flaky; both fail the run.
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
