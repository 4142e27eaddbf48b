import type { Board, State, View } from '../state.ts'
import { overwriteAll } from './lists.ts'

/** Copies a state, or builds the only state that a view allows. */
export function copyOf(state: State | View): State {
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
    board: copyOfBoard(board),
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

export function copyOfBoard(board: Readonly<Board>): Board {
  return {
    crocodile: board.crocodile.slice(),
    worker: board.worker.slice(),
    piece: board.piece.slice(),
    blocks: board.blocks.slice(),
    road: board.road.slice(),
    ends: board.ends.slice(),
    supply: board.supply.slice(),
  }
}

function copyLists(lists: readonly number[][]): number[][] {
  const copies: number[][] = []
  for (let i = 0; i < lists.length; i++) copies.push(lists[i].slice())
  return copies
}

/** Does the same, but overwrites a state that is no longer needed. */
export function copyInto(state: State | View, into: State): State {
  const { board, action } = state
  into.phase = state.phase
  into.seat = state.seat
  into.first = state.first
  overwriteAll(state.pile, into.pile)
  overwriteAll(state.last, into.last)
  overwriteAll(state.market, into.market)
  overwriteAll(state.discount, into.discount)
  overwriteAll(state.box, into.box)
  into.ending = state.ending
  overwriteAll(state.quit, into.quit)
  overwriteAll(state.money, into.money)
  overwriteAll(state.goods, into.goods)
  overwriteAll(state.reputation, into.reputation)
  overwriteAll(state.fromLinks, into.fromLinks)
  overwriteAll(state.fromDisaster, into.fromDisaster)
  for (let seat = 0; seat < state.hands.length; seat++) {
    overwriteAll(state.hands[seat], into.hands[seat])
    overwriteAll(state.stacks[seat], into.stacks[seat])
  }
  overwriteAll(board.crocodile, into.board.crocodile)
  overwriteAll(board.worker, into.board.worker)
  overwriteAll(board.piece, into.board.piece)
  overwriteAll(board.blocks, into.board.blocks)
  overwriteAll(board.road, into.board.road)
  overwriteAll(board.ends, into.board.ends)
  overwriteAll(board.supply, into.board.supply)
  overwriteAll(state.linked, into.linked)
  into.action.card = action.card
  into.action.repeats = action.repeats
  into.action.at = action.at
  into.action.done = action.done
  overwriteAll(action.spaces, into.action.spaces)
  overwriteAll(action.ground, into.action.ground)
  into.action.crocodiles = action.crocodiles
  into.action.cleared = action.cleared
  into.count = state.count
  return into
}
