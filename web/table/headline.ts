import type { Names, Result, Viewer } from '@fairground/kernel'
import type { ShellText } from '../text/en.ts'

/** The headline over the standings. In solo games nobody was beaten, and a goal may have been missed: so it names the score. */
export function headline(
  words: Pick<ShellText['end'], 'title' | 'won' | 'wonShared' | 'youWon' | 'alone'>,
  { places = [], outcome }: Result,
  viewer: Viewer,
  names: Names,
  listed: (parts: readonly string[]) => string,
): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (winners.length === 0) return words.title
  if (places.length === 1) return outcome === undefined ? words.title : words.alone(outcome.scores[0])
  if (winners.length === 1) return winners[0] === viewer ? words.youWon : words.won(names(winners[0]))
  return words.wonShared(listed(winners.map(names)))
}
