import { describe, expect, it } from 'vitest'
import type { Event, Move } from '../../state.ts'
import { towards } from '../directions.ts'
import { flagsOf } from '../flags.ts'
import { sheetFor, sheetOf, sheetToOpen } from '../sheet.ts'

describe('Arrow keys on the map', () => {
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

  it('go to the nearest place in their direction', () => {
    expect(towards(places, 0, 'ArrowRight')).toBe(1)
    expect(towards(places, 0, 'ArrowDown')).toBe(2)
    expect(towards(places, 2, 'ArrowUp')).toBe(0)
    expect(towards(places, 4, 'ArrowLeft')).toBe(3)
  })

  it('stay if there is nothing in their direction', () => {
    expect(towards(places, 1, 'ArrowRight')).toBeUndefined()
    expect(towards(places, 0, 'ArrowUp')).toBeUndefined()
    expect(towards(places, 0, 'Enter')).toBeUndefined()
  })
})

describe('The tabs of a phone', () => {
  it('open the stack while it is being reordered, although the player may also stop', () => {
    expect(sheetFor([{ do: 'lay', card: 3 }, { do: 'enough' }] as Move[])).toBe('stack')
    expect(sheetFor([{ do: 'space', space: 3 }, { do: 'enough' }] as Move[])).toBeUndefined()
  })

  it('open where the current choice is', () => {
    expect(sheetFor([{ do: 'take', card: 3 }] as Move[])).toBe('market')
    expect(
      sheetFor([
        { do: 'lay', card: 3 },
        { do: 'lay', card: 5 },
      ] as Move[]),
    ).toBe('stack')
    expect(sheetFor([{ do: 'give', card: 3 }] as Move[])).toBe('hand')
  })

  it('stay as they are at the start of a turn, and while there is no choice', () => {
    expect(sheetFor([{ do: 'use', card: 1 }, { do: 'buy', card: 2 }, { do: 'administer' }] as Move[])).toBeUndefined()
    expect(sheetFor([])).toBeUndefined()
  })

  it('begin a turn with the hand, or with what the player opened while others played', () => {
    expect(sheetToOpen('stack', undefined, false)).toBe('hand')
    expect(sheetToOpen('market', undefined, true)).toBe('market')
  })

  it('open where the current choice is, also if the player opened another one before', () => {
    expect(sheetToOpen('market', 'stack', true)).toBe('stack')
    expect(sheetToOpen('hand', 'market', false)).toBe('market')
  })

  it('open where a highlighted move is, unless it is on the map', () => {
    expect(sheetOf({ do: 'buy', card: 3 })).toBe('market')
    expect(sheetOf({ do: 'use', card: 3 })).toBe('hand')
    expect(sheetOf({ do: 'back', cards: 2 })).toBe('stack')
    expect(sheetOf({ do: 'space', space: 3 })).toBeUndefined()
    expect(sheetOf(undefined)).toBeUndefined()
  })
})

describe('Flags', () => {
  const spot = (id: string) => ({ id, terrain: 'wheat' as const })
  const built = (seat: number, id: string): Event => ({ kind: 'built', seat, piece: 'settlement', spots: [spot(id)] })

  it('mark what opponents have put on the map since the player’s last turn', () => {
    const events: readonly Event[] = [
      built(1, 'A3'),
      built(0, 'B3'),
      built(1, 'C3'),
      { kind: 'worker', seat: 2, spot: spot('D3'), crocodile: false },
    ]
    expect(flagsOf(events, 0)).toEqual([
      { spot: 'D3', seat: 2 },
      { spot: 'C3', seat: 1 },
    ])
  })

  it('disappear at the end, and spectators see none', () => {
    expect(flagsOf([built(1, 'A3'), { kind: 'over' }], 0)).toEqual([])
    expect(flagsOf([built(1, 'A3')], 'spectator')).toEqual([])
  })
})
