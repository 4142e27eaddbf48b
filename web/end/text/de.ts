import type { EndText } from './en.ts'

export const de: EndText = {
  turning: 'Der Wendepunkt',
  lastLead: 'Der letzte Führungswechsel',
  overtook: (where, winner, rival, gained, rivalGained, score) =>
    `${where}: ${winner} überholte ${rival}, ${gained} gegen ${rivalGained} (${score}), und blieb vorn.`,
  led: (where, winner) => `${where}: ${winner} ging in Führung und gab sie nie ab.`,
  tie: 'Gleichstand an der Spitze',
  tied: (winner, rival, score, parts) => `${winner} und ${rival} haben beide ${score}. ${parts}.`,
  against: (part, winners, rivals) => `${part}: ${winners} gegen ${rivals}`,
  watchIt: 'Ansehen',
  curve: (score) => `${score}, Runde für Runde`,
  curveParts: (score) => `${score}, Zug um Zug`,
  firstRound: 'Runde 1',
  part: (n) => `Zug ${n}`,
  final: 'Ende',
  says: (name, scores) => `${name}: ${scores}`,
  rating: (change) => `Deine Wertung: ${change}`,
  again: (names, count) => `${names} ${count === 1 ? 'würde' : 'würden'} noch einmal spielen`,
  more: 'Mehr zu dieser Partie',
}
