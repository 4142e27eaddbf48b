import { describe, expect, it } from 'vitest'
import type { Event, Move } from '../../state.ts'
import { towards } from '../directions.ts'
import { flagsOf } from '../flags.ts'
import { sheetFor } from '../sheet.ts'

describe('Arrows on the map', () => {
  // a b
  //  c
  // d e
  const places = [
    { x: 0, y: 0 },
    { x: 80, y: 0 },
    { x: 40, y: 70 },
    { x: 0, y: 140 },
    { x: 80, y: 140 },
  ]

  it('go to the nearest place that lies there', () => {
    expect(towards(places, 0, 'ArrowRight')).toBe(1)
    expect(towards(places, 0, 'ArrowDown')).toBe(2)
    expect(towards(places, 2, 'ArrowUp')).toBe(0)
    expect(towards(places, 4, 'ArrowLeft')).toBe(3)
  })

  it('stay where nothing lies further', () => {
    expect(towards(places, 1, 'ArrowRight')).toBeUndefined()
    expect(towards(places, 0, 'ArrowUp')).toBeUndefined()
    expect(towards(places, 0, 'Enter')).toBeUndefined()
  })
})

describe('The sheet of a phone', () => {
  it('opens at the stack that is put in order, which may also be left as it is', () => {
    expect(sheetFor([{ do: 'lay', card: 3 }, { do: 'enough' }] as Move[])).toBe('stack')
    expect(sheetFor([{ do: 'space', space: 3 }, { do: 'enough' }] as Move[])).toBeUndefined()
  })

  it('opens where the choice lies that is due', () => {
    expect(sheetFor([{ do: 'take', card: 3 }] as Move[])).toBe('market')
    expect(
      sheetFor([
        { do: 'lay', card: 3 },
        { do: 'lay', card: 5 },
      ] as Move[]),
    ).toBe('stack')
    expect(sheetFor([{ do: 'give', card: 3 }] as Move[])).toBe('hand')
  })

  it('stays as it is in one’s own turn, and while nothing is asked', () => {
    expect(sheetFor([{ do: 'use', card: 1 }, { do: 'buy', card: 2 }, { do: 'administer' }] as Move[])).toBeUndefined()
    expect(sheetFor([])).toBeUndefined()
  })
})

describe('Flags', () => {
  const spot = (id: string) => ({ id, terrain: 'wheat' as const })
  const built = (seat: number, id: string): Event => ({ kind: 'built', seat, piece: 'settlement', spots: [spot(id)] })

  it('stand on what rivals set since one’s last turn', () => {
    const heard: readonly Event[] = [
      built(1, 'A3'),
      built(0, 'B3'),
      built(1, 'C3'),
      { kind: 'worker', seat: 2, spot: spot('D3'), crocodile: false },
    ]
    expect(flagsOf(heard, 0)).toEqual([
      { spot: 'D3', seat: 2 },
      { spot: 'C3', seat: 1 },
    ])
  })

  it('are taken down at the end, and a spectator sees none', () => {
    expect(flagsOf([built(1, 'A3'), { kind: 'over' }], 0)).toEqual([])
    expect(flagsOf([built(1, 'A3')], 'spectator')).toEqual([])
  })
})
