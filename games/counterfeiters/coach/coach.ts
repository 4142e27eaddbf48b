import { type Coach, newReason, type Reason } from '@fairground/kernel'
import type { Zone } from '../rules/board.ts'
import type { Facts, Move, View } from '../state.ts'
import { openings } from './openings.ts'
import readings from './readings.json' with { type: 'json' }

/** What the coach can say. */
export type Rule = Zone | 'envelope' | 'notes' | 'henchmen' | 'cards' | 'godfather' | 'quiet' | 'last-steps'

/** The coach mentions the Godfather when he is this near. */
const NEAR = 4

function look({ spaces }: Facts, _view: View, move: Move): Reason {
  if ('place' in move) return newReason(spaces[move.place].zone)
  if ('lift' in move || 'pass' in move) return newReason('henchmen')
  if ('fly' in move) return newReason('envelope')
  return newReason('notes' in move ? 'notes' : 'cards')
}

function explain(facts: Facts, view: View, move: Move, other: Move): Reason | undefined {
  const { viewer } = view
  if (viewer === 'spectator') return undefined
  const steps = stepsTo(facts, view, ['godfather', 'end'])
  const [cash] = view.purses[viewer].cash
  if (steps <= NEAR && cash >= 20 && hides(facts, move) > hides(facts, other))
    return newReason('godfather', { steps, half: 10 * Math.ceil(cash / 20), ...('fly' in move && { fly: move.fly }) })
  if (hasHat(facts, other) && !hasHat(facts, move) && 'place' in move) return newReason('quiet', { steps })
  const left = stepsTo(facts, view, ['end'])
  if (left <= NEAR) return newReason('last-steps', { steps: left })
  return undefined
}

/** How much a move hides from the Godfather: dollars, or 1 for going to an airport. */
function hides({ spaces }: Facts, move: Move): number {
  if ('fly' in move) return move.fly
  if (!('place' in move)) return 0
  const { zone } = spaces[move.place]
  return zone === 'jet' || zone === 'commercial' ? 1 : 0
}

function hasHat({ spaces }: Facts, move: Move): boolean {
  return 'place' in move && spaces[move.place].hat
}

function stepsTo({ track }: Facts, { police }: View, kinds: readonly string[]): number {
  const at = track.findIndex((space, index) => index > police && kinds.includes(space))
  return at < 0 ? Number.MAX_SAFE_INTEGER : at - police
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
