import type { Reason } from '@fairground/kernel'
import { GOODS, PIECES } from '../edition/vocabulary.ts'
import { EMPTY, NO_ROAD, NONE, type State, type View } from '../state.ts'
import { backPrice } from './administration.ts'
import { copyOf } from './copy.ts'
import { planNow } from './finish.ts'
import { RED, STONE } from './land.ts'
import { buyable, priceAt } from './market.ts'
import { isDeveloped, isLocation, isSettled } from './network.ts'
import { canPay } from './pay.ts'
import { hasPiece, isLegal } from './places.ts'
import {
  BUILD_BLOCK,
  BUILD_ROAD,
  BUILD_SETTLEMENT,
  BUILD_WORKSHOP,
  CLEAR,
  HARVEST,
  isPlacing,
  type Operation,
  onEdges,
  type Plan,
  TRADE,
} from './plan.ts'
import { planOfAction, type Table } from './table.ts'

/** Where in the rules reference each reason is explained, by rule. */
const SECTIONS: Readonly<Record<string, string>> = {
  'finish-first': 'play',
  'begin-first': 'turn',
  'not-now': 'turn',
  'no-administration': 'last-turns',
  'no-quitting-yet': 'last-turns',
  'not-in-hand': 'play',
  'not-in-market': 'market',
  'disaster-not-for-sale': 'last-turns',
  'not-yet-for-sale': 'market',
  'too-dear': 'market',
  'nothing-to-repeat': 'play',
  'no-card-to-give': 'pay',
  'nothing-to-take': 'market',
  'nothing-to-swap': 'pay',
  'cannot-pay': 'pay',
  'no-piece-left': 'build',
  'not-the-whole-action': 'play',
  'the-whole-action': 'play',
  'stack-too-small': 'administration',
  'no-worker-there': 'administration',
  'worker-there': 'commerce',
  'not-in-current-market': 'market',
  'no-such-space': 'map',
  developed: 'harvest',
  undeveloped: 'commerce',
  crocodile: 'build',
  taken: 'build',
  'no-road-there': 'build',
  'too-close': 'build',
  'site-full': 'build',
  'no-site': 'build',
  'no-worker-beside': 'harvest',
  'wrong-place': 'cards',
  'not-adjacent': 'roads',
  'not-facing': 'roads',
  'joined-already': 'roads',
  junction: 'roads',
  'not-attached': 'roads',
  'bridge-there': 'roads',
  'not-this-payment': 'pay',
}

/** Every rule that a reason can name. */
export const RULES: readonly string[] = Object.keys(SECTIONS)

export function sectionOf(rule: string): string {
  return SECTIONS[rule]
}

/** Which rule forbids an attempt, and where it is explained. The attempt may be any value; an unknown one has no reason. */
export function whyNot(table: Table, view: View, attempt: unknown): Reason | undefined {
  const reason = reasonOf(table, view, attempt)
  return reason && { ...reason, section: sectionOf(reason.rule) }
}

function reasonOf(table: Table, view: View, attempt: unknown): Reason | undefined {
  if (typeof attempt !== 'object' || attempt === null || !('do' in attempt) || view.viewer !== view.seat) return undefined
  const state = copyOf(view)
  const asked: Readonly<Record<string, unknown>> = { ...attempt }
  switch (asked.do) {
    case 'use':
    case 'cash':
    case 'buy':
    case 'administer':
    case 'quit':
      return state.phase === 'turn' ? whyNotTurn(table, state, asked) : { rule: 'finish-first' }
    case 'space':
    case 'join':
    case 'enough':
    case 'pay':
    case 'give':
    case 'swap':
    case 'choose':
    case 'take':
    case 'lay':
    case 'back':
    case 'replace':
      return state.phase === 'turn' ? { rule: 'begin-first' } : whyNotNow(table, state, asked)
    default:
      return undefined
  }
}

function whyNotTurn(table: Table, state: State, asked: Readonly<Record<string, unknown>>): Reason | undefined {
  const { seat } = state
  if (asked.do === 'administer') return state.ending ? { rule: 'no-administration' } : undefined
  if (asked.do === 'quit') return state.ending ? undefined : { rule: 'no-quitting-yet' }
  const card = asked.card
  if (typeof card !== 'number') return undefined
  if (asked.do !== 'buy') {
    if (!state.hands[seat].includes(card)) return { rule: 'not-in-hand' }
    return asked.do === 'use' ? whyNotUse(table, state, card) : undefined
  }
  const place = state.market.indexOf(card)
  if (place === NONE) return { rule: 'not-in-market' }
  if (card >= table.disaster) return { rule: 'disaster-not-for-sale' }
  if (place >= buyable(table, state)) return { rule: 'not-yet-for-sale' }
  const price = priceAt(table, state, place)
  return price > state.money[seat] ? { rule: 'too-dear', facts: { price, money: state.money[seat] } } : undefined
}

