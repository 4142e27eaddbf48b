import type { Fact, Status } from '@fairground/kernel'
import type { MapFacts, Pair, SpaceFacts } from '../../edition/edition.ts'
import type { Terrain } from '../../edition/vocabulary.ts'
import { rowName } from './parts.ts'

/** Edits of the map. Lists keep the order of the spaces, so that undoing an edit by painting gives the same file. */

export type Side = 'channelSide' | 'lakeSide'

/** What is between two spaces that touch. */
export type Between = 'land' | 'dam' | 'channel' | 'nothing'

const USUAL_BLOCKS = 3

export function indexOf({ spaces }: MapFacts, id: string): number {
  return spaces.findIndex((space) => space.id === id)
}

/** Where the neighbours of a cell are: rows of hexagons, odd rows shifted half a space to the right. */
export function around(row: number, column: number): readonly (readonly [number, number])[] {
  const left = row % 2 === 0 ? column - 1 : column
  return [
    [row, column - 1],
    [row, column + 1],
    [row - 1, left],
    [row - 1, left + 1],
    [row + 1, left],
    [row + 1, left + 1],
  ]
}

/** Spaces that touch a space in the drawing, whatever is between them. */
export function touching({ spaces }: MapFacts, id: string): readonly string[] {
  const own = spaces.find((space) => space.id === id)?.at.value
  if (own === undefined) return []
  const places = around(own.row, own.column)
  return spaces.flatMap(({ id: other, at: { value } }) =>
    places.some(([row, column]) => row === value.row && column === value.column) ? [other] : [],
  )
}

export function paintTerrain(map: MapFacts, id: string, terrain: Terrain, status: Status): MapFacts {
  const space = map.spaces[indexOf(map, id)]
  if (space === undefined || space.terrain.value === terrain) return map
  const { blocks, ...rest } = space
  const painted: SpaceFacts = { ...rest, terrain: { value: terrain, status } }
  return withSpace(map, terrain === 'site' ? { ...painted, blocks: blocks ?? { value: USUAL_BLOCKS, status } } : painted)
}

export function paintBlocks(map: MapFacts, id: string, count: number, status: Status): MapFacts {
  const space = map.spaces[indexOf(map, id)]
  return space?.blocks === undefined ? map : withSpace(map, { ...space, blocks: { value: count, status } })
}

function withSpace(map: MapFacts, space: SpaceFacts): MapFacts {
  return { ...map, spaces: map.spaces.map((each) => (each.id === space.id ? space : each)) }
}

/** Puts a space at this water, or takes it away. */
export function toggleSide(map: MapFacts, side: Side, id: string, status: Status): MapFacts {
  const there = map[side].value.includes(id)
  return withSides(map, side, there ? map[side].value.filter((each) => each !== id) : [...map[side].value, id], status)
}

function withSides(map: MapFacts, side: Side, ids: readonly string[], status: Status): MapFacts {
  const value = map.spaces.flatMap(({ id }) => (ids.includes(id) ? [id] : []))
  return { ...map, [side]: { value, status } }
}

export function between(map: MapFacts, a: string, b: string): Between {
  if (has(map.roads.value, a, b)) return 'dam'
  if (has(map.adjacent.value, a, b)) return 'land'
  return has(map.bridges.value, a, b) ? 'channel' : 'nothing'
}

/** Changes what is between two spaces. Spaces that face each other across a channel are at its shore. */
export function putBetween(map: MapFacts, a: string, b: string, what: Between, status: Status): MapFacts {
  const without = (fact: Fact<readonly Pair[]>) => fact.value.filter((pair) => !isPair(pair, a, b))
  const lists = {
    adjacent: what === 'land' || (what === 'dam' && has(map.adjacent.value, a, b)),
    bridges: what === 'channel',
    roads: what === 'dam',
  }
  let next = map
  for (const [name, there] of Object.entries(lists) as [keyof typeof lists, boolean][]) {
    if (has(map[name].value, a, b) === there) continue
    const pairs = there ? [...without(map[name]), [a, b] as const] : without(map[name])
    next = { ...next, [name]: { value: ordered(map, pairs), status } }
  }
  if (what === 'channel') next = withSides(next, 'channelSide', [...next.channelSide.value, a, b], status)
  return next
}

function isPair(pair: Pair, a: string, b: string): boolean {
  return (pair[0] === a && pair[1] === b) || (pair[0] === b && pair[1] === a)
}

function has(pairs: readonly Pair[], a: string, b: string): boolean {
  return pairs.some((pair) => isPair(pair, a, b))
}

