import type { Seat } from '@fairground/kernel'
import { GOODS } from '../edition/vocabulary.ts'
import { type Action, type Board, NONE, type State } from '../state.ts'
import type { Land } from './land.ts'
import { overwrite } from './lists.ts'
import { buyable } from './market.ts'
import { distances } from './network.ts'
import { affords, canPay, mixes } from './pay.ts'
import { hasPiece, isLegal, lift, put } from './places.ts'
import { BUILD_SETTLEMENT, GIVE, isPlacing, NO_PIECE, type Operation, onEdges, type Plan } from './plan.ts'
import { repeatPlan, type Table } from './table.ts'

/**
 * "The complete action or none": can a card, or the rest of one, be finished? Payments are counted. Places are searched by putting
 * and lifting the pieces as the card itself would, on a board kept for trials; the first success ends the search.
 */

export interface Trial {
  readonly board: Board
  readonly action: Action
}

export function newTrial({ land, supply }: Table): Trial {
  const bySpace = (): number[] => land.terrain.map(() => 0)
  const road = land.from.map(() => 0)
  return {
    board: { crocodile: bySpace(), worker: bySpace(), piece: bySpace(), blocks: bySpace(), road, ends: bySpace(), supply: [...supply] },
    action: newAction(),
  }
}

export function newAction(): Action {
  return { card: NONE, repeats: NONE, at: 0, done: 0, spaces: [], ground: [], crocodiles: 0, cleared: 0 }
}

/** The plan that a card has when it is played now; none for a card that has nothing to repeat. */
export function planNow(table: Table, state: State, seat: Seat, card: number): Plan | undefined {
  const plan = table.cards[card].plan
  if (!plan.repeats) return plan
  const stack = state.stacks[seat]
  if (stack.length === 0) return undefined
  const top = stack[stack.length - 1]
  return table.cards[top].plan.repeats ? undefined : repeatPlan(table, card, top)
}

/** Can this card of the hand be played for its whole action? */
export function canUse(table: Table, state: State, seat: Seat, card: number, trial: Trial): boolean {
  const plan = planNow(table, state, seat, card)
  if (plan === undefined) return false
  if (plan.gives > state.hands[seat].length - 1) return false
  if (plan.takes && buyable(table, state) === 0) return false
  if (!canPay(plan.bill, table.substitute, state.goods, seat, state.money[seat], plan.anyGround)) return false
  if (plan.swap !== undefined && !canSwapAfterPaying(state, seat, plan, plan.swap)) return false
  if (plan.placing === 0) return true
  const first = plan.operations[0].code === GIVE ? 1 : 0
  const operation = plan.operations[first]
  trial.action.spaces.length = 0
  trial.action.ground.length = 0
  if (plan.placing === 1 && operation.least === 1 && !operation.ground)
    return hasPiece(table.land, state.board, operation) && hasPlace(table, state.board, operation, trial.action)
  if (lacksRoads(table, state, operation, trial.action)) return false
  if (plan.placing === 1 && hasPlenty(table, state, seat, plan, operation, trial.action)) return true
  copyBoard(state.board, trial.board)
  return fits(table, state, seat, plan, first, 0, trial)
}

const NOTHING: readonly number[] = []
const NO_ACTION = newAction()

function hasPlace(table: Table, board: Board, operation: Operation, action: Action): boolean {
  const { places } = operation
  for (let i = 0; i < places.length; i++) if (isLegal(table.land, board, operation, places[i], action)) return true
  return false
}

/**
 * A cheap yes: enough places that are all legal now and have no space in common, so that using one leaves the others as they are.
 * A no says nothing. Not for settlements, which keep their distance, nor for what must be joined, nor for the first workers of all.
 */
function hasPlenty(table: Table, state: State, seat: Seat, plan: Plan, operation: Operation, action: Action): boolean {
  const { board } = state
  const { places, least } = operation
  if (!areIndependent(table, board, operation, least)) return false
  const built = action.ground.length
  apart.length = 0
  for (let i = 0; i < places.length && apart.length < least; i++) {
    if (!isOpen(table, state, seat, plan, operation, board, places[i], undefined, action)) continue
    if (!isApart(table.land, operation, places[i])) continue
    apart.push(places[i])
    if (operation.ground) action.ground.push(table.land.ground[places[i]])
  }
  action.ground.length = built
  return apart.length === least
}