function whyNotUse(table: Table, state: State, card: number): Reason {
  const { seat } = state
  const plan = planNow(table, state, seat, card)
  if (plan === undefined) return { rule: 'nothing-to-repeat' }
  if (plan.gives > state.hands[seat].length - 1) return { rule: 'no-card-to-give' }
  if (plan.takes && buyable(table, state) === 0) return { rule: 'nothing-to-take' }
  if (!canPay(plan.bill, table.substitute, state.goods, seat, state.money[seat], plan.anyGround)) return { rule: 'cannot-pay' }
  const short = plan.operations.find((operation) => isPlacing(operation.code) && !hasPiece(table.land, state.board, operation))
  if (short !== undefined) return { rule: 'no-piece-left', facts: { piece: pieceOf(state, short) } }
  if (plan.swap !== undefined && !GOODS.some((_, good) => plan.swap?.from[good] && state.goods[seat * GOODS.length + good] > 0))
    return { rule: 'nothing-to-swap' }
  return { rule: 'not-the-whole-action' }
}

/** The piece that has run out, or that is missing on the map to build on. */
function pieceOf({ board }: State, { piece, onto }: Operation): string {
  return PIECES[board.supply[piece] === 0 ? piece : onto]
}

function whyNotNow(table: Table, state: State, asked: Readonly<Record<string, unknown>>): Reason | undefined {
  const { seat } = state
  if (state.phase === 'back') {
    if (asked.do !== 'back' || typeof asked.cards !== 'number') return { rule: 'not-now' }
    if (asked.cards > state.stacks[seat].length) return { rule: 'stack-too-small', facts: { cards: state.stacks[seat].length } }
    return { rule: 'too-dear', facts: { price: backPrice(table, asked.cards), money: state.money[seat] } }
  }
  if (state.phase === 'workers') return asked.do === 'space' ? { rule: 'no-worker-there' } : { rule: 'not-now' }
  if (state.phase === 'replace') return asked.do === 'replace' ? { rule: 'not-in-current-market' } : { rule: 'not-now' }
  const plan = planOfAction(table, state)
  const operation = plan.operations[state.action.at]
  if (asked.do === 'enough') return { rule: 'the-whole-action' }
  if (asked.do === 'space' && typeof asked.space === 'number' && isPlacing(operation.code) && !onEdges(operation.code))
    return whyNotSpace(table, state, operation, asked.space)
  if (asked.do === 'join' && Array.isArray(asked.spaces) && onEdges(operation.code))
    return whyNotEdge(table, state, plan, operation, asked.spaces)
  if (asked.do === 'pay') return { rule: 'not-this-payment' }
  return { rule: 'not-now' }
}

function whyNotSpace(table: Table, state: State, operation: Operation, space: number): Reason | undefined {
  const { land } = table
  const { board } = state
  const { code } = operation
  if (!(space in land.terrain)) return { rule: 'no-such-space' }
  if (code === CLEAR) return { rule: 'no-worker-there' }
  if ((code === HARVEST || code === TRADE) && board.worker[space] === 1) return { rule: 'worker-there' }
  if (code === HARVEST && isDeveloped(land, board, space)) return { rule: 'developed' }
  if (code === TRADE && !isDeveloped(land, board, space)) return { rule: 'undeveloped' }
  if (code === BUILD_SETTLEMENT || code === BUILD_WORKSHOP) {
    if (board.crocodile[space] === 1) return { rule: 'crocodile' }
    if (land.terrain[space] > STONE || board.piece[space] !== EMPTY) return { rule: 'taken' }
    if (code === BUILD_WORKSHOP && board.ends[space] === 0) return { rule: 'no-road-there' }
    if (code === BUILD_SETTLEMENT && land.neighbours[space].some((other) => isSettled(board, other))) return { rule: 'too-close' }
  }
  if (code === BUILD_BLOCK) return { rule: land.terrain[space] > RED ? 'site-full' : 'no-site' }
  if (isLegal(land, board, operation, space, state.action)) return { rule: 'not-the-whole-action' }
  return { rule: code === HARVEST && operation.next ? 'no-worker-beside' : 'wrong-place' }
}

function whyNotEdge(table: Table, state: State, plan: Plan, operation: Operation, spaces: readonly unknown[]): Reason | undefined {
  const { land } = table
  const { board } = state
  const [a, b] = spaces.map(Number)
  const edge = land.from.findIndex((from, index) => from === Math.min(a, b) && land.to[index] === Math.max(a, b))
  if (edge === NONE || !operation.places.includes(edge)) return { rule: operation.code === BUILD_ROAD ? 'not-adjacent' : 'not-facing' }
  if (board.road[edge] !== NO_ROAD) return { rule: 'joined-already' }
  if (board.crocodile[a] === 1 || board.crocodile[b] === 1) return { rule: 'crocodile' }
  if ([a, b].some((end) => !isLocation(land, board, end) && board.ends[end] >= 2)) return { rule: 'junction' }
  if (![a, b].some((end) => isLocation(land, board, end) || board.ends[end] === 1)) return { rule: 'not-attached' }
  if (!isLegal(land, board, operation, edge, state.action)) return { rule: 'bridge-there' }
  const ground = [...state.action.ground, land.ground[edge]]
  if (operation.ground && !canPay(plan.bill, table.substitute, state.goods, state.seat, state.money[state.seat], ground))
    return { rule: 'cannot-pay' }
  return { rule: 'not-the-whole-action' }
}
