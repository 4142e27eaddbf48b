import type { MapFacts } from '../edition/edition.ts'
import { TERRAINS } from '../edition/vocabulary.ts'
import type { Spot } from '../state.ts'

/** Terrains as numbers: wheat, grape and stone are 0, 1 and 2, the same as for goods. */
export const STONE = 2
export const RED = 3
export const SITE = 4

/** The map as tables. An edge joins two spaces that a road or a bridge can join. */
export interface Land {
  readonly spots: readonly Spot[]
  readonly terrain: readonly number[]
  readonly neighbours: readonly (readonly number[])[]
  readonly channelSide: readonly boolean[]
  readonly lakeSide: readonly boolean[]
  /** 1 for building sites. */
  readonly site: readonly number[]
  /** How many blocks fit on a site. */
  readonly capacity: readonly number[]
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly edgesOf: readonly (readonly number[])[]
  /** The edges of a space on which a road may be built. */
  readonly roadsOf: readonly (readonly number[])[]
  /** Edges for roads, edges for bridges, and the starting roads, which may join spaces that are not adjacent. */
  readonly roads: readonly number[]
  readonly bridges: readonly number[]
  readonly dams: readonly number[]
  readonly bridgesOf: readonly (readonly number[])[]
  readonly bridgesPerSpace: number
  /** The basic resources that pay for a road on this edge, as a set. */
  readonly ground: readonly number[]
  /** All pieces in the box: if the supply holds as many, none is on the map. */
  readonly box: readonly number[]
}

export function landOf(facts: MapFacts, box: readonly number[]): Land {
  const index = new Map(facts.spaces.map(({ id }, space) => [id, space]))
  const at = (id: string): number => index.get(id) ?? 0
  const count = facts.spaces.length
  const terrain = facts.spaces.map((space) => TERRAINS.indexOf(space.terrain.value))
  const neighbours: number[][] = facts.spaces.map(() => [])
  const edgesOf: number[][] = facts.spaces.map(() => [])
  const roadsOf: number[][] = facts.spaces.map(() => [])
  const bridgesOf: number[][] = facts.spaces.map(() => [])
  const from: number[] = []
  const to: number[] = []
  const edge = (a: number, b: number): number => {
    from.push(Math.min(a, b))
    to.push(Math.max(a, b))
    edgesOf[a].push(from.length - 1)
    edgesOf[b].push(from.length - 1)
    return from.length - 1
  }
  const roads: number[] = []
  for (const [first, second] of facts.adjacent.value) {
    const a = at(first)
    const b = at(second)
    neighbours[a].push(b)
    neighbours[b].push(a)
    const road = edge(a, b)
    roads.push(road)
    roadsOf[a].push(road)
    roadsOf[b].push(road)
  }
  const bridges: number[] = []
  for (const [first, second] of facts.bridges.value) {
    const bridge = edge(at(first), at(second))
    bridges.push(bridge)
    bridgesOf[at(first)].push(bridge)
    bridgesOf[at(second)].push(bridge)
  }
  const dams: number[] = []
  for (const [first, second] of facts.roads.value) {
    const a = Math.min(at(first), at(second))
    const b = Math.max(at(first), at(second))
    const there = roads.find((road) => from[road] === a && to[road] === b)
    dams.push(there ?? edge(a, b))
  }
  const swamps = (edge: number): number => (terrain[from[edge]] < STONE ? 1 : 0) + (terrain[to[edge]] < STONE ? 1 : 0)
  return {
    spots: facts.spaces.map(({ id, terrain }) => ({ id, terrain: terrain.value })),
    terrain,
    neighbours,
    channelSide: sideOf(facts.channelSide.value.map(at), count),
    lakeSide: sideOf(facts.lakeSide.value.map(at), count),
    site: terrain.map((each) => (each === SITE ? 1 : 0)),
    capacity: facts.spaces.map((space) => space.blocks?.value ?? 0),
    from,
    to,
    edgesOf,
    roadsOf,
    // Dry ground first: a search finds room there soonest.
    roads: roads.sort((a, b) => swamps(a) - swamps(b) || a - b),
    bridges,
    dams,
    bridgesOf,
    bridgesPerSpace: facts.bridgesPerSpace.value,
    ground: from.map((a, road) => groundOf(terrain[a], terrain[to[road]])),
    box,
  }
}

/** The resource of either end pays. The red space and sites have none; if neither end has one, any basic resource pays. */
function groundOf(a: number, b: number): number {
  const set = (a <= STONE ? 1 << a : 0) | (b <= STONE ? 1 << b : 0)
  return set === 0 ? 0b111 : set
}

function sideOf(spaces: readonly number[], count: number): readonly boolean[] {
  const side: boolean[] = new Array(count).fill(false)
  for (const space of spaces) side[space] = true
  return side
}
