import type { Outcome, Seat } from '@fairground/kernel'

/** A game that its score did not decide: who had as much as the winner, and what decided between the two. */
export interface Tie {
  readonly winner: Seat
  readonly rival: Seat
  readonly score: number
  /** Named numbers that broke the tie, and how much of each they had. */
  readonly parts: readonly { readonly part: string; readonly winners: number; readonly rivals: number }[]
}

/** Nothing where the score decided, where the first place is shared, and where the game does not say what breaks ties. */
export function tieOf({ places, scores, breakdown }: Outcome, tieBreak: readonly string[] = []): Tie | undefined {
  const winner = places.indexOf(1)
  const rival = places.findIndex((place, seat) => place > 1 && scores[seat] === scores[winner])
  if (winner < 0 || rival < 0 || places.filter((place) => place === 1).length > 1) return undefined
  const parts = tieBreak
    .map((part) => ({ part, winners: breakdown[winner][part], rivals: breakdown[rival][part] }))
    .filter(({ winners, rivals }) => winners !== rivals)
  return parts.length === 0 ? undefined : { winner, rival, score: scores[winner], parts }
}
