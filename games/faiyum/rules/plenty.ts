import { type Board, NONE } from '../state.ts'
import type { Land } from './land.ts'
import { cut, empty } from './lists.ts'
import { markReached } from './network.ts'
import { ANY_BASIC, payableGround, paysRoads } from './pay.ts'
import { hasPiece, isLegal, nextLegal } from './places.ts'
import { BUILD_SETTLEMENT, NO_PIECE, type Operation, onEdges } from './plan.ts'
import { payablePlaces, type Trial } from './trial.ts'

/**
 * Cheap answers that save a search. A yes: enough places that are all legal now and have no space in common, so that using one
 * leaves the others as they are; it is not for settlements, which keep their distance, nor for what must be joined, nor for the
 * first workers of all. A no from here only means that one must look closer, except where it says otherwise.
 */

/** An edge touches at most two others that do not touch each other. */
const MOST_TOUCHED = 2
const PAIR = 2
const apart: number[] = []
const reached: number[] = []

/** Enough places for the whole operation, paid for too? */
export function hasPlenty(trial: Trial, operation: Operation): boolean {
  return countApart(trial, operation) === operation.least
}

/** How many places were found for it, no more than it needs; 0 is a no for good. NONE: its places hang together. */
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
    // Another list, perhaps: from its beginning, and those passed by are not apart or not legal.
    places = payablePlaces(trial, operation)
    i = -1
  }
  cut(action.ground, built)
  return apart.length
}

/**
 * Do the two places that served this card last serve again? Only where two are asked for: what is searched for to the end has the same
 * answer whatever was found before. A card that repeats others has no places of its own.
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

/** Keeps what `countApart` has just found. */
export function keepPair(trial: Trial, operation: Operation, card: number): void {
  if (operation.least !== PAIR || trial.table.plans[card].repeats) return
  const pair = trial.pairs[pairOf(trial, operation, card)]
  pair.a = apart[0]
  pair.b = apart[1]
}

function pairOf(trial: Trial, operation: Operation, card: number): number {
  return card * (ANY_BASIC + 1) + (operation.ground ? payableGround(trial.rest, trial.action.ground) : ANY_BASIC)
}

/** The first of those that `hasPlenty` has just found. */
export function firstOfPlenty(): number {
  return apart[0]
}

/** Are there two places that roads join? Exact: whatever roads reach from one place is marked before the next is looked at. */
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

/** Collects from the legal places those for so many more pieces besides any given one. False: the places of this operation hang together. */
export function gather({ table, state }: Trial, operation: Operation, legal: readonly number[], count: number, more: number): boolean {
  if (!areIndependent(table.land, state.board, operation, more + 1)) return false
  empty(apart)
  for (let i = 0; i < count && apart.length < more + MOST_TOUCHED; i++) if (isApart(table.land, operation, legal[i])) apart.push(legal[i])
  return true
}

/** Are enough of those gathered left beside this place, and can they be paid for together? */
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

/** Does using one place of this operation leave the others alone, and does the supply hold so many pieces? */
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
