import type { Board } from '../state.ts'
import type { Land } from './land.ts'
import { legalPlaces } from './legal-places.ts'
import { cut } from './lists.ts'
import { endOf, OPEN, otherEnd, SETTLED } from './network.ts'
import { paysRoads } from './pay.ts'
import { BUILD_ROAD, type Operation, type Plan } from './plan.ts'
import { payablePlaces, type Trial } from './trial.ts'

/**
 * Two roads are the most frequent case of a card with several places; here they are checked without putting and removing pieces. Exact:
 * either the second road is already legal and does not touch the first, or it touches the first, and then only the edges at its two ends
 * must be checked.
 */

const PAIR = 2

/** Does the plan ask for two roads and for no other place? */
export function asksForRoadPair(plan: Plan, { code, least }: Operation): boolean {
  return code === BUILD_ROAD && least === PAIR && plan.placing === 1
}

/** Can two roads be built, and paid for together? */
export function hasRoadPair(trial: Trial, operation: Operation): boolean {
  const { table, state, action, found } = trial
  if (state.board.supply[operation.piece] < PAIR) return false
  const legal = legalPlaces(table.land, state.board, operation, payablePlaces(trial, operation), action, found)
  for (let i = 0; i < legal; i++) if (hasSecondRoad(trial, operation, found[i], i + 1, legal)) return true
  return false
}

/**
 * Keeps those legal places in `found` that a second road can follow, at most `most`. Moves them to the start and returns how many there
 * are.
 */
export function keepFirstRoads(trial: Trial, operation: Operation, legal: number, most: number): number {
  const { found } = trial
  if (trial.state.board.supply[operation.piece] < PAIR) return 0
  let count = 0
  for (let i = 0; i < legal && count < most; i++) {
    const road = found[i]
    // A place rejected before has no second road at all, so it cannot be the second road here either.
    if (hasApart(trial, operation, road, 0, count) || hasSecondRoad(trial, operation, road, i + 1, legal)) found[count++] = road
  }
  return count
}

/** Can a second road follow this one: a legal place in `found` from `start` on, or one that becomes legal because of it? */
function hasSecondRoad(trial: Trial, operation: Operation, road: number, start: number, legal: number): boolean {
  return hasApart(trial, operation, road, start, legal) || hasTouching(trial, operation, road)
}

/** Is there a place in `found` that does not touch this road and can be paid for together with it? */
function hasApart(trial: Trial, operation: Operation, road: number, start: number, end: number): boolean {
  const { found } = trial
  const { from, to } = trial.table.land
  const a = from[road]
  const b = to[road]
  for (let i = start; i < end; i++) {
    const other = found[i]
    const c = from[other]
    const d = to[other]
    if (a !== c && a !== d && b !== c && b !== d && paysBoth(trial, operation, road, other)) return true
  }
  return false
}

/** Is there one that continues this road? */
function hasTouching(trial: Trial, operation: Operation, road: number): boolean {
  const { land } = trial.table
  return carriesOn(trial, operation, road, land.from[road]) || carriesOn(trial, operation, road, land.to[road])
}

function carriesOn(trial: Trial, operation: Operation, road: number, space: number): boolean {
  const { land } = trial.table
  const { board } = trial.state
  const here = endWith(land, board, space, 1)
  const edges = land.roadsOf[space]
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i]
    if (edge === road || board.road[edge] !== 0) continue
    const other = otherEnd(land, edge, space)
    if (board.crocodile[other] !== 0 || (here | endWith(land, board, other, 0)) !== OPEN) continue
    if (paysBoth(trial, operation, road, edge)) return true
  }
  return false
}

/** What a space is for a road that would end there, if it had this many more ends (see `endOf`). */
function endWith({ site }: Land, { piece, ends }: Board, space: number, more: number): number {
  return endOf(site[space] | SETTLED[piece[space]], ends[space] + more)
}

function paysBoth({ table, rest, action }: Trial, operation: Operation, a: number, b: number): boolean {
  if (!operation.ground) return true
  const { ground } = action
  const built = ground.length
  ground.push(table.land.ground[a], table.land.ground[b])
  const payable = paysRoads(rest, ground)
  cut(ground, built)
  return payable
}
