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

/** With every fact of one status, so that only what is said is compared. */
function said(value: unknown): string {
  return canonical(JSON.parse(JSON.stringify(value, (key, inner) => (key === 'status' ? 'x' : inner))))
}

function problems(next: typeof map) {
  return editions.check({ ...reconstruction, map: next })
}

describe('A stroke on the map', () => {
  it('changes one space, and a stroke back makes the map what it was', () => {
    const painted = paintTerrain(map, 'A3', 'stone', 'printed')
    expect(painted.spaces[0].terrain).toEqual({ value: 'stone', status: 'printed' })
    expect(painted.spaces.slice(1)).toEqual(map.spaces.slice(1))
    expect(said(paintTerrain(painted, 'A3', 'grape', 'printed'))).toBe(said(map))
    expect(paintTerrain(map, 'A3', 'grape', 'printed')).toBe(map)
  })

  it('gives a building site its blocks and takes them from what is none', () => {
    const site = paintBlocks(paintTerrain(map, 'A3', 'site', 'printed'), 'A3', 5, 'printed')
    expect(site.spaces[0].blocks).toEqual({ value: 5, status: 'printed' })
    expect(paintTerrain(site, 'A3', 'wheat', 'printed').spaces[0]).not.toHaveProperty('blocks')
    expect(problems(paintTerrain(site, 'A3', 'wheat', 'printed'))).toEqual([])
  })

  it('by a shore is toggled, in the order of the spaces', () => {
    const without = toggleSide(map, 'lakeSide', 'A4', 'printed')
    expect(without.lakeSide.value).not.toContain('A4')
    expect(said(toggleSide(without, 'lakeSide', 'A4', 'printed'))).toBe(said(map))
  })

  it('lets a channel run between two spaces, and dries it again', () => {
    expect(between(map, 'B1', 'B2')).toBe('land')
    const wet = putBetween(map, 'B1', 'B2', 'channel', 'printed')
    expect(between(wet, 'B2', 'B1')).toBe('channel')
    expect(wet.channelSide.value).toEqual(expect.arrayContaining(['B1', 'B2']))
    expect(problems(wet)).toEqual([])
    const dry = putBetween(wet, 'B1', 'B2', 'land', 'printed')
    expect(canonical(dry.adjacent.value)).toBe(canonical(map.adjacent.value))
    expect(canonical(dry.bridges.value)).toBe(canonical(map.bridges.value))
  })

  it('takes the dam away and puts it back', () => {
    const without = putBetween(map, 'H4', 'H5', 'nothing', 'printed')
    expect(without.roads.value).toEqual([])
    expect(said(putBetween(without, 'H5', 'H4', 'dam', 'printed'))).toBe(said(map))
  })

  it('takes a space out with all that led to it, and puts it back with land around it', () => {
    const without = removeSpace(map, 'B1', 'printed')
    expect(JSON.stringify(without)).not.toContain('"B1"')
    expect(problems(without)).toEqual([])
    const again = addSpace(without, 1, 0, 'grape', 'printed')
    expect(again.spaces.map(({ id }) => id)).toEqual(map.spaces.map(({ id }) => id))
    expect(canonical(again.adjacent.value)).toBe(canonical(map.adjacent.value))
  })

  it('begins with a few spaces where somebody begins with nothing', () => {
    const small = smallMap({ ...map, bridges: none, roads: none, channelSide: none, lakeSide: none })
    expect(small.spaces).toHaveLength(4)
    expect(cutOff(small)).toEqual([])
    expect(problems(small).filter(({ path }) => path.startsWith('map'))).toEqual([])
  })
})

const none = { value: [], status: 'printed' } as const

describe('The map is compared with the box', () => {
  it('row by row from the north, then the water, and no space is left out', () => {
    const parts = partsOf(map)
    expect(parts.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'water'])
    expect(parts.flatMap(({ at }) => at).filter((at) => at.startsWith('map.spaces'))).toHaveLength(map.spaces.length)
  })
})

describe('The map is looked at', () => {
  it('space by space: who touches whom is what the built-in map joins by land, dam or bridge, or leaves to the water', () => {
    const pairs = [...map.adjacent.value, ...map.bridges.value, ...map.roads.value]
    for (const [a, b] of pairs) expect(touching(map, a), `${a} ${b}`).toContain(b)
  })

  it('for what cannot be reached', () => {
    expect(cutOff(map)).toEqual([])
    const lonely = touching(map, 'B1').reduce((next, other) => putBetween(next, 'B1', other, 'nothing', 'printed'), map)
    expect(cutOff(lonely)).toEqual(['B1'])
  })

  it('for places where a space could be: beside the land, and never upon it', () => {
    const taken = new Set(map.spaces.map(({ at: { value } }) => `${value.row} ${value.column}`))
    const free = freePlaces(map)
    expect(free.length).toBeGreaterThan(8)
    for (const { row, column } of free) expect(taken.has(`${row} ${column}`)).toBe(false)
  })
})
