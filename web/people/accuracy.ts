import type { AccuracyLine } from '@fairground/protocol'

/** The window of the moving mean, in games: fewer would show luck, more would show last year. */
const GAMES = 10
/** For 90 % confidence intervals. */
const NINE_OF_TEN = 1.645

/** The mean of the last reviewed games of any kind and its standard error, in which games are weighted by their decisions; latest first. */
export function meanAccuracy(lines: readonly AccuracyLine[]): Pick<AccuracyLine, 'accuracy' | 'error'> | undefined {
  const last = lines.slice(0, GAMES)
  const decisions = last.reduce((sum, each) => sum + each.decisions, 0)
  if (decisions === 0) return undefined
  return {
    accuracy: last.reduce((sum, each) => sum + each.accuracy * each.decisions, 0) / decisions,
    error: Math.hypot(...last.map((each) => each.error * each.decisions)) / decisions,
  }
}

/** Adds the moving mean, in which games are weighted by their decisions; oldest first, as given. */
export function running(lines: readonly AccuracyLine[]): readonly (AccuracyLine & { readonly mean: number })[] {
  return lines.map((line, index) => {
    const last = lines.slice(Math.max(0, index + 1 - GAMES), index + 1)
    const decisions = last.reduce((sum, each) => sum + each.decisions, 0)
    return { ...line, mean: last.reduce((sum, each) => sum + each.accuracy * each.decisions, 0) / decisions }
  })
}

/** The smallest error that we show is one point. */
export function shownError(error: number): number {
  return Math.max(1, Math.round(NINE_OF_TEN * error))
}

type Classes = NonNullable<AccuracyLine['classes']>
export const CLASSES = ['best', 'good', 'slip', 'blunder'] as const satisfies readonly (keyof Classes)[]

/** The share of each class in whole percent that add up to 100; nothing if none was counted. */
export function classShares(lines: readonly AccuracyLine[]): Classes | undefined {
  const counts = CLASSES.map((kind) => lines.reduce((sum, { classes }) => sum + (classes?.[kind] ?? 0), 0))
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return undefined
  const exact = counts.map((count) => (100 * count) / all)
  const shares = exact.map(Math.floor)
  // The rest goes to those that rounding reduced most.
  const owed = exact.map((share, index) => ({ index, rest: share - shares[index] })).toSorted((a, b) => b.rest - a.rest)
  const left = 100 - shares.reduce((sum, share) => sum + share, 0)
  for (const { index } of owed.slice(0, left)) shares[index]++
  const [best, good, slip, blunder] = shares
  return { best, good, slip, blunder }
}
