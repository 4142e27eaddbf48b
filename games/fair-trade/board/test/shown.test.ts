import { describe, expect, it } from 'vitest'
import type { Event } from '../../state.ts'
import { shownWith } from '../shown.ts'

describe('While a round is settled, the table shows', () => {
  const at = (event: Event) => shownWith(event, 3)

  it('the pool while it is paid, and the shares while it is shared, never both', () => {
    expect(at({ kind: 'pooled', pool: 9, bids: [4, 3, 2] })).toEqual({ pool: 9, trades: 0, prizes: 0 })
    expect(at({ kind: 'shared', pool: 9, farmers: [0, 1, 2], shares: [3, 3, 3] })).toEqual({ shares: [3, 3, 3], trades: 0, prizes: 0 })
  })

  it('the trades up to the one that is told', () => {
    expect(at({ kind: 'traded', place: 1, trader: 0, farmer: 2, coins: 5 })).toEqual({ trades: 2, trading: 1, prizes: 0 })
  })

  it('all trades and the markers up to those that are told', () => {
    expect(at({ kind: 'awarded', place: 0, seat: 2, card: 'level', markers: 3 })).toEqual({ trades: 3, prizes: 1 })
  })

  it('nothing of it before, and nothing in the next round', () => {
    const nothing = { trades: 0, prizes: 0 }
    expect(shownWith(undefined, 3)).toEqual(nothing)
    expect(at({ kind: 'round', round: 2, farmer: 1, current: 'level' })).toEqual(nothing)
  })
})
