import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { BAD, DINER, GREAT, HOLOGRAM, JET, PRINTER } from '../rules/board.ts'
import { NONE } from '../state.ts'
import { begin, give, hold, layOut, of, passRound, places, play, spaceAt } from './helpers.ts'

describe('Rulings on turn and round', () => {
  it('a pass never moves the police', () => {
    const { rules, state } = begin(3)
    const { police } = state
    passRound(rules, state)
    expect(state.police).toBe(police)
  })

  it('every placement must do something: without cash, notes or offshore money only printing and fraud are possible', () => {
    const { rules, state } = begin(3)
    give(state, 0, JET)
    state.cash[0] = 0
    const { spaces } = rules.facts
    expect(new Set(places(rules, state).map((space) => spaces[space].zone))).toEqual(new Set(['print', 'tax']))
  })

  it('a seat that can only pass is asked anyway', () => {
    const { rules, state } = begin(2)
    state.cash[0] = 0
    for (const zone of ['print', 'tax'] as const) for (const number of [1, 2]) state.standing[1] |= 1 << spaceAt(rules, zone, number)
    expect(rules.turn(state)).toEqual([0])
    expect(rules.moves(state, 0)).toEqual([{ pass: true }])
    expect(rules.secret(state, 0)).toBe(true)
  })

  it('the first player may use the sunglasses to keep the pawn', () => {
    const { rules, state } = begin(3)
    const events = play(rules, state, [{ place: spaceAt(rules, 'tax', 1) }])
    expect(of(events, 'dodged')).toMatchObject([{ seat: 0, dollars: 30, pawn: true }])
    expect(state.first).toBe(0)
  })

  it('the pawn stays with its holder if nobody takes it', () => {
    const { rules, state } = begin(3)
    passRound(rules, state)
    expect(state.actor).toBe(0)
  })
})

describe('Rulings on the black market', () => {
  it('the right-most empty space is filled first', () => {
    const { rules, state } = begin(4)
    state.deck[0].fill(0)
    state.deck[1].fill(0)
    state.deck[2].fill(0)
    state.deck[3].fill(0)
    state.deck[1][HOLOGRAM] = 1
    state.market.fill(NONE)
    passRound(rules, state)
    expect(state.market.indexOf(HOLOGRAM)).toBe(state.market.length - 1)
  })

  it('one player may own both lawyers', () => {
    const { rules, state } = begin(4)
    state.cash[0] = 500
    give(state, 0, GREAT)
    layOut(state, 2, BAD)
    expect(places(rules, state)).toContain(2)
  })

  it('starting cards that nobody got are out of the game', () => {
    const { state } = begin(2)
    expect(state.binned[PRINTER]).toBe(2)
    expect(state.binned.reduce((sum, count) => sum + count, 0)).toBe(4)
  })

  it('the player must have the price in hand before the action', () => {
    const { rules, state } = begin(2)
    const { spaces } = rules.facts
    const dear = spaces.findIndex(({ zone, price }) => zone === 'market' && price === 30)
    state.cash[0] = 20
    expect(places(rules, state)).not.toContain(dear)
    state.cash[0] = 30
    expect(places(rules, state)).toContain(dear)
  })
})

describe('Rulings on printing', () => {
  it('there is no limit: more fakes can be printed than the hundred in the box', () => {
    const { rules, state } = begin(2)
    hold(state, 1, [30, 30, 40])
    const events = play(rules, state, [{ place: spaceAt(rules, 'print') }])
    expect(of(events, 'printed')).toMatchObject([{ notes: 2, stars: 1 }])
  })

  it('with strict components, notes that the box does not have are lost', () => {
    const { rules, state } = begin(2, { strictComponents: true })
    hold(state, 1, [29, 0, 0])
    const events = play(rules, state, [{ place: spaceAt(rules, 'print') }])
    expect(of(events, 'printed')).toMatchObject([{ notes: 1, stars: 1 }])
  })

  it('with strict components, nobody can print a quality that has run out', () => {
    const { rules, state } = begin(2, { strictComponents: true })
    hold(state, 1, [30, 0, 0])
    expect(places(rules, state)).not.toContain(spaceAt(rules, 'print'))
  })

  it('with strict components, sold notes return to the box, but notes exchanged at diners do not', () => {
    const { rules, state } = begin(2, { strictComponents: true })
    give(state, 0, DINER, 2)
    hold(state, 0, [4, 0, 0])
    hold(state, 1, [26, 0, 0])
    play(rules, state, [{ place: spaceAt(rules, 'receiver') }, { notes: [1, 0, 0] }])
    passRound(rules, state)
    expect(state.notes[0]).toEqual([1, 0, 0])
    const events = play(rules, state, [{ place: spaceAt(rules, 'print') }])
    expect(of(events, 'printed')).toMatchObject([{ notes: 1 }])
  })
})

