import { describe, expect, it } from 'vitest'
import { closedFor } from '../board/explain/closed.ts'
import { gainAt } from '../board/explain/gain.ts'
import { soldThisRound } from '../board/explain/sold.ts'
import { ticketsOf } from '../board/set-pieces/tickets.ts'
import { JET } from '../rules/board.ts'
import { type Event, NONE } from '../state.ts'
import { hold, openGame, opening, spaceAt } from './helpers.ts'

const bought = (space: number, card: string): Event => ({ kind: 'bought', seat: 1, space, card, dollars: 10 })
const refilled: Event = { kind: 'refilled', binned: [], market: [] }

describe('A hoarding that is sold', () => {
  const { facts } = openGame(4)
  const design = (id: string) => facts.designs.findIndex((each) => each.id === id)

  it('still says what was bought there in this round', () => {
    const sold = soldThisRound([bought(0, 'jet'), refilled, bought(2, 'ink')], facts)
    expect(sold[2]).toBe(design('ink'))
    expect(sold[0]).toBe(NONE)
  })

  it('names the last card where two were bought off one space', () => {
    expect(soldThisRound([refilled, bought(1, 'ink'), bought(1, 'paper')], facts)[1]).toBe(design('paper'))
  })
})

describe('A house', () => {
  const rules = openGame(4)
  const state = opening(rules)
  const view = rules.view(state, 0)
  const place = (step: string) => rules.facts.track.indexOf(step as never)

  it('of the airfield is dark for whoever has no jet', () => {
    expect(closedFor(view, rules.facts, 'jet')).toBe('no-jet')
    const cards = view.cards.map((each, seat) => (seat === 0 ? each.map((count, at) => (at === JET ? 1 : count)) : each))
    expect(closedFor({ ...view, cards }, rules.facts, 'jet')).toBeUndefined()
    expect(closedFor({ ...view, cards, viewer: 1 }, rules.facts, 'jet')).toBe('no-jet')
    expect(closedFor({ ...view, cards, viewer: 'spectator' }, rules.facts, 'jet')).toBeUndefined()
  })

  it('where one flies is closed during a strike, and the supermarket once it knows every fake', () => {
    expect(closedFor({ ...view, police: place('strike') }, rules.facts, 'commercial')).toBe('strike')
    expect(closedFor(view, rules.facts, 'commercial')).toBeUndefined()
    expect(closedFor({ ...view, police: rules.facts.track.length - 1 }, rules.facts, 'supermarket')).toBe('knows-all')
    expect(closedFor(view, rules.facts, 'supermarket')).toBeUndefined()
  })
})

describe('The lottery', () => {
  it('shows the tickets that are cashed in, each with its own value', () => {
    const rules = openGame(4)
    const state = opening(rules)
    const value = (dollars: number) => rules.facts.designs.findIndex((each) => each.value === dollars)
    state.cards[1][value(150)] = 1
    state.cards[1][value(100)] = 1
    const view = rules.view(state, 0)
    expect(ticketsOf(view, rules.facts, 1).map((design) => rules.facts.designs[design].value)).toEqual([100, 150])
    expect(ticketsOf(view, rules.facts, 2)).toEqual([])
  })
})

describe('What a space would bring', () => {
  const rules = openGame(4)
  const state = opening(rules)
  hold(state, 0, [4, 1, 2])
  const view = rules.view(state, 0)
  const at = (zone: Parameters<typeof spaceAt>[1]) => gainAt(view, rules.facts, spaceAt(rules, zone))

  it('is at the receiver the best of what the worst note allows', () => {
    // Seven notes at $20, three at $30 or two at $40.
    expect(at('receiver')).toBe(140)
  })

  it('is at the supermarket as many as it takes, of those it does not know', () => {
    expect(at('supermarket')).toBe(150)
    const known = { ...view, police: rules.facts.track.lastIndexOf('investigation') }
    expect(gainAt(known, rules.facts, spaceAt(rules, 'supermarket'))).toBe(0)
  })

  it('is told to nobody who only watches', () => {
    expect(gainAt({ ...view, viewer: 'spectator' }, rules.facts, spaceAt(rules, 'tax'))).toBeUndefined()
    expect(at('tax')).toBe(rules.facts.taxFraud)
    expect(at('market')).toBeUndefined()
  })
})
