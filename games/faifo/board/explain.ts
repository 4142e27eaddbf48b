import type { Facts } from '../state.ts'
import type { FaifoText } from '../text/shared.ts'
import type { Words } from './words.ts'

type Printed = Pick<Facts, 'merchants' | 'ships'>

/** A card in a few sentences, for screen readers and the workshop. */
export function explain(card: number, facts: Printed, text: FaifoText, word: Words): string {
  const { name, title } = text.cards[card]
  return `${card === 0 ? `${name}.` : `${card} ${name}, ${title}.`} ${effectOf(card, facts, text, word)}`
}

/** The same without the name, for places that show it already. */
export function effectOf(card: number, facts: Printed, text: FaifoText, word: Words): string {
  if (card === 0) return word.ship(facts.ships[1], facts.ships[2])
  const { first, second, zeroedBy, skill } = facts.merchants[card]
  const rivals = cardsIn(zeroedBy).map((rival) => text.cards[rival].name)
  return [
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
