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
