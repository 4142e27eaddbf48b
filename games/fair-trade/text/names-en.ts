/** Market cards by their id, and how a list is written. */

export const cards: Readonly<Record<string, string>> = {
  level: 'Level',
  'gentle-slope': 'Gentle slope',
  'one-bonus': 'One bonus',
  staircase: 'Staircase',
  'back-loses': 'Only the back loses',
  'two-tiers': 'Two tiers',
  'steep-stairs': 'Steep stairs',
  'rulebook-row': 'The fair row',
  'leaders-share': 'Leaders share',
  'clear-winner': 'Clear winner',
  'winner-and-crumbs': 'Winner and crumbs',
  'winner-takes-nearly-all': 'Winner takes nearly all',
}

export function list(parts: readonly (string | number)[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`
}
