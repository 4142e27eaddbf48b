import type { Language, Openings } from '@fairground/kernel'
import { tableFor } from '../rules/table.ts'
import type { Facts, Move, View } from '../state.ts'

/** The first card played, and the first one bought. Cards are named by their place in the edition. */
export const openings: Openings<Move, View, Facts> = {
  questions: ['use', 'buy'],
  of: (_facts, _view, move) => (move.do === 'use' || move.do === 'buy' ? [[move.do, String(move.card)]] : []),
  first: ({ first }) => first,
  selfPlay: async () => (await import('./openings.json', { with: { type: 'json' } })).default,
}

/** How a card is called: some share a title, none a number. */
export function titleIn(language: Language): (card: string, facts: unknown) => string {
  return (card, facts) => {
    const name = tableFor(facts as Facts).cards[Number(card)]?.name
    if (name === undefined) return card
    return name.number === undefined ? name.title[language] : `${name.title[language]} (${name.number})`
  }
}
