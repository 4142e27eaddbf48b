/** Market cards by their id, and how a list is written. */

export const cards: Readonly<Record<string, string>> = {
  level: 'Eben',
  'gentle-slope': 'Sanfter Hang',
  'one-bonus': 'Ein Bonus',
  staircase: 'Treppe',
  'back-loses': 'Nur hinten leer',
  'two-tiers': 'Zwei Stufen',
  'steep-stairs': 'Steile Treppe',
  'rulebook-row': 'Die faire Reihe',
  'leaders-share': 'Vorne wird geteilt',
  'clear-winner': 'Klarer Sieger',
  'winner-and-crumbs': 'Sieger und Krümel',
  'winner-takes-nearly-all': 'Fast alles für einen',
}

export function list(parts: readonly (string | number)[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts[parts.length - 1]}`
}
