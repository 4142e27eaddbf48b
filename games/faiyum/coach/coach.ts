import { type Coach, newReason, type Reason } from '@fairground/kernel'
import type { Facts, Move, View } from '../state.ts'
import { openings } from './openings.ts'
import readings from './readings.json' with { type: 'json' }

/** What the coach can say. */
export type Rule = 'hand' | 'market' | 'map' | 'stack' | 'purse' | 'cheaper' | 'discount' | 'administer' | 'not-yet'

function look(_facts: Facts, _view: View, move: Move): Reason {
  switch (move.do) {
    case 'buy':
    case 'take':
    case 'replace':
      return newReason('market')
    case 'space':
    case 'join':
    case 'enough':
      return newReason('map')
    case 'administer':
    case 'lay':
    case 'back':
    case 'quit':
      return newReason('stack')
    case 'pay':
    case 'swap':
    case 'choose':
      return newReason('purse')
    default:
      return newReason('hand')
  }
}

function explain(_facts: Facts, view: View, move: Move, other: Move): Reason | undefined {
  const cards = view.hands[view.seat].length
  if (move.do === 'pay' && other.do === 'pay' && other.money > move.money) return newReason('cheaper', { saved: other.money - move.money })
  if (move.do === 'buy' && view.discount[view.market.indexOf(move.card)] === 1) return newReason('discount')
  if (move.do === 'administer' && other.do !== 'administer') return newReason('administer', { cards })
  if (other.do === 'administer' && cards > 1) return newReason('not-yet', { cards })
  return undefined
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
