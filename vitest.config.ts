import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 120_000,
    // A database that is told to stop takes its time on a busy machine.
    hookTimeout: 60_000,
    // The machine that judges has two cores; left to itself vitest would use one of them.
    maxWorkers: 2,
  },
})
