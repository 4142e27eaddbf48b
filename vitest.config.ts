import { defineConfig } from 'vitest/config'

export default defineConfig({
  // What a board brings to the workshop is tested with its drawings.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 120_000,
    // A database that is told to stop takes its time on a busy machine.
    hookTimeout: 60_000,
    // The machine that judges has two cores; a third worker has something to do while tests of the server wait.
    maxWorkers: 3,
  },
})
