import type { Seat } from '@fairground/kernel'
import { GOODS } from '../edition/vocabulary.ts'
import { type Board, NONE, type State } from '../state.ts'
import { legalPlaces } from './legal-places.ts'
import { buyable } from './market.ts'
import { distances } from './network.ts'
import { affords, mixes, paysRoads } from './pay.ts'
import { hasPiece, isLegal, lift, nextLegal, put } from './places.ts'
import { isPlacing, type Operation, onEdges, type Plan } from './plan.ts'
import { countApart, firstOfPlenty, gather, hasJoinedPair, hasPlenty, isPairStillFree, isPlentyBeside, keepPair } from './plenty.ts'
import { asksForRoadPair, hasRoadPair, keepFirstRoads } from './road-pairs.ts'
import { repeatPlan, type Table } from './table.ts'
import { allowLooks, copyBoard, countPurse, newAction, payablePlaces, type Trial, tryPlan, tryRest } from './trial.ts'

/**
 * "The complete action or none": can a card, or the rest of one, be finished? Payments are computed. Places are searched: we put and remove
 * pieces as the card would, on a scratch board, and stop at the first success.
 *
 * A search for three places or more looks at a limited number of places. What it has not found by then counts as impossible, and the card
 * or the place is not offered. Nobody gets stuck in the middle of a card because of this limit: a card or a place is offered only if a way
 * to the end was found, and the next search takes the same order with the same limit, so it finds the rest of that way again. Where
 * independent places replaced a search (`plenty.ts`), what is left is small enough for a full search (README).
 */

const NOTHING: readonly number[] = []
const NO_ACTION = newAction()

/** The plan of a card if it is played now; undefined for a repeating card that has nothing to repeat. */
export function planNow(table: Table, state: State, seat: Seat, card: number): Plan | undefined {
  const plan = table.plans[card]
  return plan.repeats ? repeatedPlan(table, state, seat, card) : plan
}

function repeatedPlan(table: Table, state: State, seat: Seat, card: number): Plan | undefined {
  const stack = state.stacks[seat]
  if (stack.length === 0) return undefined
  const top = stack[stack.length - 1]
  return table.plans[top].repeats ? undefined : repeatPlan(table, card, top)
}

/**
 * Can this card be played for its whole action? Rare cases are in functions of their own, so that V8 inlines the rest into the loop over a
 * hand.
 */
export function canUse(table: Table, state: State, seat: Seat, card: number, trial: Trial): boolean {
  const plan = planNow(table, state, seat, card)
  if (plan === undefined) return false
  if (!plan.free) {
    countPurse(trial, state, seat, plan)
    if (!paysRoads(trial.rest, plan.anyGround)) return false
  }
  if (plan.special && !allowsSpecial(table, state, seat, plan)) return false
  const { place } = plan
  if (place === undefined) return true
  return plan.single ? hasPlace(trial, state.board, place, card) : hasPlaces(trial, state, plan, place, card)
}

/** Are there enough cards to give up, a card to take, goods to swap? */
function allowsSpecial(table: Table, state: State, seat: Seat, plan: Plan): boolean {
  if (plan.gives > state.hands[seat].length - 1) return false
  if (plan.takes && buyable(table, state) === 0) return false
  return plan.swap === undefined || canSwapAfterPaying(state, seat, plan, plan.swap)
}

/** For a card that asks for one place: is there one? */
function hasPlace(trial: Trial, board: Board, operation: Operation, card: number): boolean {
  const { land } = trial.table
  const before = trial.roomAt[card]
  if (!hasPiece(land, board, operation)) return false
  if (before < operation.places.length && isLegal(land, board, operation, operation.places[before], NO_ACTION)) return true
  return findsRoom(trial, board, operation, card)
}

function findsRoom({ table, roomAt }: Trial, board: Board, operation: Operation, card: number): boolean {
  const { places } = operation
  const found = nextLegal(table.land, board, operation, places, 0, NO_ACTION)
  if (found === places.length) return false
  roomAt[card] = found
  return true
}

/** For a card that asks for several places: are there enough? */
function hasPlaces(trial: Trial, state: State, plan: Plan, operation: Operation, card: number): boolean {
  tryPlan(trial, state, plan)
  if (plan.placing === 1) {
    if (operation.joined) return hasJoinedPair(trial, operation)
    if (isPairStillFree(trial, operation, card)) return true
    const found = countApart(trial, operation)
    if (found === operation.least) {
      keepPair(trial, operation, card)
      return true
    }
    if (found === 0) return false
    if (asksForRoadPair(plan, operation)) return hasRoadPair(trial, operation)
  }
  copyBoard(trial)
  allowLooks(trial)
  return fits(trial, plan.first, 0)
}

