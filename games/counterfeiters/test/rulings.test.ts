import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { BAD, DINER, GREAT, HOLOGRAM, JET, PRINTER } from '../rules/board.ts'
import { NONE } from '../state.ts'
import { give, hold, layOut, of, openGame, opening, passRound, places, play, spaceAt } from './helpers.ts'

describe('Rulings on turn and round', () => {
  it('a pass never moves the police', () => {
    const rules = openGame(3)
    const state = opening(rules)
    const { police } = state
    passRound(rules, state)
    expect(state.police).toBe(police)
  })

  it('no placement is empty: without cash, notes or money offshore only printing and fraud are left', () => {
    const rules = openGame(3)
    const state = opening(rules)
    give(state, 0, JET)
    state.cash[0] = 0
    const { spaces } = rules.facts
    expect(new Set(places(rules, state).map((space) => spaces[space].zone))).toEqual(new Set(['print', 'tax']))
  })

  it('a seat that can do nothing is asked all the same, and passes', () => {
    const rules = openGame(2)
    const state = opening(rules)
    state.cash[0] = 0
    for (const zone of ['print', 'tax'] as const) for (const number of [1, 2]) state.standing[1] |= 1 << spaceAt(rules, zone, number)
    expect(rules.turn(state)).toEqual([0])
    expect(rules.moves(state, 0)).toEqual([{ pass: true }])
    expect(rules.secret(state, 0)).toBe(true)
  })

  it('the first player may use the sunglasses to keep the pawn', () => {
    const rules = openGame(3)
    const state = opening(rules)
    const told = play(rules, state, [{ place: spaceAt(rules, 'tax', 1) }])
    expect(of(told, 'dodged')).toMatchObject([{ seat: 0, dollars: 30, pawn: true }])
    expect(state.first).toBe(0)
  })

  it('the pawn stays where it is when nobody takes it', () => {
    const rules = openGame(3)
    const state = opening(rules)
    passRound(rules, state)
    expect(state.actor).toBe(0)
  })
})

describe('Rulings on the black market', () => {
  it('the right-most empty space is filled first', () => {
    const rules = openGame(4)
    const state = opening(rules)
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
    const rules = openGame(4)
    const state = opening(rules)
    state.cash[0] = 500
    give(state, 0, GREAT)
    layOut(state, 2, BAD)
    expect(places(rules, state)).toContain(2)
  })

  it('starting cards that were not dealt are out of the game', () => {
    const rules = openGame(2)
    const state = opening(rules)
    expect(state.binned[PRINTER]).toBe(2)
    expect(state.binned.reduce((sum, count) => sum + count, 0)).toBe(4)
  })

  it('the price must be in hand before the action', () => {
    const rules = openGame(2)
    const state = opening(rules)
    const { spaces } = rules.facts
    const dear = spaces.findIndex(({ zone, price }) => zone === 'market' && price === 30)
    state.cash[0] = 20
    expect(places(rules, state)).not.toContain(dear)
    state.cash[0] = 30
    expect(places(rules, state)).toContain(dear)
  })
})

describe('Rulings on printing', () => {
  it('the box has no bottom: fakes beyond its hundred can be printed', () => {
    const rules = openGame(2)
    const state = opening(rules)
    hold(state, 1, [30, 30, 40])
    const told = play(rules, state, [{ place: spaceAt(rules, 'print') }])
    expect(of(told, 'printed')).toMatchObject([{ notes: 2, stars: 1 }])
  })

  it('with strict components what a print lacks is lost', () => {
    const rules = openGame(2, { strictComponents: true })
    const state = opening(rules)
    hold(state, 1, [29, 0, 0])
    const told = play(rules, state, [{ place: spaceAt(rules, 'print') }])
    expect(of(told, 'printed')).toMatchObject([{ notes: 1, stars: 1 }])
  })

  it('with strict components nobody prints what has run out', () => {
    const rules = openGame(2, { strictComponents: true })
    const state = opening(rules)
    hold(state, 1, [30, 0, 0])
    expect(places(rules, state)).not.toContain(spaceAt(rules, 'print'))
  })

  it('with strict components notes handed over come back to the box, those that diners turned do not', () => {
    const rules = openGame(2, { strictComponents: true })
    const state = opening(rules)
    give(state, 0, DINER, 2)
    hold(state, 0, [4, 0, 0])
    hold(state, 1, [26, 0, 0])
    play(rules, state, [{ place: spaceAt(rules, 'receiver') }, { notes: [1, 0, 0] }])
    passRound(rules, state)
    expect(state.notes[0]).toEqual([1, 0, 0])
    const told = play(rules, state, [{ place: spaceAt(rules, 'print') }])
    expect(of(told, 'printed')).toMatchObject([{ notes: 1 }])
  })
})

describe('Rulings on the supermarket and the receiver', () => {
  it('each note is looked at on its own: one refused note does not spoil the others', () => {
    const rules = openGame(3)
    const state = opening(rules)
    const { track } = rules.facts
    state.police = track.indexOf('investigation')
    hold(state, 0, [5, 2, 0])
    play(rules, state, [{ place: spaceAt(rules, 'supermarket') }])
    expect(rules.moves(state, 0)).toEqual([{ notes: [0, 1, 0] }, { notes: [0, 2, 0] }])
  })

  it('with refused notes alone the supermarket cannot be entered', () => {
    const rules = openGame(3)
    const state = opening(rules)
    state.police = rules.facts.track.indexOf('investigation')
    hold(state, 0, [5, 0, 0])
    expect(places(rules, state)).not.toContain(spaceAt(rules, 'supermarket'))
  })
})

