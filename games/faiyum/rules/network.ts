import { type Board, NO_ROAD, NONE, PALACE, SETTLEMENT } from '../state.ts'
import { type Land, SITE, STONE } from './land.ts'

/** Roads and bridges: where they may go, what they connect. */

/** What a space is for a road that ends there: OPEN if the road may start there, SHUT if there is no room for it. */
export const OPEN = 1
export const SHUT = 2
/** By piece code: 1 for the pieces that make a space a location. */
export const SETTLED: readonly number[] = [0, 1, 1, 1, 0, 0]

/** Settlements (also towns and palaces) and building sites: roads branch here, and direct connections run between them. */
export function isLocation(land: Land, board: Board, space: number): boolean {
  return land.terrain[space] === SITE || isSettled(board, space)
}

export function isSettled(board: Board, space: number): boolean {
  const piece = board.piece[space]
  return piece >= SETTLEMENT && piece <= PALACE
}

/** Is anything on it, built or printed, besides a worker or a crocodile? */
export function isDeveloped(land: Land, board: Board, space: number): boolean {
  return land.terrain[space] > STONE || board.piece[space] > 0 || board.ends[space] > 0
}

/** A road or a bridge starts at a location or continues an open end, makes no junction elsewhere, and has no crocodile at either end. */
export function canJoin(land: Land, board: Board, edge: number): boolean {
  const a = land.from[edge]
  const b = land.to[edge]
  // One combined test, since usually one of the three is there.
  if ((board.road[edge] | board.crocodile[a] | board.crocodile[b]) !== 0) return false
  return (roadEnd(land, board, a) | roadEnd(land, board, b)) === OPEN
}

/** What a space is for a road that would end there: OPEN, SHUT, or 0 where a road may end but not start. */
function roadEnd(land: Land, board: Board, space: number): number {
  return endOf(land.site[space] | SETTLED[board.piece[space]], board.ends[space])
}

/** The same for a space that is a location (1) or not (0) and has this many ends. Without a branch, since the CPU could not predict it. */
export function endOf(location: number, ends: number): number {
  const room = ends - SHUT
  const open = SHUT + (room & (room >> 31))
  return location | (open & (location - 1))
}

/** Is there room for one more bridge at both ends? */
export function hasBridgeRoom(land: Land, board: Board, edge: number): boolean {
  return bridgesAt(land, board, land.from[edge]) < land.bridgesPerSpace && bridgesAt(land, board, land.to[edge]) < land.bridgesPerSpace
}

export function bridgesAt(land: Land, board: Board, space: number): number {
  const edges = land.bridgesOf[space]
  let count = 0
  for (let i = 0; i < edges.length; i++) if (board.road[edges[i]] !== NO_ROAD) count++
  return count
}

/** The location reached from a space along this road, or NONE if the road has an open end. */
export function follow(land: Land, board: Board, from: number, along: number): number {
  let edge = along
  let space = otherEnd(land, edge, from)
  while (!isLocation(land, board, space)) {
    edge = nextRoad(land, board, space, edge)
    // A ring without a location leads back to its start.
    if (edge === NONE || edge === along) return NONE
    space = otherEnd(land, edge, space)
  }
  return space
}

export function otherEnd(land: Land, edge: number, space: number): number {
  return land.from[edge] === space ? land.to[edge] : land.from[edge]
}

/** The edge that joins two spaces. */
export function edgeBetween(land: Land, a: number, b: number): number {
  const edges = land.edgesOf[a]
  let i = edges.length - 1
  while (i >= 0 && otherEnd(land, edges[i], a) !== b) i--
  return i < 0 ? NONE : edges[i]
}

/** The other road on a space that has at most two roads. */
function nextRoad(land: Land, board: Board, space: number, edge: number): number {
  const edges = land.edgesOf[space]
  for (let i = 0; i < edges.length; i++) if (edges[i] !== edge && board.road[edges[i]] !== NO_ROAD) return edges[i]
  return NONE
}

/** Writes the two locations that a road connects directly into `ends`. False while it leads nowhere or back to the same location. */
export function connects(land: Land, board: Board, edge: number, ends: number[]): boolean {
  const a = isLocation(land, board, land.from[edge]) ? land.from[edge] : follow(land, board, land.to[edge], edge)
  const b = isLocation(land, board, land.to[edge]) ? land.to[edge] : follow(land, board, land.from[edge], edge)
  ends[0] = a < b ? a : b
  ends[1] = a < b ? b : a
  return a !== NONE && b !== NONE && a !== b
}

/** Locations that are directly connected with this one now. */
export function linksOf(land: Land, board: Board, space: number): readonly number[] {
  const links: number[] = []
  const edges = land.edgesOf[space]
  for (let i = 0; i < edges.length; i++) {
    if (board.road[edges[i]] === NO_ROAD) continue
    const reached = follow(land, board, space, edges[i])
    if (reached !== NONE && reached !== space && !links.includes(reached)) links.push(reached)
  }
  return links
}

/** Writes into `distance` how many roads and bridges away every space is; −1 if no road leads there. */
export function distances(land: Land, board: Board, start: number, distance: number[]): void {
  distance.length = land.terrain.length
  distance.fill(NONE)
  distance[start] = 0
  const queue = [start]
  for (let head = 0; head < queue.length; head++) {
    const space = queue[head]
    const edges = land.edgesOf[space]
    for (let i = 0; i < edges.length; i++) {
      if (board.road[edges[i]] === NO_ROAD) continue
      const next = otherEnd(land, edges[i], space)
      if (distance[next] !== NONE) continue
      distance[next] = distance[space] + 1
      queue.push(next)
    }
  }
}

const ahead: number[] = []

/** Marks every space that roads and bridges reach from this one, including itself. */
export function markReached(land: Land, board: Board, start: number, reached: number[]): void {
  reached[start] = 1
  ahead[0] = start
  for (let left = 1; left > 0; ) {
    const space = ahead[--left]
    const edges = land.edgesOf[space]
    for (let i = 0; i < edges.length; i++) {
      if (board.road[edges[i]] === NO_ROAD) continue
      const next = otherEnd(land, edges[i], space)
      if (reached[next] === 1) continue
      reached[next] = 1
      ahead[left++] = next
    }
  }
}
