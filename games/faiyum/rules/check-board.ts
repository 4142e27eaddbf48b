import { PIECES, type Piece } from '../edition/vocabulary.ts'
import {
  type Board,
  BRIDGE,
  EMPTY,
  EXPANDED,
  GRAND_BRIDGE,
  NO_ROAD,
  PALACE,
  ROAD,
  SETTLEMENT,
  type State,
  TOWN,
  WORKSHOP,
} from '../state.ts'
import { RED, STONE } from './land.ts'
import { bridgesAt, connects, distances, isLocation, isSettled } from './network.ts'
import type { Table } from './table.ts'

/** Checks the map: no piece is lost, each space holds only what it may, the road network is legal. */
export function boardProblems(table: Table, state: State): readonly string[] {
  const problems: string[] = []
  const { board } = state
  for (const [index, piece] of PIECES.entries()) {
    const all = onMap(board, piece) + board.supply[index]
    if (all !== table.supply[index]) problems.push(`${all} of the piece ${piece}, not ${table.supply[index]}`)
  }
  for (let space = 0; space < table.land.terrain.length; space++) problems.push(...spaceProblems(table, board, space))
  problems.push(...roadProblems(table, board), ...linkProblems(table, state))
  return problems
}

function onMap(board: Board, piece: Piece): number {
  const count = (list: readonly number[], from: number, to = from): number => list.filter((each) => each >= from && each <= to).length
  switch (piece) {
    case 'worker':
      return count(board.worker, 1)
    case 'crocodile':
      return count(board.crocodile, 1)
    case 'settlement':
      return count(board.piece, SETTLEMENT, PALACE)
    case 'town':
      return count(board.piece, TOWN, PALACE)
    case 'palace':
      return count(board.piece, PALACE)
    case 'workshop':
      return count(board.piece, WORKSHOP, EXPANDED)
    case 'expansion':
      return count(board.piece, EXPANDED)
    case 'road':
      return count(board.road, ROAD)
    case 'bridge':
      return count(board.road, BRIDGE)
    case 'grandBridge':
      return count(board.road, GRAND_BRIDGE)
    case 'block':
      return board.blocks.reduce((sum, each) => sum + each, 0)
  }
}

function spaceProblems({ land }: Table, board: Board, space: number): readonly string[] {
  const problems: string[] = []
  const { id } = land.spots[space]
  const terrain = land.terrain[space]
  const piece = board.piece[space]
  if (board.crocodile[space] === 1 && terrain >= STONE) problems.push(`a crocodile on dry ground at ${id}`)
  if (board.crocodile[space] === 1 && (piece !== EMPTY || board.ends[space] > 0 || board.worker[space] === 1))
    problems.push(`a crocodile shares ${id} with a piece, a road or a worker`)
  if (board.blocks[space] > land.capacity[space]) problems.push(`too many blocks at ${id}`)
  if (terrain === RED && !isSettled(board, space)) problems.push(`no settlement on the red space ${id}`)
  if (terrain > RED && piece !== EMPTY) problems.push(`something is built on the site ${id}`)
  if (piece >= WORKSHOP && (terrain > STONE || board.ends[space] === 0)) problems.push(`a workshop without a road or a resource at ${id}`)
  if (isSettled(board, space) && land.neighbours[space].some((other) => isSettled(board, other)))
    problems.push(`settlements next to each other at ${id}`)
  const ends = land.edgesOf[space].filter((edge) => board.road[edge] !== NO_ROAD).length
  if (ends !== board.ends[space]) problems.push(`${board.ends[space]} road ends are counted at ${id}, there are ${ends}`)
  if (ends > 2 && !isLocation(land, board, space)) problems.push(`a junction without a settlement or site at ${id}`)
  if (bridgesAt(land, board, space) > land.bridgesPerSpace) problems.push(`too many bridges at ${id}`)
  return problems
}

/** Roads are on land, bridges over the channel, and all are connected to a location or to a starting road. */
function roadProblems({ land }: Table, board: Board): readonly string[] {
  const problems: string[] = []
  const onLand = new Set([...land.roads, ...land.dams])
  for (let edge = 0; edge < board.road.length; edge++) {
    const what = board.road[edge]
    if (what !== NO_ROAD && (what === ROAD) !== onLand.has(edge)) problems.push('a road over the channel or a bridge on land')
  }
  if (land.dams.some((dam) => board.road[dam] === NO_ROAD)) problems.push('a starting road is missing')
  const attached = new Set<number>()
  const reach: number[] = []
  const starts = [...land.terrain.keys()].filter((space) => isLocation(land, board, space)).concat(land.dams.map((dam) => land.from[dam]))
  for (const start of starts) {
    if (attached.has(start)) continue
    distances(land, board, start, reach)
    for (let space = 0; space < reach.length; space++) if (reach[space] >= 0) attached.add(space)
  }
  if (board.road.some((what, edge) => what !== NO_ROAD && !attached.has(land.from[edge])))
    problems.push('a road that is not connected to any location')
  return problems
}

/** Each pair is listed once and joins two places; every direct connection on the map has been counted. */
function linkProblems({ land }: Table, { board, linked }: State): readonly string[] {
  const problems: string[] = []
  const spaces = land.terrain.length
  if (new Set(linked).size !== linked.length) problems.push('a connection was counted twice')
  for (const code of linked) {
    const a = Math.floor(code / spaces)
    const b = code % spaces
    if (a >= b || !isLocation(land, board, a) || !isLocation(land, board, b))
      problems.push('a connection between spaces that are not locations')
  }
  const ends: number[] = [0, 0]
  for (let edge = 0; edge < board.road.length; edge++)
    if (board.road[edge] !== NO_ROAD && connects(land, board, edge, ends) && !linked.includes(ends[0] * spaces + ends[1]))
      problems.push(`the connection of ${land.spots[ends[0]].id} and ${land.spots[ends[1]].id} was not counted`)
  return problems
}
