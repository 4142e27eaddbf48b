import type { Language, Openings } from '@fairground/kernel'
import { tableFor } from '../rules/table.ts'
import type { Facts, Move, View } from '../state.ts'

/** The first card played and the first card bought. Cards are named by their place in the edition. */
export const openings: Openings<Move, View, Facts> = {
  questions: ['use', 'buy'],
  of: (_facts, _view, move) => (move.do === 'use' || move.do === 'buy' ? [[move.do, String(move.card)]] : []),
  first: ({ first }) => first,
  selfPlay: async () => (await import('./openings.json', { with: { type: 'json' } })).default,
}

/** The displayed name of a card: titles may be equal, numbers are unique. */
export function titleIn(language: Language): (card: string, facts: unknown) => string {
  return (card, facts) => {
    const name = tableFor(facts as Facts).cards[Number(card)]?.name
    if (name === undefined) return card
    return name.number === undefined ? name.title[language] : `${name.title[language]} (${name.number})`
  }
}
