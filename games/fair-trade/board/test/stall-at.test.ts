import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import type { Event, View } from '../../state.ts'
import { biddingState, openGame } from '../../test/helpers.ts'
import { closedMarkets, stallAt } from '../stall/stall-at.ts'

const rules = openGame(3)

/** A round in which seats 0 and 1 both trade for 6: every event with its view and the events so far. */
function round(): readonly { event: Event; view: View; heard: readonly Event[] }[] {
  const state = biddingState(rules, { farmer: 0 })
  const steps: { event: Event; view: View; heard: readonly Event[] }[] = []
  const events: Event[] = []
  const bids = [
    [2, 6],
    [3, 6],
    [4, 1],
  ]
  for (const [seat, [farmer, trader]] of bids.entries())
    rules.play(state, seat, { farmer, trader }, fastRandom(3), (event) => {
      events.push(event)
      steps.push({ event, view: rules.view(state, 'spectator'), heard: [...events] })
    })
  return steps
}

describe('While a round is settled, the stall shows', () => {
  const steps = round()
  const at = (kind: Event['kind'], nth = 0) => {
    const { view, event, heard } = steps.filter((step) => step.event.kind === kind)[nth]
    return stallAt(view, event, heard, rules.facts)
  }

  it('everybody in seat order until the rows are sorted, and no tie before that', () => {
    expect(at('revealed')).toMatchObject({ traders: [0, 1, 2], farmers: [0, 1, 2] })
    expect(at('revealed').tied.trader.size).toBe(0)
    expect(at('sorted')).toMatchObject({ traders: [1, 0, 2], farmers: [2, 1, 0] })
  })

  it('who is first and second among tied seats', () => {
    expect([...at('sorted').tied.trader]).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(at('sorted').tied.farmer.size).toBe(0)
  })

  it('the pool while it is paid in, and while it is divided into shares, not after that', () => {
    expect(at('pooled')).toMatchObject({ pool: 9, earned: [] })
    expect(at('shared')).toMatchObject({ pool: 9, earned: [3, 3, 3] })
    expect(at('traded').pool).toBeUndefined()
  })

  it('with each trade what its farmer has got so far', () => {
    expect(at('traded', 0)).toMatchObject({ trading: 0, trades: 1, earned: [9, 3, 3] })
    expect(at('traded', 2)).toMatchObject({ trading: 2, trades: 3, earned: [9, 9, 4] })
  })

  it('all trades, and the markers up to the current event', () => {
    expect(at('awarded')).toMatchObject({ trades: 3, prizes: 1, awarding: 0, earned: [9, 9, 4] })
  })

  it('none of this in the next round', () => {
    expect(at('round')).toMatchObject({ traders: [0, 1, 2], earned: [], trades: 0, prizes: 0 })
  })
})

describe('The blanket of markets', () => {
  it('knows who came first in each earlier market', () => {
    const won = (seat: number, card: string): Event => ({ kind: 'awarded', place: 0, seat, card, markers: 3 })
    const second: Event = { kind: 'awarded', place: 1, seat: 2, card: 'level', markers: 2 }
    expect(closedMarkets([won(1, 'level'), second, won(0, 'staircase')], 2)).toEqual([{ card: 'level', first: 1 }])
  })
})
