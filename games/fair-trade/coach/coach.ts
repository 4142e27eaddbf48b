import { type Coach, newReason, type Reason } from '@fairground/kernel'
import type { Facts, Move, View } from '../state.ts'
import { openings } from './openings.ts'
import readings from './readings.json' with { type: 'json' }

/** What the coach can say. */
export type Rule = 'cards' | 'rows' | 'short' | 'trader-up' | 'farmer-up' | 'thrift'

function look({ market }: Facts, { current }: View, move: Move): Reason {
  return 'block' in move ? newReason('cards') : newReason('rows', { prizes: market[current].prizes.join(' – ') })
}

function explain({ market }: Facts, { viewer, purse, current }: View, move: Move, other: Move): Reason | undefined {
  if (viewer === 'spectator' || 'block' in move || 'block' in other) return undefined
  const [coins] = [purse[viewer]]
  if (other.farmer > coins && move.farmer <= coins) return newReason('short', { coins: other.farmer - coins })
  if (move.trader > other.trader && move.farmer <= other.farmer) return newReason('trader-up', { prize: market[current].prizes[0] })
  if (move.farmer > other.farmer && move.trader <= other.trader) return newReason('farmer-up', { by: move.farmer - other.farmer })
  const saved = other.farmer + other.trader - move.farmer - move.trader
  return saved > 0 ? newReason('thrift', { saved }) : undefined
}

export const coach: Coach<Move, View, Facts> = {
  look,
  explain,
  readings,
  // Measured: docs/review.md.
  byNetwork: [2, 3, 4],
  text: {
    en: async () => (await import('./en.ts')).en,
    de: async () => (await import('./de.ts')).de,
    vi: async () => (await import('./vi.ts')).vi,
  },
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default,
  openings,
}
