import { because, type Coach, type Reason } from '@fairground/kernel'
import { type Facts, type Move, SHIP, type View } from '../state.ts'
import { openings } from './openings.ts'
import readings from './readings.json' with { type: 'json' }

/** What the coach can say. */
export type Rule = 'hand' | 'rivals' | 'fists' | 'table' | 'ship' | 'may-fall' | 'keep'

function look(_facts: Facts, _view: View, move: Move): Reason {
  if ('target' in move) return because('rivals')
  if ('throw' in move) return because('fists')
  return because('favor' in move || 'take' in move || 'name' in move ? 'table' : 'hand')
}

function explain({ merchants, ships }: Facts, { unseen }: View, move: Move, other: Move): Reason | undefined {
  if (!('lay' in move) || !('lay' in other)) return undefined
  if (move.lay === SHIP) return because('ship', { coins: ships[1] })
  if (other.lay === SHIP) return undefined
  // Somebody may hold what brings the other one's name to nothing.
  const [mine, theirs] = [merchants[move.lay].zeroedBy & unseen, merchants[other.lay].zeroedBy & unseen]
  if (theirs !== 0 && mine === 0) return because('may-fall', { merchant: other.lay })
  return move.lay < other.lay ? because('keep', { merchant: other.lay }) : undefined
}

export const coach: Coach<Move, View, Facts> = {
  look,
  explain,
  readings,
  text: {
    en: async () => (await import('./en.ts')).en,
    de: async () => (await import('./de.ts')).de,
    vi: async () => (await import('./vi.ts')).vi,
  },
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default,
  openings,
}