function ordered(map: MapFacts, pairs: readonly Pair[]): readonly Pair[] {
  const places = new Map(map.spaces.map(({ id }, index) => [id, index]))
  const place = (id: string) => places.get(id) ?? -1
  return pairs
    .map(([a, b]) => (place(a) < place(b) ? ([a, b] as const) : ([b, a] as const)))
    .sort((one, other) => place(one[0]) - place(other[0]) || place(one[1]) - place(other[1]))
}

/** Cells next to the land where a space could be added. */
export function freePlaces({ spaces }: MapFacts): readonly { readonly row: number; readonly column: number }[] {
  const taken = new Set(spaces.map(({ at: { value } }) => `${value.row} ${value.column}`))
  const free = new Map<string, { row: number; column: number }>()
  for (const { at } of spaces)
    for (const [row, column] of around(at.value.row, at.value.column))
      if (row >= 0 && column >= 0 && row <= 50 && column <= 50 && !taken.has(`${row} ${column}`))
        free.set(`${row} ${column}`, { row, column })
  return [...free.values()]
}

/** Adds a space, connected by land with all that it touches. */
export function addSpace(map: MapFacts, row: number, column: number, terrain: Terrain, status: Status): MapFacts {
  const id = freeId(map, row, column)
  const space: SpaceFacts = { id, terrain: { value: terrain, status }, at: { value: { row, column }, status } }
  const after = map.spaces.findIndex(({ at: { value } }) => value.row > row || (value.row === row && value.column > column))
  const spaces = map.spaces.toSpliced(after < 0 ? map.spaces.length : after, 0, space)
  const extended = { ...map, spaces }
  const pairs = touching(extended, id).map((other) => [id, other] as const)
  return { ...extended, adjacent: { value: ordered(extended, [...map.adjacent.value, ...pairs]), status } }
}

/** Four spaces in a row: a minimal map to start with. */
export function smallMap(map: MapFacts): MapFacts {
  const spaces = [2, 3, 4, 5].map(
    (column): SpaceFacts => ({
      id: `${rowName(FIRST_ROW)}${column + 1}`,
      terrain: { value: 'stone', status: 'reconstructed' },
      at: { value: { row: FIRST_ROW, column }, status: 'reconstructed' },
    }),
  )
  const pairs = spaces.slice(1).map(({ id }, index) => [spaces[index].id, id] as const)
  return { ...map, spaces, adjacent: { value: pairs, status: 'reconstructed' } }
}

const FIRST_ROW = 3

function freeId(map: MapFacts, row: number, column: number): string {
  const name = `${rowName(row)}${column + 1}`
  return indexOf(map, name) < 0 ? name : `${name}b`
}

export function removeSpace(map: MapFacts, id: string, status: Status): MapFacts {
  const pairs = (fact: Fact<readonly Pair[]>): Fact<readonly Pair[]> =>
    fact.value.some((pair) => pair.includes(id)) ? { value: fact.value.filter((pair) => !pair.includes(id)), status } : fact
  const ids = (fact: Fact<readonly string[]>): Fact<readonly string[]> =>
    fact.value.includes(id) ? { value: fact.value.filter((each) => each !== id), status } : fact
  return {
    ...map,
    spaces: map.spaces.filter((space) => space.id !== id),
    adjacent: pairs(map.adjacent),
    channelSide: ids(map.channelSide),
    lakeSide: ids(map.lakeSide),
    bridges: pairs(map.bridges),
    roads: pairs(map.roads),
  }
}

/** The spaces that cannot be reached from the first by land, dam or bridge. */
export function cutOff(map: MapFacts): readonly string[] {
  const [first] = map.spaces
  if (first === undefined) return []
  const reached = new Set([first.id])
  const pairs = [...map.adjacent.value, ...map.bridges.value, ...map.roads.value]
  for (let before = -1; before !== reached.size; ) {
    before = reached.size
    for (const [a, b] of pairs) {
      if (reached.has(a)) reached.add(b)
      if (reached.has(b)) reached.add(a)
    }
  }
  return map.spaces.flatMap(({ id }) => (reached.has(id) ? [] : [id]))
}

/** Neighbours of each space by index, for the drawing. */
export function neighboursOf(map: MapFacts): readonly (readonly number[])[] {
  const places = new Map(map.spaces.map(({ id }, index) => [id, index]))
  const neighbours: number[][] = map.spaces.map(() => [])
  for (const [a, b] of map.adjacent.value) {
    const [from, to] = [places.get(a), places.get(b)]
    if (from === undefined || to === undefined) continue
    neighbours[from].push(to)
    neighbours[to].push(from)
  }
  return neighbours
}
