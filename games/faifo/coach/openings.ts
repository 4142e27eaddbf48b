import type { Openings } from '@fairground/kernel'
import type { Facts, Move, View } from '../state.ts'

/** Openings are grouped by the first card laid aside, if any, and the first card laid. All choose at once, so no seat goes first. */
export const openings: Openings<Move, View, Facts> = {
  questions: ['discard', 'lay'],
  of(_facts, _view, move) {
    if ('discard' in move) return [['discard', String(move.discard)]]
    return 'lay' in move ? [['lay', String(move.lay)]] : []
  },
  selfPlay: async () => (await import('./openings.json', { with: { type: 'json' } })).default,
}
