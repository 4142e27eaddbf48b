import type { AccuracyLine } from '@fairground/protocol'

/** So many games make the line: fewer would tell of luck, more of last year. */
const GAMES = 10
/** Errors are said so that nine chances in ten lie within. */
const NINE_OF_TEN = 1.645

/** With the mean of the last games up to each, in which a game counts by its decisions; oldest first, as given. */
export function running(lines: readonly AccuracyLine[]): readonly (AccuracyLine & { readonly mean: number })[] {
  return lines.map((line, index) => {
    const last = lines.slice(Math.max(0, index + 1 - GAMES), index + 1)
    const decisions = last.reduce((sum, each) => sum + each.decisions, 0)
    return { ...line, mean: last.reduce((sum, each) => sum + each.accuracy * each.decisions, 0) / decisions }
  })
}

/** Nothing is said more surely than to a point. */
export function sayError(error: number): number {
  return Math.max(1, Math.round(NINE_OF_TEN * error))
}

type Classes = NonNullable<AccuracyLine['classes']>
export const CLASSES = ['best', 'good', 'slip', 'blunder'] as const satisfies readonly (keyof Classes)[]

/** What share of the choices was of each class, in whole hundredths that make a hundred together; nothing where none was counted. */
export function classShares(lines: readonly AccuracyLine[]): Classes | undefined {
  const counts = CLASSES.map((kind) => lines.reduce((sum, { classes }) => sum + (classes?.[kind] ?? 0), 0))
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return undefined
  const exact = counts.map((count) => (100 * count) / all)
  const shares = exact.map(Math.floor)
  // What rounding leaves over goes to those it took most from.
  const owed = exact.map((share, index) => ({ index, rest: share - shares[index] })).toSorted((a, b) => b.rest - a.rest)
  const left = 100 - shares.reduce((sum, share) => sum + share, 0)
  for (const { index } of owed.slice(0, left)) shares[index]++
  const [best, good, slip, blunder] = shares
  return { best, good, slip, blunder }
}