describe('Rulings on flights', () => {
  it('the fare comes out of the hand before the transfer: $30 and nothing offshore is not enough, $40 is', () => {
    const rules = openGame(2)
    const state = opening(rules)
    const flight = spaceAt(rules, 'commercial')
    state.cash[0] = 30
    expect(places(rules, state)).not.toContain(flight)
    state.cash[0] = 40
    expect(places(rules, state)).toContain(flight)
  })

  it('whoever has less than $30 in hand cannot fly commercial, not even to fetch money', () => {
    const rules = openGame(2)
    const state = opening(rules)
    const flight = spaceAt(rules, 'commercial')
    Object.assign(state, { cash: [20, 0], envelope: [400, 0] })
    expect(places(rules, state)).not.toContain(flight)
    state.cash[0] = 30
    expect(places(rules, state)).toContain(flight)
  })

  it('a jet needs no cash to fetch money', () => {
    const rules = openGame(2)
    const state = opening(rules)
    give(state, 0, JET)
    Object.assign(state, { cash: [0, 0], envelope: [50, 0] })
    play(rules, state, [{ place: spaceAt(rules, 'jet') }, { fly: -50 }])
    expect(state.cash[0]).toBe(50)
  })

  it('a strike outlasts the end of a round', () => {
    const rules = openGame(3)
    const state = opening(rules)
    state.police = rules.facts.track.indexOf('strike')
    passRound(rules, state)
    Object.assign(state, { cash: [500, 500, 500] })
    expect(places(rules, state)).not.toContain(spaceAt(rules, 'commercial'))
  })
})

describe('Rulings on diners', () => {
  it('they take qualities that the supermarket refuses', () => {
    const rules = openGame(3)
    const state = opening(rules)
    state.police = rules.facts.track.lastIndexOf('investigation')
    give(state, 0, DINER)
    hold(state, 0, [2, 0, 0])
    passRound(rules, state)
    expect(state.cash[0]).toBe(20 + 50)
  })

  it('others hear how many notes were turned, only the owner which', () => {
    const rules = openGame(2)
    const state = opening(rules)
    give(state, 0, DINER)
    hold(state, 0, [1, 1, 0])
    passRound(rules, state)
    const heard: unknown[] = []
    rules.play(state, 0, { notes: [1, 0, 0] }, fastRandom(1), (event, audience = 'all') => {
      if (event.kind === 'dined') heard.push(audience, event)
      if (event.kind === 'turned') expect(audience).toEqual({ only: [0] })
    })
    expect(heard).toEqual(['all', { kind: 'dined', seat: 0, notes: 1, dollars: 50 }])
  })

  it('several owners are asked from the first player on', () => {
    const rules = openGame(3)
    const state = opening(rules)
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

describe('A game in which everybody shuns the hats', () => {
  it('ends after forty rounds, without the Godfather, and pays tickets', () => {
    const rules = openGame(2)
    const state = opening(rules)
    const ticket = rules.facts.designs.findIndex(({ value }) => value === 100)
    give(state, 0, ticket)
    while (rules.turn(state).length > 0) play(rules, state, [{ pass: true }])
    expect(state.round).toBe(40)
    expect(rules.outcome(state)?.scores).toEqual([120, 30])
  })
})

describe('Why a wish is refused', () => {
  it.each([
    ['a space that is taken', (space: number) => ({ place: space }), 'occupied'],
    ['a space that does not exist', () => ({ place: 99 }), 'no-such-space'],
    ['an amount, before a space', () => ({ fly: 10 }), 'first-space'],
    ['notes, before a space', () => ({ notes: [1, 0, 0] }), 'first-space'],
    ['an improvement nobody has', () => ({ improve: 0 }), 'no-such-improvement'],
  ])('%s', (_, wish, rule) => {
    const rules = openGame(2)
    const state = opening(rules)
    const print = spaceAt(rules, 'print')
    play(rules, state, [{ place: print }])
    expect(rules.why?.(rules.view(state, 1), wish(print))?.rule).toBe(rule)
  })

  it('a card that is too dear, with the figures', () => {
    const rules = openGame(2)
    const state = opening(rules)
    const { spaces } = rules.facts
    expect(rules.why?.(rules.view(state, 0), { place: 0 })).toEqual({
      rule: 'too-dear',
      section: 'market',
      facts: { price: spaces[0].price, cash: 20 },
    })
  })

  it('a second jet, a strike, a flight without a jet, nothing to sell', () => {
    const rules = openGame(3)
    const state = opening(rules)
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
    const rules = openGame(2)
    const state = opening(rules)
    give(state, 0, JET)
    hold(state, 0, [9, 0, 0])
    const selling = rules.copy(state)
    play(rules, selling, [{ place: spaceAt(rules, 'receiver') }])
    const why = (wish: unknown) => rules.why?.(rules.view(selling, 0), wish)?.rule
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
