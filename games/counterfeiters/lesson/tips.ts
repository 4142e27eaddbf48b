import type { Facts, Move, View } from '../state.ts'
import { detectedAt } from '../text/shared.ts'

/** From this cash on, paying half hurts. */
const WORTH_HIDING = 60

/** The tips for a player who has to choose, most important first. */
export function tips(view: View, moves: readonly Move[], facts: Facts): readonly string[] {
  if (view.viewer === 'spectator' || moves.length === 0) return []
  switch (view.ask) {
    case 'improvement':
      return ['draft']
    case 'henchman':
      return ['lawyer']
    case 'amount':
      return ['envelope']
    case 'diner':
      return ['diner']
    case 'notes':
      return [facts.spaces[view.space]?.zone === 'supermarket' ? 'supermarket' : 'receiver']
    case 'space':
      return onTheStreet(view, view.viewer, moves, facts)
    default:
      return []
  }
}

function onTheStreet(view: View, me: number, moves: readonly Move[], facts: Facts): readonly string[] {
  const { police } = view
  const { cash, notes } = view.purses[me]
  const offered = moves.flatMap((move) => ('place' in move ? [facts.spaces[move.place]] : []))
  const refused = notes.slice(0, detectedAt(facts, police))
  const next = facts.track[police + 1]
  const met: readonly (readonly [string, boolean])[] = [
    ['last-henchman', view.stage === 'last'],
    ['strike', facts.track[police] === 'strike'],
    ['godfather', (next === 'godfather' || next === 'end') && cash[0] >= WORTH_HIDING],
    ['detected', refused.some(([count]) => count > 0)],
    ['airfield', offered.some(({ zone }) => zone === 'jet')],
    ['hat', view.stage === 'rounds' && offered.some(({ hat }) => hat)],
    ['market', offered.some(({ zone }) => zone === 'market')],
    ['sunglasses', view.stage === 'rounds' && offered.some(({ sunglasses }) => sunglasses)],
  ]
  return met.flatMap(([tip, here]) => (here ? [tip] : []))
}
