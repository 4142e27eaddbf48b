import { describe, expect, it } from 'vitest'
import { drawn, isFull, offerOf, towards } from '../board/tray/bundle.ts'
import { bundles, bundlesTaken } from '../rules/moves.ts'
import type { Notes } from '../state.ts'

function offered(notes: Notes, least: number, most: number) {
  const offer = offerOf(bundles(...notes, least, most))
  if (offer === undefined) throw new Error('nothing is offered')
  return offer
}

describe('Notes pulled out of the fans', () => {
  it('are never more than the shop buys', () => {
    const offer = offered([2, 4, 0], 1, 3)
    expect(drawn(offer, [2, 0, 0], 1, 4)).toEqual([2, 1, 0])
    expect(isFull(offer, [2, 1, 0])).toBe(true)
    expect(isFull(offer, [2, 0, 0])).toBe(false)
  })

  it('replace others if diners need a fixed number', () => {
    const offer = offered([1, 3, 0], 1, 1)
    expect(drawn(offer, [1, 0, 0], 1, 1)).toEqual([0, 1, 0])
    expect(isFull(offer, [1, 0, 0])).toBe(false)
  })

  it('are put back if two qualities cannot be sold together', () => {
    const offer = offerOf(bundlesTaken(3, 3, 3, 3, 2, 1))
    if (offer === undefined) throw new Error('nothing is offered')
    expect(drawn(offer, [1, 0, 1], 1, 1)).toEqual([0, 1, 1])
    expect(drawn(offer, [0, 1, 1], 0, 1)).toEqual([1, 0, 1])
  })

  it('become any hinted bundle by pressing what the hint marks', () => {
    const offer = offered([2, 3, 8], 1, 8)
    for (const { notes: wanted } of offer.bundles) {
      let notes: Notes = [2, 3, 3]
      for (let touches = 0; touches < 30; touches++) {
        const quality = towards(notes, wanted)
        if (quality === undefined) break
        notes = drawn(offer, notes, quality, notes[quality] + (notes[quality] > wanted[quality] ? -1 : 1))
      }
      expect(notes).toEqual(wanted)
    }
  })
})
