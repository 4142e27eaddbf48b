import { PIECES } from '../edition/vocabulary.ts'
import {
  type Action,
  type Board,
  BRIDGE,
  EMPTY,
  EXPANDED,
  GRAND_BRIDGE,
  NO_ROAD,
  PALACE,
  ROAD,
  SETTLEMENT,
  TOWN,
  WORKSHOP,
} from '../state.ts'
import { type Land, SITE, STONE } from './land.ts'
import { canJoin, endOf, hasBridgeRoom, isDeveloped, isSettled, OPEN, SETTLED } from './network.ts'
import {
  BUILD_BLOCK,
  BUILD_BRIDGE,
  BUILD_EXPANSION,
  BUILD_GRAND_BRIDGE,
  BUILD_PALACE,
  BUILD_ROAD,
  BUILD_SETTLEMENT,
  BUILD_TOWN,
  BUILD_WORKSHOP,
  CLEAR,
  HARVEST,
  NAME,
  NO_PIECE,
  type Operation,
  TRADE,
} from './plan.ts'

/** Harvest, build and commerce on one place: whether it is legal, doing it, and undoing it in a trial. */

const WORKERS = PIECES.indexOf('worker')
const BRIDGES = PIECES.indexOf('bridge')
const CROCODILES = PIECES.indexOf('crocodile')

/** May the operation use this space or edge now? The caller checks that the supply has the piece. */
export function isLegal(land: Land, board: Board, operation: Operation, place: number, action: Action): boolean {
  if (operation.code === HARVEST) return canHarvest(land, board, operation, place)
  if (operation.code === TRADE) return board.worker[place] === 0 && isPlaceOf(land, board, operation, place)
  return canBuild(land, board, operation, place, action)
}

/** The same for building, clearing and naming. */
function canBuild(land: Land, board: Board, operation: Operation, place: number, action: Action): boolean {
  switch (operation.code) {
    case BUILD_ROAD:
      return canJoin(land, board, place)
    case BUILD_BRIDGE:
      return canJoin(land, board, place) && hasBridgeRoom(land, board, place)
    case BUILD_GRAND_BRIDGE:
      return board.road[place] === BRIDGE || (canJoin(land, board, place) && hasBridgeRoom(land, board, place))
    case BUILD_SETTLEMENT:
      return isFree(land, board, place) && !isNextToSettlement(land, board, place)
    case BUILD_TOWN:
      return board.piece[place] === SETTLEMENT
    case BUILD_PALACE:
      return board.piece[place] === TOWN
    case BUILD_WORKSHOP:
      return board.ends[place] > 0 && isFree(land, board, place)
    case BUILD_EXPANSION:
      return board.piece[place] === WORKSHOP
    case BUILD_BLOCK:
      return board.blocks[place] < land.capacity[place]
    case CLEAR:
      return board.worker[place] === 1
    case NAME:
      return isPlaceOf(land, board, operation, place) && !action.spaces.includes(place)
    default:
      return false
  }
}

/**
 * The index of the next place in the list that the operation may use, or the list's length if there is none. The rules spend most of their
 * time here, so each frequent operation has a loop of its own, and the lists are read from board and land only once.
 */
export function nextLegal(land: Land, board: Board, operation: Operation, places: readonly number[], from: number, action: Action): number {
  if (operation.code === BUILD_ROAD) return nextRoad(land, board, places, from)
  if (operation.code === HARVEST) return nextHarvest(land, board, operation, places, from)
  if (operation.code === TRADE) return nextTrade(land, board, operation, places, from)
  let i = from
  while (i < places.length && !isLegal(land, board, operation, places[i], action)) i++
  return i
}

/** `canJoin` for a list. */
function nextRoad(land: Land, { road, crocodile, piece, ends }: Board, places: readonly number[], start: number): number {
  const { from, to, site } = land
  for (let i = start; i < places.length; i++) {
    const edge = places[i]
    const a = from[edge]
    const b = to[edge]
    // One combined test, since usually one of the three is there.
    if ((road[edge] | crocodile[a] | crocodile[b]) !== 0) continue
    if ((endOf(site[a] | SETTLED[piece[a]], ends[a]) | endOf(site[b] | SETTLED[piece[b]], ends[b])) === OPEN) return i
  }
  return places.length
}

/** `canHarvest` for a list. */
function nextHarvest(land: Land, board: Board, operation: Operation, places: readonly number[], start: number): number {
  const { worker, piece, ends, supply } = board
  const { neighbours } = land
  const beside = operation.next && supply[WORKERS] < land.box[WORKERS]
  for (let i = start; i < places.length; i++) {
    const space = places[i]
    if ((worker[space] | piece[space] | ends[space]) !== 0) continue
    if (beside && !isAnyOn(worker, neighbours[space])) continue
    if (!operation.alone || isAlone(land, board, space)) return i
  }
  return places.length
}

/** Commerce for a list. */
function nextTrade({ site }: Land, { worker, piece }: Board, { on }: Operation, places: readonly number[], start: number): number {
  for (let i = start; i < places.length; i++) {
    const space = places[i]
    const what = piece[space]
    if (on[what] && worker[space] === 0 && (what | site[space]) !== EMPTY) return i
  }
  return places.length
}

/** No worker and nothing built is on this space. The caller knows that it has a resource. */
function isUntouched(board: Board, space: number): boolean {
  return (board.worker[space] | board.piece[space] | board.ends[space]) === 0
}

