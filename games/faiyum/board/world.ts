import type { FaiyumEdition } from '../edition/edition.ts'
import type { Table } from '../rules/table.ts'
import type { Facts } from '../state.ts'
import { tableFor } from './rules.ts'

/** The geometry of the map, in our own units. */

/** From the centre of a hexagon to a corner. */
export const SIZE = 50
const WIDTH = Math.sqrt(3) * SIZE
const ROW = 1.5 * SIZE
/** How far each peninsula is moved outwards, to make room for the channel. */
const DRIFT = 24
const MARGIN = 54
/** How far an inked line may deviate. */
const JITTER = 2.4

export interface Point {
  readonly x: number
  readonly y: number
}

export interface World extends Sheet {
  readonly edition: FaiyumEdition
  readonly table: Table
}

/** Where everything of a map is drawn. */
export interface Sheet {
  readonly spaces: FaiyumEdition['map']['spaces']
  readonly at: readonly Point[]
  /** Pairs of neighbours, by index, that are joined by a road from the start. */
  readonly dams: readonly (readonly [number, number])[]
  /** The inked outline of each space. */
  readonly outline: readonly string[]
  /** Water between spaces that touch in the drawing but are not adjacent. */
  readonly cuts: readonly string[]
  /** Places for small waves. */
  readonly waves: readonly Point[]
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const worlds = new WeakMap<Facts, World>()

/** The world of a match, created once for its facts. */
export function worldFor(facts: Facts): World {
  let world = worlds.get(facts)
  if (world === undefined) {
    world = worldOf(facts.edition, tableFor(facts))
    worlds.set(facts, world)
  }
  return world
}

function worldOf(edition: FaiyumEdition, table: Table): World {
  const { neighbours, dams, from, to } = table.land
  const joined = dams.map((edge) => [from[edge], to[edge]] as const)
  return { edition, table, ...sheetOf(edition.map.spaces, neighbours, joined) }
}

/** Lays out a map, whether or not it can be played on. */
export function sheetOf(spaces: Sheet['spaces'], neighbours: readonly (readonly number[])[], dams: Sheet['dams']): Sheet {
  const grid = spaces.map(({ at }) => plainAt(at.value))
  const parts = partsOf(neighbours)
  const middle = meanOf(grid)
  const drift = parts.map((part) => {
    const own = meanOf(part.map((space) => grid[space]))
    const [x, y] = [own.x - middle.x, own.y - middle.y]
    const far = Math.hypot(x, y)
    return far < SIZE ? { x: 0, y: 0 } : { x: (x / far) * DRIFT, y: (y / far) * DRIFT }
  })
  const at = grid.map(({ x, y }, space) => {
    const { x: right, y: down } = drift[parts.findIndex((part) => part.includes(space))]
    return { x: x + right, y: y + down }
  })
  const xs = at.map(({ x }) => x)
  const ys = at.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - WIDTH / 2 - MARGIN, Math.min(...ys) - SIZE - MARGIN]
  const box = { x: left, y: top, width: Math.max(...xs) + WIDTH / 2 + MARGIN - left, height: Math.max(...ys) + SIZE + MARGIN - top }
  return { spaces, at, dams, outline: at.map(outlineOf), cuts: cutsOf(at, neighbours), waves: wavesOf(at, box), box }
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** Connected spaces: the peninsulas. */
function partsOf(neighbours: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const seen = new Set<number>()
  const parts: number[][] = []
  for (const start of neighbours.keys()) {
    if (seen.has(start)) continue
    const part = [start]
    seen.add(start)
    for (const space of part) {
      for (const next of neighbours[space]) {
        if (seen.has(next)) continue
        seen.add(next)
        part.push(next)
      }
    }
    parts.push(part)
  }
  return parts
}

/** Where a cell of the grid is before the peninsulas are moved apart. */
export function plainAt({ row, column }: { readonly row: number; readonly column: number }): Point {
  return { x: (column + (row % 2 === 0 ? 0 : 0.5)) * WIDTH, y: row * ROW }
}

/** The outline of a space, a little smaller, so that neighbours do not share a line. */
export function ringOf(middle: Point): string {
  return `M${cornersOf(middle, SIZE * 0.88)
    .map(write)
    .join('L')}Z`
}

function cornersOf({ x, y }: Point, size = SIZE): readonly Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) }
  })
}

