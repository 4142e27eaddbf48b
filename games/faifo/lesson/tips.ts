import { members } from '../rules/cards.ts'
import type { Facts, Move, View } from '../state.ts'

/** The tips for a seat in this position, most important first: its decision, then what affects it, then the rest of the table. */
export function tips(view: View, moves: readonly Move[], facts: Facts): readonly string[] {
  if (view.viewer === 'spectator' || view.phase === 'over' || view.phase === 'up') return []
  const laying = view.phase === 'lay' && moves.length > 0
  const met: readonly (readonly [string, boolean])[] = [
    [view.phase, moves.length > 0],
    ['ordered', view.forced[view.viewer] > 0],
    ['last-turn', laying && view.turn === facts.turns],
    ['limit', view.round > 1 && moves.length > 0],
    ['ship', laying && (view.ships ?? 0) > 0],
    ['rival', laying && fearsRival(view, facts)],
    ['contract-by-skill', view.contracts.length >= view.round],
    ['nearly', view.purse.some((_, seat) => contractsOf(view, seat) === facts.goal - 1)],
  ]
  return met.flatMap(([tip, here]) => (here ? [tip] : []))
}

/** Does the player hold a merchant that would fall to 0 because of one that an opponent may have? */
function fearsRival({ hand = 0, known, unseen, viewer }: View, facts: Facts): boolean {
  const theirs = known.reduce((set, merchants, seat) => (seat === viewer ? set : set | merchants), unseen)
  return members(hand).some((merchant) => (facts.merchants[merchant].zeroedBy & theirs) !== 0)
}

function contractsOf({ contracts }: View, seat: number): number {
  return contracts.filter((owner) => owner === seat).length
}