describe('Rulings on the supermarket and the receiver', () => {
  it('each note is checked separately: a refused note does not affect the others', () => {
    const { rules, state } = begin(3)
    const { track } = rules.facts
    state.police = track.indexOf('investigation')
    hold(state, 0, [5, 2, 0])
    play(rules, state, [{ place: spaceAt(rules, 'supermarket') }])
    expect(rules.moves(state, 0)).toEqual([{ notes: [0, 1, 0] }, { notes: [0, 2, 0] }])
  })

  it('a player with only refused notes cannot go to the supermarket', () => {
    const { rules, state } = begin(3)
    state.police = rules.facts.track.indexOf('investigation')
    hold(state, 0, [5, 0, 0])
    expect(places(rules, state)).not.toContain(spaceAt(rules, 'supermarket'))
  })
})

describe('Rulings on flights', () => {
  it('the fare is paid in cash before the transfer: $30 with nothing offshore is not enough, $40 is', () => {
    const { rules, state } = begin(2)
    const flight = spaceAt(rules, 'commercial')
    state.cash[0] = 30
    expect(places(rules, state)).not.toContain(flight)
    state.cash[0] = 40
    expect(places(rules, state)).toContain(flight)
  })

  it('a player with less than $30 in hand cannot fly commercial, not even to bring money back', () => {
    const { rules, state } = begin(2)
    const flight = spaceAt(rules, 'commercial')
    Object.assign(state, { cash: [20, 0], envelope: [400, 0] })
    expect(places(rules, state)).not.toContain(flight)
    state.cash[0] = 30
    expect(places(rules, state)).toContain(flight)
  })

  it('a jet needs no cash to bring money back', () => {
    const { rules, state } = begin(2)
    give(state, 0, JET)
    Object.assign(state, { cash: [0, 0], envelope: [50, 0] })
    play(rules, state, [{ place: spaceAt(rules, 'jet') }, { fly: -50 }])
    expect(state.cash[0]).toBe(50)
  })

  it('a strike does not end with the round', () => {
    const { rules, state } = begin(3)
    state.police = rules.facts.track.indexOf('strike')
    passRound(rules, state)
    Object.assign(state, { cash: [500, 500, 500] })
    expect(places(rules, state)).not.toContain(spaceAt(rules, 'commercial'))
  })
})

describe('Rulings on diners', () => {
  it('they accept qualities that the supermarket refuses', () => {
    const { rules, state } = begin(3)
    state.police = rules.facts.track.lastIndexOf('investigation')
    give(state, 0, DINER)
    hold(state, 0, [2, 0, 0])
    passRound(rules, state)
    expect(state.cash[0]).toBe(20 + 50)
  })

  it('others learn how many notes were exchanged, only the owner learns which', () => {
    const { rules, state } = begin(2)
    give(state, 0, DINER)
    hold(state, 0, [1, 1, 0])
    passRound(rules, state)
    const received: unknown[] = []
    rules.play(state, 0, { notes: [1, 0, 0] }, fastRandom(1), (event, audience = 'all') => {
      if (event.kind === 'dined') received.push(audience, event)
      if (event.kind === 'turned') expect(audience).toEqual({ only: [0] })
    })
    expect(received).toEqual(['all', { kind: 'dined', seat: 0, notes: 1, dollars: 50 }])
  })

  it('several owners are asked clockwise from the first player', () => {
    const { rules, state } = begin(3)
    give(state, 1, DINER)
    give(state, 0, DINER)
    hold(state, 0, [1, 1, 0])
    hold(state, 1, [1, 1, 0])
    play(rules, state, [{ pass: true }, { place: spaceAt(rules, 'tax', 1) }])
    passRound(rules, state)
    expect(state.actor).toBe(1)
    play(rules, state, [{ notes: [0, 1, 0] }])
    expect([state.ask, state.actor]).toEqual(['diner', 0])
  })
})