/** A cheap no: two places to be joined need two with roads. */
function lacksRoads(table: Table, { board }: State, operation: Operation, action: Action): boolean {
  if (!operation.joined) return false
  let open = 0
  for (let i = 0; i < operation.places.length && open < operation.least; i++) {
    const place = operation.places[i]
    if (board.ends[place] > 0 && isLegal(table.land, board, operation, place, action)) open++
  }
  return open < operation.least
}

/** Does using one place of this operation leave the others alone, and does the supply hold so many pieces? */
function areIndependent({ land }: Table, { supply }: Board, { code, joined, next, piece }: Operation, pieces: number): boolean {
  if (code === BUILD_SETTLEMENT || joined || (next && supply[piece] === land.box[piece])) return false
  return piece === NO_PIECE || supply[piece] >= pieces
}

/** An edge touches at most two others that do not touch each other. */
const MOST_TOUCHED = 2
const apart: number[] = []

/** Collects so many places that are legal now and share no space. */
function spread(table: Table, board: Board, operation: Operation, most: number): void {
  const { places } = operation
  apart.length = 0
  for (let i = 0; i < places.length && apart.length < most; i++)
    if (isLegal(table.land, board, operation, places[i], NO_ACTION) && isApart(table.land, operation, places[i])) apart.push(places[i])
}

function isApart(land: Land, operation: Operation, place: number): boolean {
  for (let i = 0; i < apart.length; i++) if (touch(land, operation, place, apart[i])) return false
  return true
}

function touch({ from, to }: Land, operation: Operation, a: number, b: number): boolean {
  if (!onEdges(operation.code)) return a === b
  return from[a] === from[b] || from[a] === to[b] || to[a] === from[b] || to[a] === to[b]
}

/** Are enough of the places collected left beside the given one, and can they be paid for together with it and what was built before? */
function spreadDoes(
  table: Table,
  state: State,
  seat: Seat,
  plan: Plan,
  operation: Operation,
  given: number,
  needed: number,
  { ground }: Action,
): boolean {
  const { land } = table
  const built = ground.length
  let left = needed
  for (let i = 0; i < apart.length && left > 0; i++) {
    if (touch(land, operation, given, apart[i])) continue
    if (operation.ground) ground.push(land.ground[apart[i]])
    left--
  }
  if (operation.ground) ground.push(land.ground[given])
  const does = left === 0 && (!operation.ground || canPay(plan.bill, table.substitute, state.goods, seat, state.money[seat], ground))
  ground.length = built
  return does
}

/** The places that the operation due may use, into `found`, so that the rest of the card can still be finished. */
export function placesNow(table: Table, state: State, seat: Seat, plan: Plan, trial: Trial, found: number[], most: number): void {
  const { at, done, spaces, ground } = state.action
  const operation = plan.operations[at]
  found.length = 0
  if (!hasPiece(table.land, state.board, operation)) return
  recall(trial, spaces, ground)
  const last = done + 1 >= operation.least && (at + 1 === plan.operations.length || !isPlacing(plan.operations[at + 1].code))
  if (!last) copyBoard(state.board, trial.board)
  const board = last ? state.board : trial.board
  const reach = reachOf(table, board, operation, done, trial.action)
  const { places } = operation
  const more = operation.least - done - 1
  const easy = !last && plan.placing === 1 && areIndependent(table, board, operation, more + 1)
  if (easy) spread(table, board, operation, more + MOST_TOUCHED)
  for (let i = 0; i < places.length && found.length < most; i++) {
    const place = places[i]
    if (!isOpen(table, state, seat, plan, operation, board, place, reach, trial.action)) continue
    if (last || (easy && spreadDoes(table, state, seat, plan, operation, place, more, trial.action))) found.push(place)
    else if (fitsWith(table, state, seat, plan, at, done, place, trial)) found.push(place)
  }
}

/** Where something may be done up to so often: is it enough now, and can the rest be finished without more of it? */
export function isEnough(table: Table, state: State, seat: Seat, plan: Plan, trial: Trial): boolean {
  const { at, done, spaces, ground } = state.action
  if (done < plan.operations[at].least) return false
  if (at + 1 === plan.operations.length || !isPlacing(plan.operations[at + 1].code)) return true
  recall(trial, spaces, ground)
  copyBoard(state.board, trial.board)
  return fits(table, state, seat, plan, at + 1, 0, trial)
}

