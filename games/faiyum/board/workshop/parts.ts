import type { MapFacts } from '../../edition/edition.ts'

/** A part of the map that is compared with the box in one step. */
export interface MapPart {
  readonly id: string
  readonly at: readonly string[]
  readonly presses: number
}

/** What is between the spaces and beside them. */
export const WATER = 'water'
export const WATERS = ['channelSide', 'lakeSide', 'adjacent', 'bridges', 'bridgesPerSpace', 'roads'] as const

/** A row is named by its letter, as its spaces are. */
export function rowName(row: number): string {
  return row < 26 ? String.fromCharCode(65 + row) : `R${row}`
}

/**
 * The rows from the north, then the water. Selecting a brush takes one press, each space one more; changing what is between two spaces
 * takes three.
 */
export function partsOf(map: MapFacts): readonly MapPart[] {
  const rows = [...new Set(map.spaces.map(({ at }) => at.value.row))].sort((a, b) => a - b)
  return [
    ...rows.map((row) => {
      const there = map.spaces.flatMap((space, index) => (space.at.value.row === row ? [{ space, index }] : []))
      const unsure = there.filter(({ space }) => space.terrain.status === 'reconstructed')
      const brushes = new Set(unsure.map(({ space }) => space.terrain.value))
      return { id: rowName(row), at: there.map(({ index }) => `map.spaces.${index}`), presses: unsure.length + brushes.size }
    }),
    {
      id: WATER,
      at: WATERS.map((name) => `map.${name}`),
      presses: 2 + map.channelSide.value.length + map.lakeSide.value.length + 3 * (map.bridges.value.length + map.roads.value.length),
    },
  ]
}
