import type { Openings } from '@fairground/kernel'
import type { Facts, Move, View } from '../state.ts'

/** The two cards blocked before the first round, and the first bids. The player with the farmer marker counts as the first player. */
export const openings: Openings<Move, View, Facts> = {
  questions: ['block', 'bid'],
  of: (_facts, _view, move) => [
    'block' in move ? ['block', [...move.block].sort((a, b) => a - b).join('-')] : ['bid', `${move.farmer}-${move.trader}`],
  ],
  first: ({ farmer }) => farmer,
  selfPlay: async () => (await import('./openings.json', { with: { type: 'json' } })).default,
}
