import { type Board, NONE } from '../state.ts'
import type { Land } from './land.ts'
import { cut, empty } from './lists.ts'
import { markReached } from './network.ts'
import { ANY_BASIC, payableGround, paysRoads } from './pay.ts'
import { hasPiece, isLegal, nextLegal } from './places.ts'
import { BUILD_SETTLEMENT, NO_PIECE, type Operation, onEdges } from './plan.ts'
import { payablePlaces, type Trial } from './trial.ts'

/**
 * Cheap tests that save a search. "Yes" means that there are enough places that are legal now and share no space, so that using one does
 * not affect the others. This does not work for settlements, which must keep their distance, for places that must be connected, nor for the
 * very first workers. "No" only means that a search is needed, unless noted otherwise.
 */

/** An edge touches at most two others that do not touch each other. */
const MOST_TOUCHED = 2
const PAIR = 2
const apart: number[] = []
const reached: number[] = []

/** Are there enough independent places for the whole operation, and can they be paid for? */
export function hasPlenty(trial: Trial, operation: Operation): boolean {
  return countApart(trial, operation) === operation.least
}

/**
 * How many independent places were found, at most as many as needed; 0 means that the operation is impossible. NONE: the places of this
 * operation affect each other.
 */
export function countApart(trial: Trial, operation: Operation): number {
  const { table, state, action } = trial
  const { least } = operation
  if (!areIndependent(table.land, state.board, operation, least)) return NONE
  const built = action.ground.length
  let places = payablePlaces(trial, operation)
  empty(apart)
  for (
    let i = nextLegal(table.land, state.board, operation, places, 0, action);
    i < places.length;
    i = nextLegal(table.land, state.board, operation, places, i + 1, action)
  ) {
    if (!isApart(table.land, operation, places[i])) continue
    apart.push(places[i])
    if (apart.length === least) break
    if (!operation.ground) continue
    action.ground.push(table.land.ground[places[i]])
    // The list of payable places may have changed, so we start again; places skipped before are still not independent or not legal.
    places = payablePlaces(trial, operation)
    i = -1
  }
  cut(action.ground, built)
  return apart.length
}

/**
 * Are the two places that worked for this card last time still possible? Only for operations with two places: those are searched
 * completely, so the answer does not depend on earlier searches. A card that repeats others has no places of its own.
 */
export function isPairStillFree(trial: Trial, operation: Operation, card: number): boolean {
  const { table, state, action } = trial
  const { board } = state
  if (operation.least !== PAIR || table.plans[card].repeats) return false
  const { a, b } = trial.pairs[pairOf(trial, operation, card)]
  if (a === NONE || !areIndependent(table.land, board, operation, PAIR)) return false
  if (!isLegal(table.land, board, operation, a, action) || !isLegal(table.land, board, operation, b, action)) return false
  if (!operation.ground) return true
  action.ground.push(table.land.ground[a], table.land.ground[b])
  const payable = paysRoads(trial.rest, action.ground)
  empty(action.ground)
  return payable
}

/** Remembers what `countApart` has just found. */
export function keepPair(trial: Trial, operation: Operation, card: number): void {
  if (operation.least !== PAIR || trial.table.plans[card].repeats) return
  const pair = trial.pairs[pairOf(trial, operation, card)]
  pair.a = apart[0]
  pair.b = apart[1]
}

function pairOf(trial: Trial, operation: Operation, card: number): number {
  return card * (ANY_BASIC + 1) + (operation.ground ? payableGround(trial.rest, trial.action.ground) : ANY_BASIC)
}

/** The first of the places that `hasPlenty` has just found. */
export function firstOfPlenty(): number {
  return apart[0]
}

/** Are there two places connected by roads? Exact: we mark everything that roads reach from one place before we look at the next. */
export function hasJoinedPair({ table, state, action }: Trial, operation: Operation): boolean {
  const { land } = table
  const { board } = state
  const { places, least, piece } = operation
  if (!hasPiece(land, board, operation) || board.supply[piece] < least) return false
  let marked = false
  for (
    let i = nextLegal(land, board, operation, places, 0, action);
    i < places.length;
    i = nextLegal(land, board, operation, places, i + 1, action)
  ) {
    if (board.ends[places[i]] === 0) continue
    if (!marked) for (let space = 0; space < land.terrain.length; space++) reached[space] = 0
    marked = true
    if (reached[places[i]] === 1) return true
    markReached(land, board, places[i], reached)
  }
  return false
}

/**
 * Collects enough independent places from the legal ones for `more` pieces besides any given place. False: the places of this operation
 * affect each other.
 */
export function gather({ table, state }: Trial, operation: Operation, legal: readonly number[], count: number, more: number): boolean {
  if (!areIndependent(table.land, state.board, operation, more + 1)) return false
  empty(apart)
  for (let i = 0; i < count && apart.length < more + MOST_TOUCHED; i++) if (isApart(table.land, operation, legal[i])) apart.push(legal[i])
  return true
}

/** Are enough of the collected places left besides this one, and can they be paid for together? */
export function isPlentyBeside(trial: Trial, operation: Operation, place: number, more: number): boolean {
  const { land } = trial.table
  const { ground } = trial.action
  const built = ground.length
  let left = more
  for (let i = 0; i < apart.length && left > 0; i++) {
    if (touch(land, operation, place, apart[i])) continue
    if (operation.ground) ground.push(land.ground[apart[i]])
    left--
  }
  if (operation.ground) ground.push(land.ground[place])
  const plenty = left === 0 && (!operation.ground || paysRoads(trial.rest, ground))
  cut(ground, built)
  return plenty
}

/** Does using one place leave the other places of this operation unaffected, and does the supply hold this many pieces? */
function areIndependent({ box }: Land, { supply }: Board, { code, joined, next, piece }: Operation, pieces: number): boolean {
  if (code === BUILD_SETTLEMENT || joined || (next && supply[piece] === box[piece])) return false
  return piece === NO_PIECE || supply[piece] >= pieces
}

function isApart(land: Land, operation: Operation, place: number): boolean {
  for (let i = 0; i < apart.length; i++) if (touch(land, operation, place, apart[i])) return false
  return true
}

function touch({ from, to }: Land, operation: Operation, a: number, b: number): boolean {
  if (!onEdges(operation.code)) return a === b
  return from[a] === from[b] || from[a] === to[b] || to[a] === from[b] || to[a] === to[b]
}
