import type { Outcome, Seat } from '@fairground/kernel'

/** A game that its score did not decide: who had as much as the winner, and in what the two differ. */
export interface Tie {
  readonly winner: Seat
  readonly rival: Seat
  readonly score: number
  /** Named numbers that break ties, and how much of each they had. */
  readonly parts: readonly { readonly part: string; readonly winners: number; readonly rivals: number }[]
}

/** Numbers of the breakdown that make up the score stand first in it, then those that break ties. Where that is not so, nothing is said. */
export function tieOf({ places, scores, breakdown }: Outcome): Tie | undefined {
  const winner = places.indexOf(1)
  const rival = places.findIndex((place, seat) => place > 1 && scores[seat] === scores[winner])
  if (winner < 0 || rival < 0 || places.filter((place) => place === 1).length > 1) return undefined
  const names = Object.keys(breakdown[winner] ?? {})
  const isScore = (upTo: number) =>
    breakdown.every((each, seat) => names.slice(0, upTo).reduce((sum, part) => sum + each[part], 0) === scores[seat])
  const made = names.findIndex((_, index) => isScore(index + 1))
  if (made < 0) return undefined
  const parts = names
    .slice(made + 1)
    .map((part) => ({ part, winners: breakdown[winner][part], rivals: breakdown[rival][part] }))
    .filter(({ winners, rivals }) => winners !== rivals)
  return parts.length === 0 ? undefined : { winner, rival, score: scores[winner], parts }
}