/** Lets the trial know what the action has used so far. */
function recall({ action }: Trial, spaces: readonly number[], ground: readonly number[]): void {
  action.spaces.length = spaces.length
  action.ground.length = ground.length
  overwrite(spaces, action.spaces)
  overwrite(ground, action.ground)
}

/** Where roads lead from the first of two joined workers. */
function reachOf(table: Table, board: Board, operation: Operation, done: number, action: Action): readonly number[] | undefined {
  if (!operation.joined || done !== 1) return undefined
  const reach: number[] = []
  distances(table.land, board, action.spaces[action.spaces.length - 1], reach)
  return reach
}

function isOpen(
  table: Table,
  state: State,
  seat: Seat,
  plan: Plan,
  operation: Operation,
  board: Board,
  place: number,
  reach: readonly number[] | undefined,
  action: Action,
): boolean {
  if (!isLegal(table.land, board, operation, place, action)) return false
  if (operation.joined && board.ends[place] === 0) return false
  if (reach !== undefined && reach[place] === NONE) return false
  if (!operation.ground) return true
  action.ground.push(table.land.ground[place])
  const payable = canPay(plan.bill, table.substitute, state.goods, seat, state.money[seat], action.ground)
  action.ground.pop()
  return payable
}

/** Can everything from this operation on be placed? */
function fits(table: Table, state: State, seat: Seat, plan: Plan, at: number, done: number, trial: Trial): boolean {
  if (at === plan.operations.length) return true
  const operation = plan.operations[at]
  if (!isPlacing(operation.code)) return true
  if (done >= operation.least && fits(table, state, seat, plan, at + 1, 0, trial)) return true
  if (done === operation.count || !hasPiece(table.land, trial.board, operation)) return false
  const reach = reachOf(table, trial.board, operation, done, trial.action)
  const { places } = operation
  for (let i = 0; i < places.length; i++) {
    if (!isOpen(table, state, seat, plan, operation, trial.board, places[i], reach, trial.action)) continue
    if (fitsWith(table, state, seat, plan, at, done, places[i], trial)) return true
  }
  return false
}

/** … with this place used next? */
function fitsWith(table: Table, state: State, seat: Seat, plan: Plan, at: number, done: number, place: number, trial: Trial): boolean {
  const operation = plan.operations[at]
  const { board, action } = trial
  const what = put(table.land, board, operation, place)
  if (operation.ground) action.ground.push(table.land.ground[place])
  if (!onEdges(operation.code)) action.spaces.push(place)
  const fitting = fits(table, state, seat, plan, at, done + 1, trial)
  if (!onEdges(operation.code)) action.spaces.pop()
  if (operation.ground) action.ground.pop()
  lift(table.land, board, operation, place, what)
  return fitting
}

function canSwapAfterPaying(state: State, seat: Seat, plan: Plan, swap: Operation): boolean {
  if (plan.bill.total === 0) return holdsSwappable(state.goods, seat, swap, undefined)
  const list = mixes(plan.bill, plan.payments, NOTHING)
  for (let i = 0; i < list.length; i++)
    if (affords(list[i], state.goods, seat, state.money[seat]) && holdsSwappable(state.goods, seat, swap, list[i].goods)) return true
  return false
}

/** Is something left to swap once these goods are paid? */
export function holdsSwappable(goods: readonly number[], seat: Seat, swap: Operation, paid: readonly number[] | undefined): boolean {
  const base = seat * GOODS.length
  for (let good = 0; good < GOODS.length; good++)
    if (swap.from[good] && goods[base + good] - (paid === undefined ? 0 : paid[good]) > 0) return true
  return false
}

function copyBoard(from: Board, to: Board): void {
  overwrite(from.crocodile, to.crocodile)
  overwrite(from.worker, to.worker)
  overwrite(from.piece, to.piece)
  overwrite(from.blocks, to.blocks)
  overwrite(from.road, to.road)
  overwrite(from.ends, to.ends)
  overwrite(from.supply, to.supply)
}
