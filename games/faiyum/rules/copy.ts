import type { State } from '../state.ts'

export function copyOf(state: State): State {
  const { board, action } = state
  return {
    phase: state.phase,
    seat: state.seat,
    first: state.first,
    pile: state.pile.slice(),
    last: state.last.slice(),
    market: state.market.slice(),
    discount: state.discount.slice(),
    box: state.box.slice(),
    ending: state.ending,
    quit: state.quit.slice(),
    money: state.money.slice(),
    goods: state.goods.slice(),
    reputation: state.reputation.slice(),
    fromLinks: state.fromLinks.slice(),
    fromDisaster: state.fromDisaster.slice(),
    hands: copyLists(state.hands),
    stacks: copyLists(state.stacks),
    board: {
      crocodile: board.crocodile.slice(),
      worker: board.worker.slice(),
      piece: board.piece.slice(),
      blocks: board.blocks.slice(),
      road: board.road.slice(),
      ends: board.ends.slice(),
      supply: board.supply.slice(),
    },
    linked: state.linked.slice(),
    action: {
      card: action.card,
      repeats: action.repeats,
      at: action.at,
      done: action.done,
      spaces: action.spaces.slice(),
      ground: action.ground.slice(),
      crocodiles: action.crocodiles,
      cleared: action.cleared,
    },
    count: state.count,
  }
}

function copyLists(lists: readonly number[][]): number[][] {
  const copies = new Array<number[]>(lists.length)
  for (let i = 0; i < lists.length; i++) copies[i] = lists[i].slice()
  return copies
}
