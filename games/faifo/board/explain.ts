import type { Facts } from '../state.ts'
import type { FaifoText } from '../text/shared.ts'
import type { Words } from './words.ts'

/** What a card is, in a few sentences: for whoever hovers, presses long or listens. */
export function explain(card: number, facts: Pick<Facts, 'merchants' | 'ships'>, text: FaifoText, word: Words): string {
  const { name, title } = text.cards[card]
  if (card === 0) return `${name}. ${word.ship(facts.ships[1], facts.ships[2])}`
  const { first, second, zeroedBy, skill } = facts.merchants[card]
  const rivals = cardsIn(zeroedBy).map((rival) => text.cards[rival].name)
  return [
    `${card} ${name}, ${title}.`,
    word.rewards(first, second),
    ...(rivals.length > 0 ? [word.zeroed(rivals.join(', '))] : []),
    `${text.skills[skill].name}: ${text.skills[skill].effect}`,
  ].join(' ')
}

/** The merchants of a set, lowest first. */
export function cardsIn(set: number): readonly number[] {
  const cards: number[] = []
  for (let card = 1; card <= 15; card++) if ((set & (1 << card)) !== 0) cards.push(card)
  return cards
}
