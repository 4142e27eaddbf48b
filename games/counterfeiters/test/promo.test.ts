import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import type { Effect } from '../edition/edition.ts'
import { GREAT, INK, PAPER, PRINTER } from '../rules/board.ts'
import { NONE, type State } from '../state.ts'
import { begin, type CounterfeitersRules, give, hattedDesk, hold, of, openGame, places, play, spaceAt } from './helpers.ts'

/** Seat 0 owns the improvement with this effect; the draft is over. */
function owning(effect: Effect): { rules: CounterfeitersRules; state: State; index: number } {
  const { rules, state } = begin(4, { improvements: true })
  const index = rules.facts.improvements.findIndex((each) => each.effect === effect)
  state.owners[index] = 0
  Object.assign(state, { stage: 'rounds', ask: 'space' })
  return { rules, state, index }
}

describe('The draft of the Action Improvements', () => {
  it.each([
    [2, 5, 1],
    [3, 7, 1],
    [4, 10, 2],
  ])('with %i players offers %i improvements and leaves %i', (seats, up, left) => {
    const { rules, state } = begin(seats, { improvements: true })
    expect(rules.moves(state, 0)).toHaveLength(up)
    const order: number[] = []
    while (state.stage === 'draft') {
      order.push(state.actor)
      expect(rules.secret(state, state.actor)).toBe(false)
      play(rules, state, [rules.moves(state, state.actor)[0]])
    }
    const round = Array.from({ length: seats }, (_, seat) => seat)
    expect(order).toEqual([...round, ...[...round].reverse()])
    expect(state.owners.filter((owner) => owner === NONE)).toHaveLength(left)
    expect([state.ask, state.actor]).toEqual(['space', 0])
  })

  it('does not happen without the option', () => {
    expect(openGame(4).setup(fastRandom(1)).stage).toBe('rounds')
  })
})

