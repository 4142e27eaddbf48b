import type { Emit, Random, Seat } from '@fairground/kernel'
import { GOODS, PIECES } from '../edition/vocabulary.ts'
import type { Event, Goods, Move, State } from '../state.ts'
import { NONE } from '../state.ts'
import { holdsSwappable, isEnough, placesNow } from './finish.ts'
import { collect } from './gain.ts'
import { endTurn } from './last-turns.ts'
import { empty, insertAt, removeAt } from './lists.ts'
import { take } from './market.ts'
import { connects, edgeBetween } from './network.ts'
import { affords, mixes, type PayMove } from './pay.ts'
import { put } from './places.ts'
import {
  BUILD_SETTLEMENT,
  CHOOSE,
  CLEAR,
  GIVE,
  HARVEST,
  isPlacing,
  LAY,
  NAME,
  type Operation,
  onEdges,
  PAY,
  type Plan,
  SWAP,
  TAKE,
  TRADE,
} from './plan.ts'
import { planOfAction, type Table } from './table.ts'
import { NO_LIMIT, type Trial } from './trial.ts'

/** The step machine: it plays a card, one decision at a time. */

const pair: number[] = [0, 0]

/** Played without its action, a card brings money. */
export function cash(table: Table, state: State, seat: Seat, card: number, emit?: Emit<Event>): void {
  layDown(state, seat, card)
  state.money[seat] += table.cashMoney
  emit?.({ kind: 'cashed', seat, card: table.cards[card].name, money: table.cashMoney })
  endTurn(table, state, seat, emit)
}

/** The card goes onto the stack at once: so Order can also move itself, and a repeating card lies on top of the card it repeats. */
export function begin(table: Table, state: State, seat: Seat, card: number, trial: Trial, emit?: Emit<Event>): void {
  const stack = state.stacks[seat]
  const { action } = state
  action.card = card
  action.repeats = table.plans[card].repeats ? stack[stack.length - 1] : NONE
  layDown(state, seat, card)
  state.phase = 'action'
  emit?.({
    kind: 'used',
    seat,
    card: table.cards[card].name,
    ...(action.repeats !== NONE && { repeats: table.cards[action.repeats].name }),
  })
  proceed(table, state, seat, planOfAction(table, state), trial, emit)
}

function layDown(state: State, seat: Seat, card: number): void {
  const hand = state.hands[seat]
  removeAt(hand, hand.indexOf(card))
  state.stacks[seat].push(card)
}

/** Moves on to the next decision, or to the end of the card. */
function proceed(table: Table, state: State, seat: Seat, plan: Plan, trial: Trial, emit?: Emit<Event>): void {
  const { action } = state
  while (action.at < plan.operations.length) {
    const operation = plan.operations[action.at]
    if (isDue(state, seat, plan, operation, trial, emit)) return
    action.at++
    action.done = 0
  }
  collect(table, state, seat, plan, emit)
  reset(state)
  endTurn(table, state, seat, emit)
}

/** Does the player still have something to decide here? A payment without a choice is made automatically. */
function isDue(state: State, seat: Seat, plan: Plan, operation: Operation, trial: Trial, emit?: Emit<Event>): boolean {
  const { done, ground } = state.action
  if (isPlacing(operation.code)) {
    if (done < operation.least) return true
    if (done === operation.count) return false
    return placesNow(state, seat, plan, trial, 1) > 0
  }
  switch (operation.code) {
    case GIVE:
      return done < operation.count
    case PAY: {
      if (done > 0) return false
      const list = mixes(plan.bill, plan.payments, ground)
      const first = nextMix(state, seat, plan, list, 0)
      if (nextMix(state, seat, plan, list, first + 1) < list.length) return true
      spend(state, seat, list[first], emit)
      return false
    }
    case LAY:
      return done < state.stacks[seat].length && !allAlike(state.stacks[seat], state.stacks[seat].length - done)
    default:
      return done === 0
  }
}

