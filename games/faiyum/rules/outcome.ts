import { type Outcome, placesBy, type Seat } from '@fairground/kernel'
import { GOODS } from '../edition/vocabulary.ts'
import { BRIDGE, PALACE, type State, WORKSHOP } from '../state.ts'

/** Most reputation wins; then most leftover resources and money together; players who are still tied share the place. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const { reputation, money } = state
  const left = reputation.map((_, seat) => money[seat] + goodsOf(state, seat))
  return {
    places: placesBy(reputation.length, (a, b) => reputation[b] - reputation[a] || left[b] - left[a]),
    scores: [...reputation],
    breakdown: reputation.map((points, seat) => ({
      cards: points - state.fromLinks[seat] - state.fromDisaster[seat],
      connections: state.fromLinks[seat],
      disaster: state.fromDisaster[seat],
      goods: goodsOf(state, seat),
      money: money[seat],
      ...(reputation.length === 1 && builtThings(state)),
    })),
  }
}

function goodsOf(state: State, seat: Seat): number {
  let sum = 0
  for (let good = 0; good < GOODS.length; good++) sum += state.goods[seat * GOODS.length + good]
  return sum
}

/** What the pharaoh's challenge counts. A grand bridge that replaces a bridge still counts as one bridge. */
function builtThings({ board }: State): Readonly<Record<string, number>> {
  const count = (list: readonly number[], least: number): number => list.filter((each) => each >= least).length
  return {
    bridges: count(board.road, BRIDGE),
    palaces: board.piece.filter((piece) => piece === PALACE).length,
    blocks: board.blocks.reduce((sum, each) => sum + each, 0),
    workshops: count(board.piece, WORKSHOP),
    crocodiles: count(board.crocodile, 1),
  }
}
