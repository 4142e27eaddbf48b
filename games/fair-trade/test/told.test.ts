import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import type { Event, View } from '../state.ts'
import { summary } from '../summary.ts'
import { biddingState, openGame } from './helpers.ts'

/** A round as a spectator sees it: each event with its view. */
function round(): readonly { event: Event; view: View }[] {
  const rules = openGame(3)
  const state = biddingState(rules, { current: 7, future: 0, unseen: [1, 2, 3, 4, 5, 6, 8, 9, 10, 11], purse: [16, 4, 28] })
  const steps: { event: Event; view: View }[] = []
  const bids = [
    [3, 5],
    [2, 6],
    [4, 1],
  ]
  for (const [seat, [farmer, trader]] of bids.entries())
    rules.play(state, seat, { farmer, trader }, fastRandom(2), (event) => steps.push({ event, view: rules.view(state, 'spectator') }))
  return steps
}

describe('Each event comes with its view', () => {
  const steps = round()
  const at = (kind: Event['kind'], nth = 0) => steps.filter(({ event }) => event.kind === kind)[nth].view

  it('the view never changes later, whatever happens here or at another table; unchanged lists are the same object', () => {
    const was = structuredClone(steps)
    round()
    openGame(5).view(openGame(5).setup(fastRandom(3)), 0)
    expect(steps).toEqual(was)
    expect(at('shared').open).toBe(at('revealed').open)
    expect(at('shared').debt).toBe(at('pooled').debt)
    expect(at('shared').purse).not.toEqual(at('pooled').purse)
  })

  it('the events follow the order of the phases', () => {
    expect(steps.map(({ event }) => event.kind)).toEqual([
      'chosen',
      'chosen',
      'chosen',
      'revealed',
      'sorted',
      'short',
      'pooled',
      'shared',
      'traded',
      'traded',
      'traded',
      'awarded',
      'awarded',
      'round',
    ])
  })

  it('choices stay hidden until they are revealed, and are then public in both rows', () => {
    expect(at('chosen', 2).open).toBeUndefined()
    expect(at('revealed').open).toMatchObject({ farmers: [2, 0, 1], traders: [1, 0, 2] })
    expect(at('revealed').purse).toEqual([16, 4, 28])
  })

  it('first the box lends, then the pool is paid, then it is divided', () => {
    expect(at('short')).toMatchObject({ purse: [16, 8, 28], debt: [0, 4, 0] })
    expect(at('pooled').purse).toEqual([13, 6, 24])
    expect(at('shared').purse).toEqual([16, 9, 27])
  })

  it('each trade moves its own coins', () => {
    expect(at('traded', 0).purse).toEqual([16, 3, 33])
    expect(at('traded', 1).purse).toEqual([16, 3, 33])
    expect(at('traded', 2).purse).toEqual([16, 4, 32])
  })

  it('markers come trader by trader, and there is no event for zero markers', () => {
    expect(at('awarded', 0).markers).toEqual([0, 5, 0])
    expect(at('awarded', 1).markers).toEqual([3, 5, 0])
    expect(at('awarded', 1).round).toBe(1)
  })

  it('the score on plaques and charts is markers minus debt', () => {
    const { facts } = openGame(3)
    expect(summary.counts(at('short'), facts).score).toEqual([0, -4, 0])
    expect(summary.counts(at('awarded', 1), facts).score).toEqual([3, 1, 0])
  })

  it('the bids are cleared when the next round starts', () => {
    expect(at('round')).toMatchObject({ round: 2, phase: 'bid', current: 0 })
    expect(at('round').open).toBeUndefined()
  })
})