/**
 * Finds the places that the current operation may use so that the rest of the card can still be finished. Writes them to the start of the
 * trial's `found` and returns how many there are, at most `most`.
 */
export function placesNow(state: State, seat: Seat, plan: Plan, trial: Trial, most: number): number {
  const { board } = state
  const { found } = trial
  const { at, done } = state.action
  const operation = plan.operations[at]
  if (!hasPiece(trial.table.land, board, operation)) return 0
  tryRest(trial, state, seat, plan)
  const legal = legalPlaces(trial.table.land, board, operation, payablePlaces(trial, operation), trial.action, found)
  const more = operation.least - done - 1
  const last = more <= 0 && !isPlacingAt(plan, at + 1)
  if (last && !operation.joined) return Math.min(legal, most)
  if (done === 0 && asksForRoadPair(plan, operation)) return keepFirstRoads(trial, operation, legal, most)
  const easy = !last && plan.placing === 1 && gather(trial, operation, found, legal, more)
  const reach = reachOf(trial, board, operation, done)
  let copied = false
  let count = 0
  // Moves the places that work to the start of `found`.
  for (let i = 0; i < legal && count < most; i++) {
    const place = found[i]
    if (operation.joined && !isJoined(board, place, reach)) continue
    if (last || (easy && isPlentyBeside(trial, operation, place, more))) {
      found[count++] = place
      continue
    }
    if (!copied) copyBoard(trial)
    copied = true
    allowLooks(trial)
    if (fitsWith(trial, at, done, place)) found[count++] = place
  }
  // A card may have been offered because of independent places, without a search. If the search now fails everywhere, one of those places
  // still works.
  if (count === 0 && easy && done === 0 && hasPlenty(trial, operation)) found[count++] = firstOfPlenty()
  return count
}

/** For an operation that may be done up to a number of times: may the player stop now, and can the rest be finished? */
export function isEnough(state: State, seat: Seat, plan: Plan, trial: Trial): boolean {
  const { at, done } = state.action
  if (done < plan.operations[at].least) return false
  if (!isPlacingAt(plan, at + 1)) return true
  tryRest(trial, state, seat, plan)
  copyBoard(trial)
  allowLooks(trial)
  return fits(trial, at + 1, 0)
}

function isPlacingAt({ operations }: Plan, at: number): boolean {
  return at < operations.length && isPlacing(operations[at].code)
}

/** What roads reach from the first of two workers that must be connected. */
function reachOf(trial: Trial, board: Board, operation: Operation, done: number): readonly number[] | undefined {
  if (!operation.joined || done !== 1) return undefined
  const { table, action } = trial
  // The walk may visit every space.
  trial.looks -= table.land.terrain.length
  const reach: number[] = []
  distances(table.land, board, action.spaces[action.spaces.length - 1], reach)
  return reach
}

/** Does a road lead there: from the first of the two workers, or any road if there is none yet? */
function isJoined(board: Board, place: number, reach: readonly number[] | undefined): boolean {
  return board.ends[place] > 0 && (reach === undefined || reach[place] !== NONE)
}

/** Can this operation and all later ones find their places? */
function fits(trial: Trial, at: number, done: number): boolean {
  const { plan, board } = trial
  const { land } = trial.table
  if (!isPlacingAt(plan, at)) return true
  const operation = plan.operations[at]
  if (done >= operation.least && fits(trial, at + 1, 0)) return true
  if (done === operation.count || !hasPiece(land, board, operation)) return false
  const reach = reachOf(trial, board, operation, done)
  const places = payablePlaces(trial, operation)
  for (let from = 0; from < places.length; ) {
    const next = nextLegal(land, board, operation, places, from, trial.action)
    trial.looks -= Math.min(next + 1, places.length) - from
    if (trial.looks < 0) return false
    if (next === places.length) return false
    from = next + 1
    const place = places[next]
    if (operation.joined && !isJoined(board, place, reach)) continue
    if (fitsWith(trial, at, done, place)) return true
  }
  return false
}

/** The same, if this place is used next. */
function fitsWith(trial: Trial, at: number, done: number, place: number): boolean {
  const { table, plan, board, action } = trial
  const { land } = table
  const operation = plan.operations[at]
  const what = put(land, board, operation, place)
  if (operation.ground) action.ground.push(land.ground[place])
  if (!onEdges(operation.code)) action.spaces.push(place)
  const fitting = fits(trial, at, done + 1)
  if (!onEdges(operation.code)) action.spaces.pop()
  if (operation.ground) action.ground.pop()
  lift(land, board, operation, place, what)
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
