import { fastRandom, type Seat } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { type Card, type Event, type Move, NONE, SHIP, type View } from '../state.ts'
import { summary } from '../summary.ts'
import { afterLaying, choose, openGame, playRandom, type Staged, staged } from './helpers.ts'

interface Moment {
  readonly event: Event
  readonly view: View
}

/** Each public event with a spectator's view at that moment. */
function moments({ rules, state }: Staged, plays: readonly (readonly [Seat, Move])[]): readonly Moment[] {
  const events: Moment[] = []
  for (const [seat, move] of plays)
    rules.play(state, seat, move, fastRandom(3), (event, to = 'all') => {
      if (to === 'all') events.push({ event, view: rules.view(state, 'spectator') })
    })
  return events
}

function laid(cards: readonly Card[]): readonly (readonly [Seat, Move])[] {
  return cards.map((card, seat) => [seat, { lay: card }])
}

function at(events: readonly Moment[], kind: Event['kind'], which = 0): View {
  return events.filter(({ event }) => event.kind === kind)[which].view
}

describe('Each event is sent right after its change of the state', () => {
  it('cards are visible when they are turned up, and not before', () => {
    const staging = staged({ hands: [[3], [15], [7], [SHIP]], purse: [5, 5, 5, 5] })
    const events = moments(staging, laid([3, 15, 7, SHIP]))
    const turn = (view: View) => [0, 1, 2, 3].map((seat) => view.row[seat * 4])
    expect(turn(at(events, 'chosen', 3))).toEqual([NONE, NONE, NONE, NONE])
    expect(turn(at(events, 'revealed'))).toEqual([3, 15, 7, SHIP])
    expect(at(events, 'revealed').purse).toEqual([5, 5, 5, 5])
  })

  it('ships are paid, then reputations fall, then the best are paid, then skills are used: one after another', () => {
    const staging = staged({ hands: [[14], [5], [13], [SHIP]], purse: [5, 5, 5, 5] })
    const events = moments(staging, laid([14, 5, 13, SHIP]))
    expect(at(events, 'ships').purse).toEqual([5, 5, 5, 10])
    expect(at(events, 'ships').fallen).toBe(0)
    expect(at(events, 'fell', 0).fallen).toBe(1 << 13)
    expect(at(events, 'fell', 1).fallen).toBe((1 << 13) | (1 << 14))
    expect(at(events, 'fell', 1).purse).toEqual([5, 5, 5, 10])
    expect(at(events, 'rewarded').purse).toEqual([5, 7, 5, 10])
    expect(at(events, 'shown').shown).toBe(1)
    expect(at(events, 'bank').purse).toEqual([2, 7, 5, 10])
  })

  it('at the end of a round, purses are shown, the contract is taken, cards are dealt, and then coins above the limit go back', () => {
    const staging = staged({ turn: 4, hands: [[3], [SHIP], [SHIP], [2]], purse: [20, 0, 0, 0] })
    const events = moments(staging, laid([3, SHIP, SHIP, 2]))
    const kinds = events.map(({ event }) => event.kind)
    expect(kinds.slice(kinds.lastIndexOf('shown'))).toEqual(['shown', 'contract', 'round', 'limit'])
    expect(at(events, 'shown').contracts).toEqual([])
    expect(at(events, 'shown').row).not.toContain(NONE)
    expect(at(events, 'contract').contracts).toEqual([0])
    expect(at(events, 'contract').round).toBe(1)
    expect(new Set(at(events, 'round').row)).toEqual(new Set([NONE]))
    expect(at(events, 'round').purse[0]).toBe(22)
    expect(at(events, 'limit').purse[0]).toBe(7)
  })

  it('a turn ends with the event of the next turn: its last gains are still shown with its cards', () => {
    const staging = staged({ hands: [[2], [15], [7], [SHIP]], purse: [5, 5, 5, 5] })
    const events = moments(staging, laid([2, 15, 7, SHIP]))
    expect(events.slice(-2).map(({ event }) => event.kind)).toEqual(['bank', 'turn'])
    expect(at(events, 'bank')).toMatchObject({ turn: 1, purse: [9, 10, 7, 10] })
    expect(at(events, 'turn').turn).toBe(2)
  })

  it('a forced card is visible with the call', () => {
    const staging = afterLaying([4, SHIP, SHIP, SHIP], { hands: [[], [9]] })
    expect(at(moments(staging, [[0, { name: 9 }]]), 'named').forced).toEqual([0, 9, 0, 0])
  })

  it('what an Embargo takes is gone with its event', () => {
    const staging = staged({ hands: [[7], [15], [11], [SHIP]], purse: [5, 5, 5, 5] })
    const events = moments(staging, laid([7, 15, 11, SHIP]))
    expect(at(events, 'bank', 0)).toMatchObject({ purse: [5, 5, 7, 10], gained: [0, 0, 2, 5] })
  })
})

describe('Numbers for plaques and charts', () => {
  it.each([3, 4, 5])('add up from the events at a table of %i with open money', (seats) => {
    const rules = openGame(seats, { openMoney: true })
    for (let seed = 0; seed < 20; seed++) {
      const sums: Record<string, number[]> = {}
      playRandom(rules, fastRandom(seed), (state, events) => {
        const counts = summary.counts(rules.view(state, 'spectator'), rules.facts)
        for (const [name, numbers] of Object.entries(counts)) {
          sums[name] ??= numbers.map((number) => number ?? Number.NaN)
          for (const event of events)
            for (const { count, seat, by } of summary.changes(event, rules.facts)) if (count === name) sums[name][seat] += by
          expect(sums[name]).toEqual(numbers)
        }
        return undefined
      })
    }
  })

  it('do not include a hidden purse until a rule shows it', () => {
    const staging = afterLaying([8, SHIP, SHIP, SHIP], { purse: [0, 3, 9, 6] })
    const { rules, state } = staging
    expect(summary.counts(rules.view(state, 0), rules.facts).coins).toEqual([3, undefined, undefined, undefined])
    choose(staging, { target: 2 })
    expect(summary.counts(rules.view(state, 0), rules.facts).coins).toEqual([7, undefined, 5, undefined])
  })

  it('belong to the seats that the event names, which are all at the table', () => {
    const rules = openGame(4)
    for (let seed = 0; seed < 20; seed++)
      playRandom(rules, fastRandom(seed), (_state, events) => {
        for (const event of events) {
          const seats = summary.seats(event)
          for (const seat of seats) expect([0, 1, 2, 3]).toContain(seat)
          for (const { seat, by } of summary.changes(event, rules.facts))
            if (by !== 0 && event.kind !== 'round') expect(seats).toContain(seat)
        }
        return undefined
      })
  })
})

describe('Views', () => {
  it('do not contain what never changes, and stay small', () => {
    const rules = openGame(4)
    let bytes = 0
    let views = 0
    for (let seed = 0; seed < 20; seed++)
      playRandom(rules, fastRandom(seed), (state) => {
        bytes += JSON.stringify(rules.view(state, 0)).length
        views++
        return undefined
      })
    expect(bytes / views).toBeLessThan(900)
    expect(Object.isFrozen(rules.facts)).toBe(true)
    expect(Object.isFrozen(rules.facts.merchants[3])).toBe(true)
  })
})