describe('A game in which nobody uses a hat', () => {
  it('ends after forty rounds, without the Godfather, and pays tickets', () => {
    const { rules, state } = begin(2)
    const ticket = rules.facts.designs.findIndex(({ value }) => value === 100)
    give(state, 0, ticket)
    while (rules.turn(state).length > 0) play(rules, state, [{ pass: true }])
    expect(state.round).toBe(40)
    expect(rules.outcome(state)?.scores).toEqual([120, 30])
  })
})

describe('The reason for refusing', () => {
  it.each([
    ['a space that is taken', (space: number) => ({ place: space }), 'occupied'],
    ['a space that does not exist', () => ({ place: 99 }), 'no-such-space'],
    ['an amount, before a space', () => ({ fly: 10 }), 'first-space'],
    ['notes, before a space', () => ({ notes: [1, 0, 0] }), 'first-space'],
    ['an improvement nobody has', () => ({ improve: 0 }), 'no-such-improvement'],
  ])('%s', (_, attempt, rule) => {
    const { rules, state } = begin(2)
    const print = spaceAt(rules, 'print')
    play(rules, state, [{ place: print }])
    expect(rules.why?.(rules.view(state, 1), attempt(print))?.rule).toBe(rule)
  })

  it('a card that is too expensive, with the numbers', () => {
    const { rules, state } = begin(2)
    const { spaces } = rules.facts
    expect(rules.why?.(rules.view(state, 0), { place: 0 })).toEqual({
      rule: 'too-dear',
      section: 'market',
      facts: { price: spaces[0].price, cash: 20 },
    })
  })

  it('a second jet, a strike, a flight without a jet, nothing to sell', () => {
    const { rules, state } = begin(3)
    const why = (place: number) => rules.why?.(rules.view(state, 0), { place })?.rule
    expect(why(spaceAt(rules, 'jet'))).toBe('no-jet')
    expect(why(spaceAt(rules, 'receiver'))).toBe('no-notes')
    layOut(state, 0, JET)
    give(state, 0, JET)
    expect(why(0)).toBe('second-jet')
    state.police = rules.facts.track.indexOf('strike')
    expect(why(spaceAt(rules, 'jet'))).toBe('strike')
  })

  it('too many notes, notes not held, none at all, and amounts', () => {
    const { rules, state } = begin(2)
    give(state, 0, JET)
    hold(state, 0, [9, 0, 0])
    const selling = rules.copy(state)
    play(rules, selling, [{ place: spaceAt(rules, 'receiver') }])
    const why = (attempt: unknown) => rules.why?.(rules.view(selling, 0), attempt)?.rule
    expect(why({ notes: [9, 0, 0] })).toBe('too-many-notes')
    expect(why({ notes: [0, 1, 0] })).toBe('not-held')
    expect(why({ notes: [0, 0, 0] })).toBe('no-empty-action')
    expect(why({ notes: 'all' })).toBe('notes-by-quality')
    play(rules, state, [{ place: spaceAt(rules, 'jet') }])
    const whyFly = (fly: unknown) => rules.why?.(rules.view(state, 0), { fly })?.rule
    expect(whyFly(15)).toBe('money-in-tens')
    expect(whyFly(0)).toBe('no-empty-action')
    expect(whyFly(500)).toBe('too-little-cash')
    expect(whyFly(-10)).toBe('too-little-offshore')
  })
})
