import { PIECES } from '../edition/vocabulary.ts'
import type { Action, Board } from '../state.ts'
import type { Land } from './land.ts'
import { endOf, OPEN, SETTLED, SHUT } from './network.ts'
import { nextLegal } from './places.ts'
import { BUILD_ROAD, HARVEST, type Operation } from './plan.ts'

/**
 * Checks a whole list of places at once. For the two most frequent operations we look at each space once and note what its neighbours need
 * to know; `isLegal` checks place by place.
 */

const WORKERS = PIECES.indexOf('worker')

/** A bit above OPEN and SHUT for an edge that already has a road. */
const BUILT = 4

/** Notes for one list, by space. */
const noted: number[] = []

/** Writes the places that the operation may use now to the start of `found` and returns how many there are. */
export function legalPlaces(
  land: Land,
  board: Board,
  operation: Operation,
  places: readonly number[],
  action: Action,
  found: number[],
): number {
  if (operation.code === BUILD_ROAD) return legalRoads(land, board, places, found)
  if (operation.code === HARVEST && !operation.alone) {
    // On a map without workers any space is allowed.
    const beside = operation.next && board.supply[WORKERS] < land.box[WORKERS]
    return beside ? besideWorkers(land, board, places, found) : untouched(board, places, found)
  }
  let count = 0
  for (
    let i = nextLegal(land, board, operation, places, 0, action);
    i < places.length;
    i = nextLegal(land, board, operation, places, i + 1, action)
  )
    found[count++] = places[i]
  return count
}

/**
 * 1 for zero, 0 for any positive whole number. The CPU cannot predict which places are legal, so counting them with a branch takes several
 * times as long.
 */
function isZero(number: number): number {
  return (number - 1) >>> 31
}

function legalRoads(land: Land, board: Board, places: readonly number[], found: number[]): number {
  const { from, to, site } = land
  const { crocodile, piece, ends, road } = board
  for (let space = 0; space < site.length; space++) {
    // A crocodile closes its space.
    noted[space] = endOf(site[space] | SETTLED[piece[space]], ends[space]) | (crocodile[space] * SHUT)
  }
  let count = 0
  for (let i = 0; i < places.length; i++) {
    const edge = places[i]
    found[count] = edge
    count += isZero((road[edge] * BUILT) | ((noted[from[edge]] | noted[to[edge]]) ^ OPEN))
  }
  return count
}

function besideWorkers(land: Land, board: Board, places: readonly number[], found: number[]): number {
  const { neighbours } = land
  const { worker, piece, ends } = board
  for (let space = 0; space < worker.length; space++) noted[space] = 1
  for (let space = 0; space < worker.length; space++) {
    if (worker[space] === 0) continue
    const beside = neighbours[space]
    for (let i = 0; i < beside.length; i++) noted[beside[i]] = 0
  }
  let count = 0
  for (let i = 0; i < places.length; i++) {
    const space = places[i]
    found[count] = space
    count += isZero(noted[space] | worker[space] | piece[space] | ends[space])
  }
  return count
}

function untouched({ worker, piece, ends }: Board, places: readonly number[], found: number[]): number {
  let count = 0
  for (let i = 0; i < places.length; i++) {
    const space = places[i]
    found[count] = space
    count += isZero(worker[space] | piece[space] | ends[space])
  }
  return count
}
