import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { reconstruction } from '../../edition/built-in.ts'
import { openRules } from '../../rules/rules.ts'
import type { Facts, Options } from '../../state.ts'
import { throughAll } from '../Crocodiles.tsx'
import { describe as describeSpace, inWords } from '../describe.ts'
import { words } from '../words.ts'
import { SIZE, spaceAt, worldFor } from '../world.ts'

const TOUCHING = Math.sqrt(3) * SIZE

function factsWith(edition: Options['edition']): Facts {
  return openRules({ edition, achievements: 0 }, 2).facts
}

describe('The map is drawn from the edition', () => {
  const world = worldFor(factsWith(reconstruction.id))
  const apart = (a: number, b: number): number => Math.hypot(world.at[a].x - world.at[b].x, world.at[a].y - world.at[b].y)

  it('puts adjacent spaces side by side', () => {
    for (const [space, neighbours] of world.table.land.neighbours.entries())
      for (const other of neighbours) expect(apart(space, other)).toBeCloseTo(TOUCHING, 3)
  })

  it('has water between spaces that only face each other', () => {
    const { from, to, bridges } = world.table.land
    for (const bridge of bridges) expect(apart(from[bridge], to[bridge])).toBeGreaterThan(TOUCHING + SIZE / 3)
  })

  it('finds each space at its centre, and none on the water', () => {
    for (const [space, point] of world.at.entries()) expect(spaceAt(world, point)).toBe(space)
    expect(spaceAt(world, { x: world.box.x, y: world.box.y })).toBeUndefined()
  })

  it('is created once per match, also for a custom edition', () => {
    const facts = factsWith({ ...reconstruction, id: 'mine' })
    expect(worldFor(facts)).toBe(worldFor(facts))
  })
})

describe('The map in words', () => {
  const rules = openRules({ edition: reconstruction.id, achievements: 0 }, 2)
  const view = rules.view(rules.setup(fastRandom(1)), 0)
  const world = worldFor(rules.facts)

  it('is a few lines about what stands where, not one for each space', () => {
    const lines = inWords(world, view, words.en)
    expect(lines.length).toBeLessThan(10)
    expect(lines.find((line) => line.startsWith('Crocodiles: '))?.split(', ')).toHaveLength(
      view.board.crocodile.filter((each) => each === 1).length,
    )
    expect(lines.some((line) => line.startsWith('settlement: '))).toBe(true)
  })

  it('says what a space under a crocodile will be', () => {
    const space = view.board.crocodile.indexOf(1)
    expect(describeSpace(world, view, space, words.en).facts).toContain(
      words.en.willBe(words.en.terrain[world.table.land.spots[space].terrain]),
    )
  })
})

describe('Crocodiles', () => {
  it('are drawn at the start and the corners of a path, but not at its end', () => {
    expect(throughAll([{ x: 1, y: 2 }])).toBe('M1 2h0')
    expect(
      throughAll([
        { x: 1, y: 2 },
        { x: 3, y: -4 },
      ]),
    ).toBe('M1 2L3 -4h0')
  })
})
