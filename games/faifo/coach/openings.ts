import type { Openings } from '@fairground/kernel'
import type { Facts, Move, View } from '../state.ts'

/** The first card laid aside, where one is, and the first one laid. All choose at once: no seat is before another. */
export const openings: Openings<Move, View, Facts> = {
  questions: ['discard', 'lay'],
  of(_facts, _view, move) {
    if ('discard' in move) return [['discard', String(move.discard)]]
    return 'lay' in move ? [['lay', String(move.lay)]] : []
  },
  selfPlay: async () => (await import('./openings.json', { with: { type: 'json' } })).default,
}