/** The index of the next payment that the player can afford and that still lets the card be finished. */
function nextMix(state: State, seat: Seat, plan: Plan, list: readonly PayMove[], from: number): number {
  let index = from
  while (index < list.length && !isOpenMix(state, seat, plan, list[index])) index++
  return index
}

function isOpenMix(state: State, seat: Seat, plan: Plan, mix: PayMove): boolean {
  if (!affords(mix, state.goods, seat, state.money[seat])) return false
  return plan.swap === undefined || holdsSwappable(state.goods, seat, plan.swap, mix.goods)
}

function allAlike(cards: readonly number[], count: number): boolean {
  for (let i = 1; i < count; i++) if (cards[i] !== cards[0]) return false
  return true
}

function reset(state: State): void {
  const { action } = state
  action.card = NONE
  action.repeats = NONE
  action.at = 0
  action.done = 0
  empty(action.spaces)
  empty(action.ground)
  action.crocodiles = 0
  action.cleared = 0
}

export function actionMoves(table: Table, state: State, seat: Seat, trial: Trial): readonly Move[] {
  const { moves } = table
  const plan = planOfAction(table, state)
  const { at, done, ground } = state.action
  const operation = plan.operations[at]
  const offered: Move[] = []
  if (isPlacing(operation.code)) {
    const count = placesNow(state, seat, plan, trial, NO_LIMIT)
    const by = onEdges(operation.code) ? moves.join : moves.space
    for (let i = 0; i < count; i++) offered.push(by[trial.found[i]])
    if (isEnough(state, seat, plan, trial)) offered.push(moves.enough)
    return offered
  }
  switch (operation.code) {
    case GIVE:
      return distinct(state.hands[seat], state.hands[seat].length, moves.give, offered)
    case PAY: {
      const list = mixes(plan.bill, plan.payments, ground)
      for (let i = nextMix(state, seat, plan, list, 0); i < list.length; i = nextMix(state, seat, plan, list, i + 1)) offered.push(list[i])
      return offered
    }
    case SWAP:
      for (let size = 1; size <= operation.count; size++)
        for (const bag of moves.swap[size]) if (isSwap(state, seat, operation, bag.goods)) offered.push(bag)
      return offered
    case TAKE:
      for (let place = 0; place < table.prices.length && state.market[place] < table.disaster; place++)
        offered.push(moves.take[state.market[place]])
      return offered
    case CHOOSE:
      return moves.choose[operation.to]
    case LAY:
      distinct(state.stacks[seat], state.stacks[seat].length - done, moves.lay, offered)
      offered.push(moves.enough)
      return offered
    default:
      return offered
  }
}

function distinct(cards: readonly number[], count: number, by: readonly Move[], offered: Move[]): readonly Move[] {
  for (let i = 0; i < count; i++) if (cards.indexOf(cards[i]) === i) offered.push(by[cards[i]])
  return offered
}

function isSwap(state: State, seat: Seat, operation: Operation, goods: Goods): boolean {
  const base = seat * GOODS.length
  for (let good = 0; good < GOODS.length; good++)
    if (goods[good] > 0 && (!operation.from[good] || goods[good] > state.goods[base + good])) return false
  return true
}

/** Plays a decision in the middle of a card. */
export function playAction(table: Table, state: State, seat: Seat, move: Move, random: Random, trial: Trial, emit?: Emit<Event>): void {
  const plan = planOfAction(table, state)
  const { action } = state
  const operation = plan.operations[action.at]
  if (move.do !== 'enough') action.done++
  switch (move.do) {
    case 'space':
      useSpace(table, state, seat, operation, move.space, emit)
      break
    case 'join':
      useEdge(table, state, seat, operation, edgeBetween(table.land, move.spaces[0], move.spaces[1]), emit)
      break
    case 'enough':
      if (operation.code === LAY) emit?.({ kind: 'ordered', seat })
      action.at++
      action.done = 0
      proceed(table, state, seat, plan, trial, emit)
      return
    case 'give': {
      const hand = state.hands[seat]
      removeAt(hand, hand.indexOf(move.card))
      state.box.push(move.card)
      emit?.({ kind: 'gave', seat, card: table.cards[move.card].name })
      break
    }
    case 'pay':
      spend(state, seat, move, emit)
      break
    case 'swap':
      swap(state, seat, operation, move.goods, emit)
      break
    case 'choose':
      addGoods(state, seat, move.goods)
      emit?.({ kind: 'gained', seat, goods: move.goods, money: 0, reputation: 0 })
      break
    case 'take':
      take(table, state, seat, move.card, random, emit)
      break
    case 'lay':
      lay(state.stacks[seat], move.card, action.done - 1)
      if (allAlike(state.stacks[seat], state.stacks[seat].length - action.done)) emit?.({ kind: 'ordered', seat })
      break
  }
  proceed(table, state, seat, plan, trial, emit)
}

