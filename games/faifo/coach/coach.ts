import { type Coach, newReason, type Reason } from '@fairground/kernel'
import { type Facts, type Move, SHIP, type View } from '../state.ts'
import { openings } from './openings.ts'
import readings from './readings.json' with { type: 'json' }

/** What the coach can say. */
export type Rule = 'hand' | 'rivals' | 'fists' | 'table' | 'ship' | 'may-fall' | 'keep'

function look(_facts: Facts, _view: View, move: Move): Reason {
  if ('target' in move) return newReason('rivals')
  if ('throw' in move) return newReason('fists')
  return newReason('favor' in move || 'take' in move || 'name' in move ? 'table' : 'hand')
}

function explain({ merchants, ships }: Facts, { unseen }: View, move: Move, other: Move): Reason | undefined {
  if (!('lay' in move) || !('lay' in other)) return undefined
  if (move.lay === SHIP) return newReason('ship', { coins: ships[1] })
  if (other.lay === SHIP) return undefined
  // An opponent may hold the merchant that brings the other card's reputation to 0.
  const [mine, theirs] = [merchants[move.lay].zeroedBy & unseen, merchants[other.lay].zeroedBy & unseen]
  if (theirs !== 0 && mine === 0) return newReason('may-fall', { merchant: other.lay })
  return move.lay < other.lay ? newReason('keep', { merchant: other.lay }) : undefined
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