/** A small deviation as of a drawing hand, from −1 to 1; always the same for the same point. */
function jitter({ x, y }: Point, salt: number): number {
  const mixed = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233 + salt * 37.719) * 43_758.5453
  return (mixed - Math.floor(mixed)) * 2 - 1
}

function jittered(point: Point): Point {
  return { x: point.x + jitter(point, 1) * JITTER, y: point.y + jitter(point, 2) * JITTER }
}

/** Each side bends a little, in the same way for both spaces that share it. */
function outlineOf(middle: Point): string {
  const corners = cornersOf(middle)
  const sides = corners.map((corner, index) => {
    const next = corners[(index + 1) % 6]
    const bend = jittered({ x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 })
    const end = jittered(next)
    return `Q${write(bend)} ${write(end)}`
  })
  return `M${write(jittered(corners[0]))}${sides.join('')}Z`
}

function write({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** Sides that two spaces share in the drawing but not in the game. */
function cutsOf(at: readonly Point[], neighbours: readonly (readonly number[])[]): readonly string[] {
  const cuts: string[] = []
  for (const [a, here] of at.entries()) {
    for (const [b, there] of at.entries()) {
      if (b <= a || neighbours[a].includes(b) || Math.hypot(here.x - there.x, here.y - there.y) > WIDTH * 1.05) continue
      const shared = cornersOf(here).filter((corner) =>
        cornersOf(there).some((other) => Math.hypot(corner.x - other.x, corner.y - other.y) < 2),
      )
      if (shared.length === 2) cuts.push(`M${write(shared[0])}L${write(shared[1])}`)
    }
  }
  return cuts
}

/** Small waves on the water near the land, on a loose grid. */
function wavesOf(at: readonly Point[], box: World['box']): readonly Point[] {
  const waves: Point[] = []
  for (let row = 0; row * 31 < box.height; row++) {
    for (let column = 0; column * 47 < box.width; column++) {
      const loose = { x: box.x + column * 47 + (row % 2) * 23, y: box.y + row * 31 }
      const point = { x: loose.x + jitter(loose, 3) * 9, y: loose.y + jitter(loose, 4) * 7 }
      const nearest = Math.min(...at.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)))
      if (nearest > SIZE * 1.16 && nearest < SIZE * 1.85) waves.push(point)
    }
  }
  return waves
}

/** The space at a point of the drawing. */
export function spaceAt({ at }: Pick<Sheet, 'at'>, point: Point): number | undefined {
  const space = at.findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) < WIDTH / 2)
  return space < 0 ? undefined : space
}

/** The two neighbours, or the two spaces facing each other, that this point is between. */
export function joinAt({ at, table: { land } }: World, point: Point): readonly [number, number] | undefined {
  let nearest: readonly [number, number] | undefined
  let least = WIDTH / 3
  for (const [edge, from] of land.from.entries()) {
    const to = land.to[edge]
    const middle = between(at[from], at[to], 0.5)
    const far = Math.hypot(middle.x - point.x, middle.y - point.y)
    if (far < least) {
      least = far
      nearest = [from, to]
    }
  }
  return nearest
}

/** The touch area of a road between two spaces: everything closer to it than to any other road. */
export function reachOf(from: Point, to: Point): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const [x, y] = [((from.y - to.y) / far) * (SIZE / 2), ((to.x - from.x) / far) * (SIZE / 2)]
  const middle = between(from, to, 0.5)
  const corners = [from, { x: middle.x + x, y: middle.y + y }, to, { x: middle.x - x, y: middle.y - y }]
  return `M${corners.map(write).join('L')}Z`
}

/** A point on the line from one space to another. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
