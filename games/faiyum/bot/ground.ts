import { GOODS } from '../edition/vocabulary.ts'
import { STONE } from '../rules/land.ts'
import { distances, follow, isDeveloped, isLocation, otherEnd } from '../rules/network.ts'
import { BUILD_SETTLEMENT, HARVEST, type Operation, onEdges, type Plan, TRADE } from '../rules/plan.ts'
import type { Table } from '../rules/table.ts'
import { EXPANDED, NO_ROAD, NONE, type State } from '../state.ts'
import { REPUTATION } from './profile.ts'
import type { Purse } from './purse.ts'

/** What a place on the map is worth to the card being played. */

const distance: number[] = []

/** The penalty for a road that lets an opponent finish the connection. */
const LEFT_OPEN = 0.35

export function spaceWorth(table: Table, state: State, plan: Plan, operation: Operation, space: number, purse: Purse): number {
  const { land } = table
  const { board } = state
  const terrain = land.terrain[space]
  let worth = 0
  if (plan.ofSpace > 0 && terrain <= STONE) worth += purse.gain(terrain, plan.ofSpace)
  if (operation.code === HARVEST) return worth + board.crocodile[space] * table.crocodileMoney + 0.04 * roomAround(table, state, space)
  if (operation.code === TRADE) {
    if (board.piece[space] === EXPANDED && terrain <= STONE) worth += purse.gain(terrain, table.expansionPays)
    if (operation.joined) worth += wayWorth(table, state, space)
  }
  if (operation.code === BUILD_SETTLEMENT) worth += REPUTATION * newLinks(table, state, space) + 0.1 * board.ends[space]
  for (const { what, each, count } of plan.per) {
    const price = what === 'money' ? 1 : REPUTATION
    if (count === 'ends') worth += board.ends[space] * each * price
    if (count === 'blocks') worth += board.blocks[space] * each * price
    if (count === 'links') worth += placesLinked(table, state, space) * each * price
  }
  return worth
}

/** Undeveloped neighbours without a worker, where the next Farmer could go. */
function roomAround({ land }: Table, { board }: State, space: number): number {
  let room = 0
  for (const other of land.neighbours[space]) if (board.worker[other] === 0 && !isDeveloped(land, board, other)) room++
  return room
}

/** First connections that a settlement on this space would make. */
function newLinks({ land }: Table, { board, linked }: State, space: number): number {
  if (board.ends[space] === 0) return 0
  let links = 0
  let first = NONE
  for (const edge of land.edgesOf[space]) {
    if (board.road[edge] === NO_ROAD) continue
    const other = follow(land, board, space, edge)
    if (other === NONE || other === space || other === first || isLinked(land.terrain.length, linked, space, other)) continue
    first = other
    links++
  }
  return links
}

function placesLinked({ land }: Table, { board }: State, space: number): number {
  let links = 0
  for (const edge of land.edgesOf[space]) if (board.road[edge] !== NO_ROAD && follow(land, board, space, edge) !== NONE) links++
  return links
}

function isLinked(spaces: number, linked: readonly number[], a: number, b: number): boolean {
  return linked.includes(a < b ? a * spaces + b : b * spaces + a)
}

/** The distance by road from here to the farthest free place, or from the first of two workers to this one. */
function wayWorth({ land }: Table, { board, action }: State, space: number): number {
  if (action.done > 0) {
    distances(land, board, action.spaces[action.spaces.length - 1], distance)
    return distance[space]
  }
  distances(land, board, space, distance)
  let farthest = 0
  for (let other = 0; other < distance.length; other++)
    if (distance[other] > farthest && board.worker[other] === 0 && isLocation(land, board, other)) farthest = distance[other]
  return farthest
}

/**
 * A road or bridge counts if it makes a first connection now, or if the next road of the same card can make one. `more`: roads still to
 * come.
 */
export function edgeWorth(table: Table, state: State, edge: number, more: number): number {
  const { land } = table
  const { board, linked } = state
  const a = anchorOf(table, state, land.from[edge])
  const b = anchorOf(table, state, land.to[edge])
  const spaces = land.terrain.length
  if (a !== NONE && b !== NONE) return a === b || isLinked(spaces, linked, a, b) ? 0 : REPUTATION
  const anchor = a === NONE ? b : a
  const open = a === NONE ? land.from[edge] : land.to[edge]
  let best = 0
  for (const next of land.edgesOf[open]) {
    if (next === edge || board.road[next] !== NO_ROAD) continue
    const there = otherEnd(land, next, open)
    if (board.crocodile[there] === 1) continue
    const other = anchorOf(table, state, there)
    const closes = other !== NONE && other !== anchor && !isLinked(spaces, linked, anchor, other)
    best = Math.max(best, closes ? (more > 0 ? REPUTATION : -LEFT_OPEN) : more > 0 ? 0.2 : 0)
  }
  return best
}

/** The location on a space, or the one where the road ending there comes from. */
function anchorOf({ land }: Table, { board }: State, space: number): number {
  if (isLocation(land, board, space)) return space
  if (board.ends[space] !== 1) return NONE
  for (const edge of land.edgesOf[space]) if (board.road[edge] !== NO_ROAD) return follow(land, board, space, edge)
  return NONE
}

/**
 * Which worker to remove: preferably one that blocks a card of our own that has no other room, rather than one whose place only opponents
 * could use. They would get the place first.
 */
export function freedWorth(
  table: Table,
  state: State,
  space: number,
  plans: readonly Plan[],
  rivals: readonly Plan[],
  purse: Purse,
): number {
  const developed = isDeveloped(table.land, state.board, space)
  let worth = 0
  for (let i = 0; i < plans.length + rivals.length; i++) {
    const own = i < plans.length
    const use = useOf(table, state, own ? plans[i] : rivals[i - plans.length], space, developed, purse)
    if (own) worth += use
    else if (use > 0) worth -= 0.15
  }
  return worth
}

function useOf({ land }: Table, { board }: State, plan: Plan, space: number, developed: boolean, purse: Purse): number {
  for (const operation of plan.operations) {
    if (operation.code === TRADE && developed && operation.places.includes(space)) {
      if (!operation.on[board.piece[space]]) continue
      let free = 0
      for (const place of operation.places)
        if (operation.on[board.piece[place]] && board.worker[place] === 0 && board.piece[place] > 0) free++
      return free < operation.count ? 1 : 0.15
    }
    if (operation.code === HARVEST && !developed && operation.places.includes(space))
      return plan.ofSpace > 0 ? 0.08 * purse.gain(land.terrain[space], plan.ofSpace) : 0.1
  }
  return 0
}

/** The value of all goods of a bag. */
export function bagWorth(goods: readonly number[], purse: Purse): number {
  let worth = 0
  for (let good = 0; good < GOODS.length; good++) worth += purse.gain(good, goods[good])
  return worth
}

export function moreOf(operation: Operation, done: number): number {
  return onEdges(operation.code) ? operation.count - done - 1 : 0
}
