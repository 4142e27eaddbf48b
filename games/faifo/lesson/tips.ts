import { members } from '../rules/cards.ts'
import type { Facts, Move, View } from '../state.ts'

/** What a seat meets in this position, most important first: what it is asked, then what bears on it, then what the table shows. */
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

/** Holds somebody whose name would fall beside a merchant that an opponent may have. */
function fearsRival({ hand = 0, known, unseen, viewer }: View, facts: Facts): boolean {
  const theirs = known.reduce((set, merchants, seat) => (seat === viewer ? set : set | merchants), unseen)
  return members(hand).some((merchant) => (facts.merchants[merchant].zeroedBy & theirs) !== 0)
}

function contractsOf({ contracts }: View, seat: number): number {
  return contracts.filter((owner) => owner === seat).length
}
