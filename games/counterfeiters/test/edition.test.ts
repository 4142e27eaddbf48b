import { factsOf, fastRandom, rulesFor } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { changed, editionsPass } from '../../test/edition-suite.ts'
import { decisionsOf, finishedGame } from '../../test/random-game.ts'
import { reconstruction } from '../edition/built-in.ts'
import { game } from './helpers.ts'

function fact<T>(value: T) {
  return { value, status: 'printed' }
}

editionsPass(game, {
  edition: reconstruction,
  refused: [
    ['a price of −10', 'more.market.2.price.value', { 'more.market.2.price.value': -10 }],
    ['a price that is no multiple of ten', 'two.market.2.price.value', { 'two.market.2.price.value': 25 }],
    ['43 cards', 'cards', { 'cards.3.count.value': 3 }],
    ['a track without an end', 'more.track', { 'more.track': ['plain', 'plain', 'plain', 'plain', 'plain', 'godfather'].map(fact) }],
    ['an end in the middle', 'two.track.3.value', { 'two.track.3.value': 'end' }],
    ['four investigations', 'two.track', { 'two.track.2.value': 'investigation' }],
    ['a start on a special space', 'two.start.2.value', { 'two.start.2.value': 4 }],
    ['a start beyond the track', 'more.start.4.value', { 'more.start.4.value': 60 }],
    ['no hat outside the supermarket', 'two', { 'two.print': [], 'two.receiver': [], 'two.taxFraud': [] }],
    ['a ticket without a value', 'cards.4.value', { 'cards.4.kind': 'ticket' }],
    ['a hologram among the starting cards', 'cards.1.kind', { 'cards.1.kind': 'hologram' }],
    ['two Great Lawyers', 'cards', { 'cards.4.kind': 'greatLawyer' }],
    ['an improvement too few', 'improvements', { improvements: reconstruction.improvements.slice(1) }],
    ['improvements too few for two', 'improvements', { 'improvements.0.players.value': 4, 'improvements.1.players.value': 4 }],
    ['an unknown effect', 'improvements.0.effect.value', { 'improvements.0.effect.value': 'more-everything' }],
    ['two improvements of one name', 'improvements.1.id', { 'improvements.1.id': reconstruction.improvements[0].id }],
    ['a guessed status', 'taxFraud.status', { 'taxFraud.status': 'guessed' }],
    ['a field too many', '', { surprise: 1 }],
  ],
  options: [
    [1, {}, 'seats'],
    [5, {}, 'seats'],
    [4, { money: 'hidden' }, 'options.money'],
    [4, { edition: 'nowhere' }, 'options.edition'],
    [4, { speed: 3 }, 'options.speed'],
  ],
})

describe('The built-in edition', () => {
  it('has the numbers of the rulebook, marked as printed', () => {
    const printed = factsOf(reconstruction).filter(({ status }) => status === 'printed')
    const values = Object.fromEntries(printed.map(({ path, value }) => [path, value]))
    expect(values).toMatchObject({
      henchmen: 3,
      startCash: [20, 30, 40, 50],
      notesPerPrinter: 2,
      supermarketNotes: 3,
      supermarketPays: 50,
      receiverNotes: 8,
      receiverRates: [20, 30, 40],
      taxFraud: 30,
      fakes: [30, 30, 40],
      'two.commercial.0.price': 30,
      'more.commercial.0.price': 30,
    })
  })

  it('marks the board, the track, the card mix and the promo as reconstructed', () => {
    const status = new Map(factsOf(reconstruction).map(({ path, status }) => [path, status]))
    for (const path of ['two.market.0.price', 'more.track.5', 'cards.9.count', 'improvements.3.effect', 'more.start.3'])
      expect(status.get(path)).toBe('reconstructed')
    expect(status.get('more.supermarket.0.hat')).toBe('sourced')
  })

  it('has three investigations and one strike on each side', () => {
    for (const { track } of [reconstruction.two, reconstruction.more]) {
      expect(track.filter(({ value }) => value === 'investigation')).toHaveLength(3)
      expect(track.filter(({ value }) => value === 'strike')).toHaveLength(1)
    }
  })
})

describe("An owner's edition", () => {
  it('with other prices and another track can be played without changing code', () => {
    const own = changed(reconstruction, {
      id: 'mine',
      'more.market.0.price': fact(90),
      'more.market.5.price': fact(0),
      'more.track': ['plain', 'plain', 'godfather', 'investigation', 'strike', 'end'].map(fact),
      'more.start.3': fact(1),
      'more.start.4': fact(0),
      startCash: fact([100, 100, 100, 100]),
    })
    const rules = rulesFor(game, 3, { edition: own })
    const opening = rules.setup(fastRandom(8))
    expect(opening.police).toBe(1)
    expect(rules.moves(opening, opening.actor)).toContainEqual({ place: 0 })
    for (let seed = 0; seed < 20; seed++) {
      for (const { state } of decisionsOf(rules, fastRandom(seed))) expect(rules.check(state)).toEqual([])
      const end = finishedGame(rules, seed)
      expect(rules.check(end)).toEqual([])
      expect(end.police).toBe(5)
    }
  })
})