function useSpace(table: Table, state: State, seat: Seat, operation: Operation, space: number, emit?: Emit<Event>): void {
  const { action, board } = state
  const what = put(table.land, board, operation, space)
  action.spaces.push(space)
  const spot = table.land.spots[space]
  if (operation.code === HARVEST || operation.code === TRADE) {
    action.crocodiles += what
    emit?.({ kind: 'worker', seat, spot, crocodile: what === 1 })
  } else if (operation.code === CLEAR) {
    action.cleared++
    emit?.({ kind: 'cleared', seat, spot, money: 0 })
  } else if (operation.code === NAME) emit?.({ kind: 'named', seat, spot })
  else emit?.({ kind: 'built', seat, piece: PIECES[operation.piece], spots: [spot] })
  if (operation.code !== BUILD_SETTLEMENT) return
  const edges = table.land.edgesOf[space]
  for (let i = 0; i < edges.length; i++) if (board.road[edges[i]] > 0) link(table, state, seat, edges[i], emit)
}

function useEdge(table: Table, state: State, seat: Seat, operation: Operation, edge: number, emit?: Emit<Event>): void {
  const { land } = table
  const replaced = put(land, state.board, operation, edge)
  if (operation.ground) state.action.ground.push(land.ground[edge])
  emit?.({ kind: 'built', seat, piece: PIECES[operation.piece], spots: [land.spots[land.from[edge]], land.spots[land.to[edge]]] })
  if (replaced === 0) link(table, state, seat, edge, emit)
}

/** The first direct connection between two places brings one reputation, whoever built the rest of it. */
function link(table: Table, state: State, seat: Seat, edge: number, emit?: Emit<Event>): void {
  if (!connects(table.land, state.board, edge, pair)) return
  const code = pair[0] * table.land.terrain.length + pair[1]
  if (state.linked.includes(code)) return
  state.linked.push(code)
  state.reputation[seat]++
  state.fromLinks[seat]++
  emit?.({ kind: 'linked', seat, spots: [table.land.spots[pair[0]], table.land.spots[pair[1]]] })
}

function spend(state: State, seat: Seat, { goods, money }: PayMove, emit?: Emit<Event>): void {
  const base = seat * GOODS.length
  for (let good = 0; good < GOODS.length; good++) state.goods[base + good] -= goods[good]
  state.money[seat] -= money
  emit?.({ kind: 'paid', seat, goods, money })
}

function swap(state: State, seat: Seat, operation: Operation, goods: Goods, emit?: Emit<Event>): void {
  const base = seat * GOODS.length
  let count = 0
  for (let good = 0; good < GOODS.length; good++) {
    state.goods[base + good] -= goods[good]
    count += goods[good]
  }
  state.goods[base + operation.to] += count
  emit?.({ kind: 'swapped', seat, from: goods, to: GOODS.map((_, good) => (good === operation.to ? count : 0)) })
}

function addGoods(state: State, seat: Seat, goods: Goods): void {
  const base = seat * GOODS.length
  for (let good = 0; good < GOODS.length; good++) state.goods[base + good] += goods[good]
}

/** The stack is rebuilt from the top: the card goes beneath those placed so far. */
function lay(stack: number[], card: number, laid: number): void {
  const end = stack.length - laid
  removeAt(stack, stack.lastIndexOf(card, end - 1))
  insertAt(stack, end - 1, card)
}
