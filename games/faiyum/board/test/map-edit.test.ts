import { canonical } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { reconstruction } from '../../edition/built-in.ts'
import { editions } from '../../edition/edition.ts'
import {
  addSpace,
  between,
  cutOff,
  freePlaces,
  paintBlocks,
  paintTerrain,
  putBetween,
  removeSpace,
  smallMap,
  toggleSide,
  touching,
} from '../workshop/map-edit.ts'
import { partsOf } from '../workshop/parts.ts'

const { map } = reconstruction

/** As text with the same status for all facts, so that only the values are compared. */
function valuesOf(value: unknown): string {
  return canonical(JSON.parse(JSON.stringify(value, (key, inner) => (key === 'status' ? 'x' : inner))))
}

function problems(next: typeof map) {
  return editions.check({ ...reconstruction, map: next })
}

describe('An edit of the map', () => {
  it('changes one space, and the reverse edit restores the map', () => {
    const painted = paintTerrain(map, 'A3', 'stone', 'printed')
    expect(painted.spaces[0].terrain).toEqual({ value: 'stone', status: 'printed' })
    expect(painted.spaces.slice(1)).toEqual(map.spaces.slice(1))
    expect(valuesOf(paintTerrain(painted, 'A3', 'grape', 'printed'))).toBe(valuesOf(map))
    expect(paintTerrain(map, 'A3', 'grape', 'printed')).toBe(map)
  })

  it('gives a building site its blocks and removes them from other spaces', () => {
    const site = paintBlocks(paintTerrain(map, 'A3', 'site', 'printed'), 'A3', 5, 'printed')
    expect(site.spaces[0].blocks).toEqual({ value: 5, status: 'printed' })
    expect(paintTerrain(site, 'A3', 'wheat', 'printed').spaces[0]).not.toHaveProperty('blocks')
    expect(problems(paintTerrain(site, 'A3', 'wheat', 'printed'))).toEqual([])
  })

  it('toggles a shore, and keeps the order of the spaces', () => {
    const without = toggleSide(map, 'lakeSide', 'A4', 'printed')
    expect(without.lakeSide.value).not.toContain('A4')
    expect(valuesOf(toggleSide(without, 'lakeSide', 'A4', 'printed'))).toBe(valuesOf(map))
  })

  it('adds a channel between two spaces, and removes it again', () => {
    expect(between(map, 'B1', 'B2')).toBe('land')
    const flooded = putBetween(map, 'B1', 'B2', 'channel', 'printed')
    expect(between(flooded, 'B2', 'B1')).toBe('channel')
    expect(flooded.channelSide.value).toEqual(expect.arrayContaining(['B1', 'B2']))
    expect(problems(flooded)).toEqual([])
    const dry = putBetween(flooded, 'B1', 'B2', 'land', 'printed')
    expect(canonical(dry.adjacent.value)).toBe(canonical(map.adjacent.value))
    expect(canonical(dry.bridges.value)).toBe(canonical(map.bridges.value))
  })

  it('removes the dam and restores it', () => {
    const without = putBetween(map, 'H4', 'H5', 'nothing', 'printed')
    expect(without.roads.value).toEqual([])
    expect(valuesOf(putBetween(without, 'H5', 'H4', 'dam', 'printed'))).toBe(valuesOf(map))
  })

  it('removes a space with all its connections, and adds it again with land around it', () => {
    const without = removeSpace(map, 'B1', 'printed')
    expect(JSON.stringify(without)).not.toContain('"B1"')
    expect(problems(without)).toEqual([])
    const again = addSpace(without, 1, 0, 'grape', 'printed')
    expect(again.spaces.map(({ id }) => id)).toEqual(map.spaces.map(({ id }) => id))
    expect(canonical(again.adjacent.value)).toBe(canonical(map.adjacent.value))
  })

  it('starts with a few spaces if the map is empty', () => {
    const small = smallMap({ ...map, bridges: none, roads: none, channelSide: none, lakeSide: none })
    expect(small.spaces).toHaveLength(4)
    expect(cutOff(small)).toEqual([])
    expect(problems(small).filter(({ path }) => path.startsWith('map'))).toEqual([])
  })
})

const none = { value: [], status: 'printed' } as const

describe('Comparing the map with the box', () => {
  it('goes row by row from the north, then to the water, and leaves out no space', () => {
    const parts = partsOf(map)
    expect(parts.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'water'])
    expect(parts.flatMap(({ at }) => at).filter((at) => at.startsWith('map.spaces'))).toHaveLength(map.spaces.length)
  })
})

describe('Checking the map', () => {
  it('knows which spaces touch: in the built-in map they are joined by land, dam or bridge, or separated by water', () => {
    const pairs = [...map.adjacent.value, ...map.bridges.value, ...map.roads.value]
    for (const [a, b] of pairs) expect(touching(map, a), `${a} ${b}`).toContain(b)
  })

  it('finds spaces that cannot be reached', () => {
    expect(cutOff(map)).toEqual([])
    const isolated = touching(map, 'B1').reduce((next, other) => putBetween(next, 'B1', other, 'nothing', 'printed'), map)
    expect(cutOff(isolated)).toEqual(['B1'])
  })

  it('finds where a space could be added: next to the land, never on it', () => {
    const taken = new Set(map.spaces.map(({ at: { value } }) => `${value.row} ${value.column}`))
    const free = freePlaces(map)
    expect(free.length).toBeGreaterThan(8)
    for (const { row, column } of free) expect(taken.has(`${row} ${column}`)).toBe(false)
  })
})
