import type { Viewer } from '@fairground/kernel'
import type { State, View } from '../state.ts'

/**
 * Built field by field. Hands are public, since everybody saw each card bought, played and given up. The draw pile and the last turns are
 * known as bags: their order is decided only when a card is turned up.
 */
export function viewOf(state: State, viewer: Viewer): View {
  const { board, action } = state
  return {
    viewer,
    phase: state.phase,
    seat: state.seat,
    first: state.first,
    pile: [...state.pile],
    last: [...state.last],
    market: [...state.market],
    discount: [...state.discount],
    box: [...state.box],
    ending: state.ending,
    quit: [...state.quit],
    money: [...state.money],
    goods: [...state.goods],
    reputation: [...state.reputation],
    fromLinks: [...state.fromLinks],
    fromDisaster: [...state.fromDisaster],
    hands: state.hands.map((hand) => [...hand]),
    stacks: state.stacks.map((stack) => [...stack]),
    board: {
      crocodile: [...board.crocodile],
      worker: [...board.worker],
      piece: [...board.piece],
      blocks: [...board.blocks],
      road: [...board.road],
      ends: [...board.ends],
      supply: [...board.supply],
    },
    linked: [...state.linked],
    action: {
      card: action.card,
      repeats: action.repeats,
      at: action.at,
      done: action.done,
      spaces: [...action.spaces],
      ground: [...action.ground],
      crocodiles: action.crocodiles,
      cleared: action.cleared,
    },
    count: state.count,
  }
}
