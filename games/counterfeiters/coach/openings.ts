import type { Openings } from '@fairground/kernel'
import type { Facts, Move, View } from '../state.ts'

/** Openings are grouped by where the first henchman goes and which card is bought first. */
export const openings: Openings<Move, View, Facts> = {
  questions: ['place', 'buy'],
  of({ spaces, designs }, { market }, move) {
    if (!('place' in move)) return []
    const { zone } = spaces[move.place]
    return zone === 'market'
      ? [
          ['place', zone],
          ['buy', designs[market[move.place]].id],
        ]
      : [['place', zone]]
  },
  first: ({ first }) => first,
  selfPlay: async () => (await import('./openings.json', { with: { type: 'json' } })).default,
}