describe('An improvement', () => {
  it('is announced before placing; then only spaces where it works are legal, and passing is not', () => {
    const { rules, state, index } = owning('more-fraud')
    expect(rules.moves(state, 0)).toContainEqual({ improve: index })
    play(rules, state, [{ improve: index }])
    const { spaces } = rules.facts
    expect(places(rules, state).map((space) => spaces[space].zone)).toEqual(['tax', 'tax', 'tax'])
    expect(rules.moves(state, 0)).toHaveLength(3)
  })

  it('is used once per game and then shown as used', () => {
    const { rules, state, index } = owning('more-fraud')
    play(rules, state, [{ improve: index }, { place: spaceAt(rules, 'tax', 2) }])
    expect(state.cash[0]).toBe(20 + 60)
    expect(rules.view(state, 1).spent).toBe(1 << index)
    play(rules, state, [{ pass: true }, { pass: true }, { pass: true }])
    expect(rules.moves(state, 0)).not.toContainEqual({ improve: index })
  })

  it('is limited to one per turn', () => {
    const { rules, state, index } = owning('more-fraud')
    state.owners.fill(0)
    play(rules, state, [{ improve: index }])
    expect(rules.moves(state, 0).filter((move) => 'improve' in move)).toEqual([])
    expect(rules.why?.(rules.view(state, 0), { improve: 0 })?.rule).toBe('one-improvement')
  })

  it('prints one more note per printer', () => {
    const { rules, state, index } = owning('more-notes')
    give(state, 0, PRINTER)
    const events = play(rules, state, [{ improve: index }, { place: spaceAt(rules, 'print') }])
    expect(of(events, 'printed')).toMatchObject([{ notes: 6 }])
  })

  it('prints one star more, and is not offered to a player who prints three stars', () => {
    const { rules, state, index } = owning('finer-print')
    const events = play(rules, rules.copy(state), [{ improve: index }, { place: spaceAt(rules, 'print') }])
    expect(of(events, 'printed')).toMatchObject([{ stars: 2 }])
    state.cards[0][INK] = 1
    state.cards[0][PAPER] = 1
    give(state, 0, 3)
    expect(rules.moves(state, 0)).not.toContainEqual({ improve: index })
  })

  it('sells two more notes at the supermarket', () => {
    const { rules, state, index } = owning('more-groceries')
    hold(state, 0, [6, 0, 0])
    play(rules, state, [{ improve: index }, { place: spaceAt(rules, 'supermarket') }])
    expect(rules.moves(state, 0)).toHaveLength(5)
  })

  it('lets the supermarket overlook one detected quality, which the owner chooses', () => {
    const { rules, state, index } = owning('blind-cashier')
    hold(state, 0, [2, 2, 0])
    expect(rules.moves(state, 0)).not.toContainEqual({ improve: index })
    const { track } = rules.facts
    state.police = track.indexOf('investigation', track.indexOf('investigation') + 1)
    expect(places(rules, state)).not.toContain(spaceAt(rules, 'supermarket'))
    play(rules, state, [{ improve: index }, { place: spaceAt(rules, 'supermarket') }])
    expect(rules.moves(state, 0)).toEqual([{ notes: [1, 0, 0] }, { notes: [2, 0, 0] }, { notes: [0, 1, 0] }, { notes: [0, 2, 0] }])
    hold(state, 0, [1, 0, 1])
    expect(rules.moves(state, 0)).toEqual([{ notes: [1, 0, 0] }, { notes: [0, 0, 1] }, { notes: [1, 0, 1] }])
  })

  it('makes the receiver pay each note at its own rate', () => {
    const { rules, state, index } = owning('own-rate')
    hold(state, 0, [1, 1, 2])
    const events = play(rules, state, [{ improve: index }, { place: spaceAt(rules, 'receiver') }, { notes: [1, 1, 2] }])
    expect(of(events, 'sold')).toMatchObject([{ dollars: 20 + 30 + 80 }])
  })

  it('reduces a price at the black market by $30, but not below zero', () => {
    const { rules, state, index } = owning('discount')
    state.cash[0] = 20
    play(rules, state, [{ improve: index }])
    const { spaces } = rules.facts
    const affordable = spaces.flatMap(({ zone, price }, space) => (zone === 'market' && price <= 50 ? [space] : []))
    expect(places(rules, state)).toEqual(affordable)
    const cheapest = affordable[affordable.length - 1]
    play(rules, state, [{ place: cheapest }])
    expect(state.cash[0]).toBe(20 - Math.max(0, spaces[cheapest].price - 30))
  })

  it('makes the commercial flight free', () => {
    const { rules, state, index } = owning('free-flight')
    state.cash[0] = 10
    play(rules, state, [{ improve: index }, { place: spaceAt(rules, 'commercial') }, { fly: 10 }])
    expect([state.cash[0], state.envelope[0]]).toEqual([0, 10])
  })

  it('does not move the police, and has no use in the end game', () => {
    const { rules, state, index } = owning('quiet')
    const { spaces, start } = rules.facts
    play(rules, state, [{ improve: index }])
    expect(places(rules, state).every((space) => spaces[space].hat)).toBe(true)
    play(rules, state, [{ place: hattedDesk(rules) }])
    expect(state.police).toBe(start)
    const late = owning('quiet')
    Object.assign(late.state, { stage: 'last', trigger: 3 })
    expect(late.rules.moves(late.state, 0)).not.toContainEqual({ improve: late.index })
  })

  it('prints a better quality even if the box has no notes of the usual quality left', () => {
    const { rules, state } = begin(4, { improvements: true, strictComponents: true })
    const { improvements, fakes } = rules.facts
    const index = improvements.findIndex(({ effect }) => effect === 'finer-print')
    const nights = improvements.findIndex(({ effect }) => effect === 'more-notes')
    Object.assign(state, { stage: 'rounds', ask: 'space' })
    state.owners[index] = 0
    state.owners[nights] = 0
    hold(state, 1, [fakes[0], 0, 0])
    expect(places(rules, state)).not.toContain(spaceAt(rules, 'print'))
    expect(rules.moves(state, 0)).not.toContainEqual({ improve: nights })
    expect(rules.moves(state, 0)).toContainEqual({ improve: index })
    const events = play(rules, state, [{ improve: index }, { place: spaceAt(rules, 'print') }])
    expect(of(events, 'printed')).toMatchObject([{ notes: 2, stars: 2 }])
  })

  it('puts a henchman beside the player’s own one, and a lawyer takes one of the two', () => {
    const { rules, state, index } = owning('squeeze-in')
    const print = spaceAt(rules, 'print')
    const fakes = () => state.notes[0].reduce((sum, count) => sum + count, 0)
    play(rules, state, [{ place: print }, { pass: true }, { pass: true }, { pass: true }, { improve: index }, { place: print }])
    expect(fakes()).toBe(4)
    expect([state.henchmen[0], state.standing[0], state.squeezed[0]]).toEqual([1, 1 << print, 1 << print])
    expect(rules.check(state)).toEqual([])
    give(state, 0, GREAT)
    Object.assign(state, { stage: 'great', trigger: 0, ask: 'henchman', actor: 0, police: rules.facts.track.length - 1 })
    play(rules, state, [{ lift: print }])
    expect([state.standing[0], state.squeezed[0]]).toEqual([1 << print, 0])
    expect(places(rules, state)).not.toContain(print)
    play(rules, state, [{ pass: true }])
    expect([state.standing[0], state.squeezed[0]]).toEqual([1 << print, 1 << print])
  })

  it('puts a henchman beside a rival’s, except in the market', () => {
    const { rules, state, index } = owning('squeeze-in')
    expect(rules.moves(state, 0)).not.toContainEqual({ improve: index })
    const print = spaceAt(rules, 'print')
    state.standing[2] = (1 << print) | 1
    state.market[0] = NONE
    play(rules, state, [{ improve: index }])
    expect(places(rules, state)).toEqual([print])
    play(rules, state, [{ place: print }])
    expect(state.standing[0]).toBe(1 << print)
  })
})
