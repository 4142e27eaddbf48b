import { factsOf, rulesFor } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { changed, editionsPass } from '../../test/edition-suite.ts'
import { finishedGame } from '../../test/random-game.ts'
import { rulebook } from '../edition/built-in.ts'
import { game } from './helpers.ts'

const edition = rulebook

editionsPass(game, {
  edition,
  refused: [
    ['a negative prize', 'market.3.prizes.4.value.2', { 'market.3.prizes.4.value.2': -1 }],
    ['a prize too few', 'market.3.prizes.4.value', { 'market.3.prizes.4.value': [4, 3, 3] }],
    ['a market card too few', 'market', { market: edition.market.slice(1) }],
    ['two cards with the same name', 'market.1.id', { 'market.1.id': edition.market[0].id }],
    ['a second prize above the first', 'market.0.prizes.3.value.1', { 'market.0.prizes.3.value': [1, 2, 0] }],
    ['a guessed status', 'coins.status', { 'coins.status': 'guessed' }],
    ['a field too many', '', { surprise: 1 }],
    ['bids that are too high', 'highestBid.value', { 'highestBid.value': 40 }],
  ],
  options: [
    [1, {}, 'seats'],
    [7, {}, 'seats'],
    [4, { rounds: 0 }, 'options.rounds'],
    [4, { rounds: 13 }, 'options.rounds'],
    [4, { rounds: 7.5 }, 'options.rounds'],
    [4, { hiddenScores: 'yes' }, 'options.hiddenScores'],
    [4, { edition: 'nowhere' }, 'options.edition'],
    [4, { speed: 3 }, 'options.speed'],
  ],
})

describe('The built-in editions', () => {
  it('mark one market row as printed and all others as reconstructed', () => {
    const rows = factsOf(edition).filter(({ path }) => path.startsWith('market'))
    expect(rows).toHaveLength(60)
    expect(rows.filter(({ status }) => status === 'printed')).toEqual([
      { path: 'market.7.prizes.4', value: [5, 4, 1, 0], status: 'printed' },
    ])
  })

  it('award the same total on every card for one number of players', () => {
    const totals = { '2': 6, '3': 8, '4': 10, '5': 9, '6': 8 }
    for (const { path, value } of factsOf(edition).filter(({ path }) => path.startsWith('market'))) {
      const players = path.slice(-1) as keyof typeof totals
      expect((value as number[]).reduce((a, b) => a + b, 0)).toBe(totals[players])
    }
  })
})

describe('A custom edition', () => {
  it('can be played without a change of code', () => {
    const own = changed(edition, {
      market: edition.market.map((card) => ({ ...card, prizes: { ...card.prizes, '2': { value: [9, 1], status: 'printed' } } })),
    })
    const rules = rulesFor(game, 2, { rounds: 6, edition: own })
    const state = finishedGame(rules, 8)
    expect(state.markers[0] + state.markers[1]).toBe(60)
  })
})
