import type { Outcome } from '@fairground/kernel'

/** The columns of the standings: what the score counts, if it is one of its parts, and the other parts. */
export interface Columns {
  readonly score: string | undefined
  readonly parts: readonly string[]
}

/** A part that is the whole score names the score's column: the same figures in two columns would say nothing. */
export function columnsOf(outcome: Outcome | undefined): Columns {
  const all = Object.keys(outcome?.breakdown[0] ?? {})
  const score = all.find((part) => outcome?.scores.every((points, seat) => outcome.breakdown[seat][part] === points))
  return { score, parts: all.filter((part) => part !== score) }
}
