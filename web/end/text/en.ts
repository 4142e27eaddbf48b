/** Words about the end of a match. English is the type. */
export const en = {
  turning: 'The turning point',
  lastLead: 'The last change of the lead',
  overtook: (where: string, winner: string, rival: string, gained: string, rivalGained: string, score: string) =>
    `${where}: ${winner} overtook ${rival}, ${gained} against ${rivalGained} (${score}), and stayed ahead.`,
  led: (where: string, winner: string) => `${where}: ${winner} took the lead and never gave it away.`,
  tie: 'A tie at the top',
  tied: (winner: string, rival: string, score: number, parts: string) => `${winner} and ${rival} both have ${score}. ${parts}.`,
  against: (part: string, winners: number, rivals: number) => `${part}: ${winners} against ${rivals}`,
  watchIt: 'Watch it',
  curve: (score: string) => `${score}, round by round`,
  curveParts: (score: string) => `${score}, move by move`,
  firstRound: 'Round 1',
  part: (n: number) => `Move ${n}`,
  final: 'End',
  says: (name: string, scores: string) => `${name}: ${scores}`,
  rating: (change: string) => `Your rating: ${change}`,
  again: (names: string, _count: number) => `${names} would play again`,
  more: 'More about this match',
}

export type EndText = typeof en