/** The places of a harvest are spaces with resources only. */
function canHarvest(land: Land, board: Board, operation: Operation, space: number): boolean {
  if (!isUntouched(board, space)) return false
  if (operation.next && !isNextToWorker(land, board, space)) return false
  return !operation.alone || isAlone(land, board, space)
}

/** Is this one of the kinds of places that the card names? */
function isPlaceOf(land: Land, board: Board, operation: Operation, space: number): boolean {
  const piece = board.piece[space]
  return operation.on[piece] && (piece !== EMPTY || land.terrain[space] === SITE)
}

/** A resource space without a crocodile, a settlement or a workshop. */
function isFree(land: Land, board: Board, space: number): boolean {
  return land.terrain[space] <= STONE && board.piece[space] === EMPTY && board.crocodile[space] === 0
}

function isNextToSettlement(land: Land, board: Board, space: number): boolean {
  const neighbours = land.neighbours[space]
  for (let i = 0; i < neighbours.length; i++) if (isSettled(board, neighbours[i])) return true
  return false
}

/** Any player's worker counts; on a map without workers any space is allowed. */
function isNextToWorker(land: Land, board: Board, space: number): boolean {
  return isAnyOn(board.worker, land.neighbours[space]) || board.supply[WORKERS] === land.box[WORKERS]
}

function isAnyOn(worker: readonly number[], spaces: readonly number[]): boolean {
  for (let i = 0; i < spaces.length; i++) if (worker[spaces[i]] === 1) return true
  return false
}

function isAlone(land: Land, board: Board, space: number): boolean {
  const neighbours = land.neighbours[space]
  for (let i = 0; i < neighbours.length; i++) if (isDeveloped(land, board, neighbours[i])) return false
  return true
}

/** Is a piece left, and are there enough pieces on the map that it can go onto? */
export function hasPiece(land: Land, board: Board, { piece, onto, least, joined }: Operation): boolean {
  if (piece !== NO_PIECE && board.supply[piece] === 0) return false
  return onto === NO_PIECE || land.box[onto] - board.supply[onto] >= (joined ? least : 1)
}

/** Puts the piece there. Returns what `lift` needs to undo it: whether a crocodile left, or whether a bridge was replaced. */
export function put(land: Land, board: Board, operation: Operation, place: number): number {
  if (operation.piece !== NO_PIECE) board.supply[operation.piece]--
  switch (operation.code) {
    case HARVEST: {
      const crocodile = board.crocodile[place]
      board.worker[place] = 1
      board.crocodile[place] = 0
      board.supply[CROCODILES] += crocodile
      return crocodile
    }
    case TRADE:
      board.worker[place] = 1
      return 0
    case BUILD_ROAD:
      join(land, board, place, ROAD)
      return 0
    case BUILD_BRIDGE:
      join(land, board, place, BRIDGE)
      return 0
    case BUILD_GRAND_BRIDGE:
      if (board.road[place] === BRIDGE) {
        board.road[place] = GRAND_BRIDGE
        board.supply[BRIDGES]++
        return 1
      }
      join(land, board, place, GRAND_BRIDGE)
      return 0
    case BUILD_SETTLEMENT:
      board.piece[place] = SETTLEMENT
      return 0
    case BUILD_TOWN:
      board.piece[place] = TOWN
      return 0
    case BUILD_PALACE:
      board.piece[place] = PALACE
      return 0
    case BUILD_WORKSHOP:
      board.piece[place] = WORKSHOP
      return 0
    case BUILD_EXPANSION:
      board.piece[place] = EXPANDED
      return 0
    case BUILD_BLOCK:
      board.blocks[place]++
      return 0
    case CLEAR:
      board.worker[place] = 0
      board.supply[WORKERS]++
      return 0
    default:
      return 0
  }
}

export function lift(land: Land, board: Board, operation: Operation, place: number, what: number): void {
  if (operation.piece !== NO_PIECE) board.supply[operation.piece]++
  switch (operation.code) {
    case HARVEST:
      board.worker[place] = 0
      board.crocodile[place] = what
      board.supply[CROCODILES] -= what
      return
    case TRADE:
      board.worker[place] = 0
      return
    case BUILD_ROAD:
    case BUILD_BRIDGE:
      unjoin(land, board, place)
      return
    case BUILD_GRAND_BRIDGE:
      if (what === 0) unjoin(land, board, place)
      else {
        board.road[place] = BRIDGE
        board.supply[BRIDGES]--
      }
      return
    case BUILD_SETTLEMENT:
    case BUILD_WORKSHOP:
      board.piece[place] = EMPTY
      return
    case BUILD_TOWN:
    case BUILD_PALACE:
    case BUILD_EXPANSION:
      board.piece[place]--
      return
    case BUILD_BLOCK:
      board.blocks[place]--
      return
    case CLEAR:
      board.worker[place] = 1
      board.supply[WORKERS]--
      return
  }
}

function join(land: Land, board: Board, edge: number, what: number): void {
  board.road[edge] = what
  board.ends[land.from[edge]]++
  board.ends[land.to[edge]]++
}

function unjoin(land: Land, board: Board, edge: number): void {
  board.road[edge] = NO_ROAD
  board.ends[land.from[edge]]--
  board.ends[land.to[edge]]--
}
