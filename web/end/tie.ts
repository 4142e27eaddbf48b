import type { Outcome, Seat } from '@fairground/kernel'

/** A game that the score did not decide: who had as much as the winner, and what broke the tie. */
export interface Tie {
  readonly winner: Seat
  readonly rival: Seat
  readonly score: number
  /** Named numbers that broke the tie, and how much of each they had. */
  readonly parts: readonly { readonly part: string; readonly winners: number; readonly rivals: number }[]
}

/** Nothing if the score decided, if the first place is shared, or if the game does not define tie-breaks. */
export function tieOf({ places, scores, breakdown }: Outcome, tieBreak: readonly string[] = []): Tie | undefined {
  const winner = places.indexOf(1)
  const rival = places.findIndex((place, seat) => place > 1 && scores[seat] === scores[winner])
  if (winner < 0 || rival < 0 || places.filter((place) => place === 1).length > 1) return undefined
  const parts = tieBreak
    .map((part) => ({ part, winners: breakdown[winner][part], rivals: breakdown[rival][part] }))
    .filter(({ winners, rivals }) => winners !== rivals)
  return parts.length === 0 ? undefined : { winner, rival, score: scores[winner], parts }
}
