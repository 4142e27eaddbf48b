import { describe, expect, it } from 'vitest'
import { ticketsOf } from '../board/end/tickets.ts'
import { closedFor } from '../board/explain/closed.ts'
import { gainAt } from '../board/explain/gain.ts'
import { soldThisRound } from '../board/explain/sold.ts'
import { JET } from '../rules/board.ts'
import { type Event, NONE } from '../state.ts'
import { begin, hold, openGame, spaceAt } from './helpers.ts'

const bought = (space: number, card: string): Event => ({ kind: 'bought', seat: 1, space, card, dollars: 10 })
const refilled: Event = { kind: 'refilled', binned: [], market: [] }

describe('A market space whose card is sold', () => {
  const { facts } = openGame(4)
  const design = (id: string) => facts.designs.findIndex((each) => each.id === id)

  it('names the card that was bought there in this round', () => {
    const sold = soldThisRound([bought(0, 'jet'), refilled, bought(2, 'ink')], facts)
    expect(sold[2]).toBe(design('ink'))
    expect(sold[0]).toBe(NONE)
  })

  it('names the last card if two were bought there', () => {
    expect(soldThisRound([refilled, bought(1, 'ink'), bought(1, 'paper')], facts)[1]).toBe(design('paper'))
  })
})

describe('A house', () => {
  const { rules, state } = begin(4)
  const view = rules.view(state, 0)
  const place = (step: string) => rules.facts.track.indexOf(step as never)

  it('at the airfield is dark for a player without a jet', () => {
    expect(closedFor(view, rules.facts, 'jet')).toBe('no-jet')
    const cards = view.cards.map((each, seat) => (seat === 0 ? each.map((count, at) => (at === JET ? 1 : count)) : each))
    expect(closedFor({ ...view, cards }, rules.facts, 'jet')).toBeUndefined()
    expect(closedFor({ ...view, cards, viewer: 1 }, rules.facts, 'jet')).toBe('no-jet')
    expect(closedFor({ ...view, cards, viewer: 'spectator' }, rules.facts, 'jet')).toBeUndefined()
  })

  it('is closed: airports during a strike, the supermarket once it detects every fake', () => {
    expect(closedFor({ ...view, police: place('strike') }, rules.facts, 'commercial')).toBe('strike')
    expect(closedFor(view, rules.facts, 'commercial')).toBeUndefined()
    expect(closedFor({ ...view, police: rules.facts.track.length - 1 }, rules.facts, 'supermarket')).toBe('knows-all')
    expect(closedFor(view, rules.facts, 'supermarket')).toBeUndefined()
  })
})

describe('The lottery', () => {
  it('shows the player’s tickets, each with its own value', () => {
    const { rules, state } = begin(4)
    const value = (dollars: number) => rules.facts.designs.findIndex((each) => each.value === dollars)
    state.cards[1][value(150)] = 1
    state.cards[1][value(100)] = 1
    const view = rules.view(state, 0)
    expect(ticketsOf(view, rules.facts, 1).map((design) => rules.facts.designs[design].value)).toEqual([100, 150])
    expect(ticketsOf(view, rules.facts, 2)).toEqual([])
  })
})

describe('The income shown for a space', () => {
  const { rules, state } = begin(4)
  hold(state, 0, [4, 1, 2])
  const view = rules.view(state, 0)
  const at = (zone: Parameters<typeof spaceAt>[1]) => gainAt(view, rules.facts, spaceAt(rules, zone))

  it('at the receiver is that of the best bundle, at the rate of its worst note', () => {
    // Seven notes at $20, three at $30 or two at $40.
    expect(at('receiver')).toBe(140)
  })

  it('at the supermarket counts as many undetected notes as it buys', () => {
    expect(at('supermarket')).toBe(150)
    const known = { ...view, police: rules.facts.track.lastIndexOf('investigation') }
    expect(gainAt(known, rules.facts, spaceAt(rules, 'supermarket'))).toBe(0)
  })

  it('is not shown to spectators', () => {
    expect(gainAt({ ...view, viewer: 'spectator' }, rules.facts, spaceAt(rules, 'tax'))).toBeUndefined()
    expect(at('tax')).toBe(rules.facts.taxFraud)
    expect(at('market')).toBeUndefined()
  })
})
