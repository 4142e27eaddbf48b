import type { Zone } from '../../rules/board.ts'
import type { Facts, View } from '../../state.ts'
import { detectedAt } from '../../text/shared.ts'

export type Shop = Exclude<Zone, 'market'>

const QUALITIES = 3

/** Why a house is dark for the viewer: a strike, no own jet, a supermarket that detects every fake. */
export function closedFor(view: View, facts: Facts, zone: Shop): 'strike' | 'no-jet' | 'knows-all' | undefined {
  const flies = zone === 'jet' || zone === 'commercial'
  if (flies && facts.track[view.police] === 'strike') return 'strike'
  const jet = facts.designs.findIndex(({ kind }) => kind === 'jet')
  if (zone === 'jet' && !ownersOf(view).some((seat) => view.cards[seat][jet] > 0)) return 'no-jet'
  if (zone === 'supermarket' && detectedAt(facts, view.police) >= QUALITIES) return 'knows-all'
  return undefined
}

/** The seats whose jets light the airfield: the viewer's own, for a spectator all. */
function ownersOf({ viewer, cards }: View): readonly number[] {
  return viewer === 'spectator' ? cards.map((_, seat) => seat) : [viewer]
}
