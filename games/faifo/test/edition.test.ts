import { checkedOptions, factsOf, LANGUAGES } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { changed, editionsPass } from '../../test/edition-suite.ts'
import { sectionText } from '../../test/text-suite.ts'
import { second } from '../edition/built-in.ts'
import type { FaifoEdition } from '../edition/edition.ts'
import { gamePackage } from '../game.ts'
import { SHIP } from '../state.ts'
import { afterLaying, game, openGame } from './helpers.ts'

editionsPass(game, {
  edition: second,
  refused: [
    ['a negative reward', 'merchants.3.first.value', { 'merchants.3.first.value': -1 }],
    ['one merchant too few', 'merchants', { merchants: second.merchants.slice(1) }],
    ['a skill that another merchant has', 'merchants.1.skill.value', { 'merchants.1.skill.value': 'try-your-luck' }],
    ['an unknown skill', 'merchants.1.skill.value', { 'merchants.1.skill.value': 'flying' }],
    ['a merchant that is its own rival', 'merchants.4.zeroedBy.value', { 'merchants.4.zeroedBy.value': [5] }],
    ['too many ships', 'ships.value', { 'ships.value': 6 }],
    ['a row of rewards that is too short', 'shipRewards.value', { 'shipRewards.value': [5, 1] }],
    [
      'two contracts with the same number',
      'contracts.by-two.value.2',
      { 'contracts.by-two.value': [5, 7, 7, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29] },
    ],
    ['more cards dealt than there are', 'players.4.dealt.value', { 'players.4.dealt.value': 5 }],
    ['more turns than cards', 'players.5.turns.value', { 'players.5.turns.value': 4 }],
    ['a goal out of reach', 'players.5.goal.value', { 'players.5.goal.value': 5 }],
    ['Networking from nobody', 'networkingFrom.value', { 'networkingFrom.value': 'nobody' }],
    ['a guessed status', 'startMoney.status', { 'startMoney.status': 'guessed' }],
    ['an unknown field', '', { surprise: 1 }],
  ],
  options: [
    [2, {}, 'seats'],
    [6, {}, 'seats'],
    [4, { openMoney: 'yes' }, 'options.openMoney'],
    [4, { contracts: 'by-three' }, 'options.contracts'],
    [4, { edition: 'first' }, 'options.edition'],
    [4, { speed: 3 }, 'options.speed'],
  ],
})

describe('The built-in edition', () => {
  it('marks only skills and the three values of the worked example as printed in the rulebook', () => {
    const facts = factsOf(second)
    const statusOf = (path: string) => facts.find((fact) => fact.path === path)?.status
    for (let merchant = 0; merchant < 15; merchant++) expect(statusOf(`merchants.${merchant}.skill`)).toBe('printed')
    const printed = facts.filter(({ path, status }) => status === 'printed' && /first|second|zeroedBy/.test(path))
    expect(printed.map(({ path, value }) => [path, value])).toEqual([
      ['merchants.0.second', 1],
      ['merchants.4.first', 2],
      ['merchants.13.zeroedBy', [5]],
    ])
    expect(statusOf('contracts.by-two')).toBe('sourced')
    expect(statusOf('contracts.by-one')).toBe('reconstructed')
    expect(statusOf('players.3.goal')).toBe('inferred')
  })

  it('has the values of the second edition, not of the first: fifteen merchants, 5 coins for a single ship', () => {
    expect(second.merchants).toHaveLength(15)
    expect(second.merchants.map(({ first, second: next }) => [first.value, next.value])).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
      [2, 1],
      [2, 2],
      [2, 2],
      [2, 2],
      [3, 1],
      [3, 1],
      [3, 1],
      [3, 2],
      [3, 2],
      [4, 2],
      [4, 2],
      [5, 2],
    ])
    expect(second.shipRewards.value).toEqual([5, 1, 0, 0, 0])
    expect(second.contracts['by-two'].value).toHaveLength(13)
  })
})

describe("An owner's edition", () => {
  it('can be played without changing code', () => {
    const own = changed(second, { 'shipRewards.value': [3, 1, 0, 0, 0] })
    const options = checkedOptions(game, { edition: own }, 4)
    const { state } = afterLaying([SHIP, 13, 11, 2], { options, purse: [0, 0, 0, 0] })
    expect(state.purse).toEqual([3, 4, 2, 4])
  })
})

/** An edition in which nearly every number on the rules pages is different. */
const other: FaifoEdition = {
  ...second,
  id: 'other',
  startMoney: { value: 6, status: 'printed' },
  shipRewards: { value: [8, 3, 2, 0, 0], status: 'printed' },
  drawsBeforeCoin: { value: 2, status: 'printed' },
  networkingFrom: { value: 'any', status: 'printed' },
  contracts: { ...second.contracts, 'by-two': { value: [4, 9, 10, 12, 20, 21, 22, 23, 24, 25, 26, 27, 50], status: 'printed' } },
  merchants: second.merchants.map((merchant, index) => ({
    ...merchant,
    ...(index === 14 && { first: { value: 9, status: 'printed' as const } }),
    ...(index === 13 && { zeroedBy: { value: [7], status: 'printed' as const } }),
  })),
  players: { ...second.players, '5': { ...second.players['5'], goal: { value: 2, status: 'printed' } } },
}

describe('With an owner’s edition', () => {
  it('the check finds no problem, so the pages below describe a playable game', () => {
    expect(game.editions.check(other)).toEqual([])
  })

  it.each(LANGUAGES)('the rules pages in %s use its values', async (language) => {
    const text = await gamePackage.text[language]()
    const page = (edition: string | FaifoEdition, id: string) => sectionText(text.rules(openGame(4, { edition }).facts), id)
    const said: readonly (readonly [string, RegExp, RegExp])[] = [
      [
        'aim',
        { en: /two with five/, de: /zwei zu fünft/, vi: /năm người thì hai khế ước/ }[language],
        /(three with|drei zu|người thì ba khế ước)/,
      ],
      ['money', /\b6\b.*\b12\b/, /\b10\b/],
      ['ships', /\b8\b.*\b3\b.*\b2\b/, /\b5\b/],
      ['rivals', /\(14\)[^,]*\(7\)/, /\(5\)/],
      ['names', /\(15\) 9/, /\(15\) 5/],
      ['skills', { en: /two draws/, de: /2\. entscheidet/, vi: /hai lần hòa/ }[language], /three draws|3\. entscheidet|ba lần hòa/],
      [
        'skills',
        { en: /anybody, you too/, de: /vor wem er auch liegt, nur nicht/, vi: /kể cả bạn, trừ chính nó/ }[language],
        /\bimpossible\b/,
      ],
      ['end', /4, 9, 10, 12, 20/, /5, 7, 9/],
    ]
    for (const [id, now, before] of said) {
      expect(page(other, id)).toMatch(now)
      expect(page(other, id)).not.toMatch(before)
      expect(page('second', id)).not.toMatch(now)
    }
    // An example that is wrong for these cards is left out.
    expect(text.rules(openGame(4).facts).find(({ id }) => id === 'names')?.example).toBeDefined()
    expect(text.rules(openGame(4, { edition: other }).facts).find(({ id }) => id === 'names')?.example).toBeUndefined()
  })
})
