import { PIECES } from '../edition/vocabulary.ts'
import { type Action, type Board, NO_ROAD } from '../state.ts'
import type { Land } from './land.ts'
import { OPEN, roadEnd, SHUT } from './network.ts'
import { isLegal, isUntouched } from './places.ts'
import { BUILD_ROAD, HARVEST, type Operation } from './plan.ts'

/**
 * A whole list of places at once. For the two most frequent operations each space is looked at once and says to its neighbours what they
 * would ask it; `isLegal` asks the same place by place.
 */

const WORKERS = PIECES.indexOf('worker')

/** By space, for one list: what has been noted about it. */
const noted: number[] = []

/** Those of the places that the operation may use now, written into the beginning of `found`; how many there are. */
export function legalPlaces(
  land: Land,
  board: Board,
  operation: Operation,
  places: readonly number[],
  action: Action,
  found: number[],
): number {
  if (operation.code === BUILD_ROAD) return legalRoads(land, board, places, found)
  // On a map without workers any space will do.
  if (operation.code === HARVEST && operation.next && !operation.alone && board.supply[WORKERS] < land.box[WORKERS])
    return besideWorkers(land, board, places, found)
  let count = 0
  for (let i = 0; i < places.length; i++) if (isLegal(land, board, operation, places[i], action)) found[count++] = places[i]
  return count
}

function legalRoads(land: Land, board: Board, places: readonly number[], found: number[]): number {
  for (let space = 0; space < land.terrain.length; space++) noted[space] = board.crocodile[space] === 1 ? SHUT : roadEnd(land, board, space)
  let count = 0
  for (let i = 0; i < places.length; i++) {
    const edge = places[i]
    if (board.road[edge] === NO_ROAD && (noted[land.from[edge]] | noted[land.to[edge]]) === OPEN) found[count++] = edge
  }
  return count
}

function besideWorkers(land: Land, board: Board, places: readonly number[], found: number[]): number {
  for (let space = 0; space < land.terrain.length; space++) noted[space] = 0
  for (let space = 0; space < land.terrain.length; space++) {
    if (board.worker[space] === 0) continue
    const neighbours = land.neighbours[space]
    for (let i = 0; i < neighbours.length; i++) noted[neighbours[i]] = 1
  }
  let count = 0
  for (let i = 0; i < places.length; i++) if (noted[places[i]] === 1 && isUntouched(board, places[i])) found[count++] = places[i]
  return count
}
