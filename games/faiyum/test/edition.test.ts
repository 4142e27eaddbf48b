import { factsOf, fastRandom, pick } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { editionsPass } from '../../test/edition-suite.ts'
import { finishedGame } from '../../test/random-game.ts'
import { reconstruction } from '../edition/built-in.ts'
import { editions } from '../edition/edition.ts'
import { gamePackage } from '../game.ts'
import { Sandbox } from './helpers.ts'
import { ownEdition } from './own-edition.ts'

const { cards, supply } = reconstruction

editionsPass(gamePackage.game, {
  edition: reconstruction,
  refused: [
    ['a space that does not exist', 'map.adjacent.value.0', { 'map.adjacent.value.0.1': 'Z9' }, 'there is no space Z9'],
    ['two spaces with the same name', 'map.spaces.1.id', { 'map.spaces.1.id': 'A3' }, 'two spaces are called A3'],
    [
      'two cards with the same number',
      'cards.3.number',
      { 'cards.3.number.value': 6 },
      'cards must be in ascending order, but 6 follows 6',
    ],
    ['too few cards', 'cards', { cards: cards.toSpliced(2, 54) }, '2 blue cards; the set-up turns up 12'],
    [
      'a palace to build but none in the box',
      'cards.0.steps.value.0.piece',
      {
        cards: [
          { ...cards[0], steps: { ...cards[0].steps, value: [{ do: 'build', piece: 'palace', count: 1 }] } },
          ...cards.slice(1).filter(({ title }) => !title.en.value.toLowerCase().includes('palace')),
        ],
        'supply.palace': { ...supply.palace, value: 0 },
      },
      'the box holds no palace',
    ],
    [
      'a card that repeats and does more',
      'cards.1.steps',
      { 'cards.1.steps.value': [{ do: 'repeat' }, { do: 'take' }] },
      'a card that repeats another does nothing else',
    ],
    [
      'a card paid with the resource of the ground that builds no road',
      'cards.1.cost.value.ground',
      { 'cards.1.cost.value.ground': true },
      'only a card that builds roads is paid with the resource of the ground',
    ],
    ['a gain for a space that no step uses', 'cards.1.gain.value.ofSpace', { 'cards.1.gain.value.ofSpace': 1 }, 'the card uses no space'],
    ['a road on a crocodile', 'map.roads.value.0', { 'map.roads.value.0.0': 'A3' }, 'a crocodile is on A3, so no road can be there'],
    ['too much money for a card', 'money.card.value', { 'money.card.value': 99 }],
    ['an unknown step', 'cards.0.steps.value.0.do', { 'cards.0.steps.value.0.do': 'dance' }],
    ['a field too many', '', { surprise: 1 }],
  ],
  options: [
    [0, {}, 'seats'],
    [6, {}, 'seats'],
    [1, { achievements: -1 }, 'options.achievements'],
    [1, { achievements: 1.5 }, 'options.achievements'],
    [4, { edition: 'nowhere' }, 'options.edition'],
    [4, { speed: 3 }, 'options.speed'],
  ],
})

describe('The built-in edition', () => {
  it('has the numbers of the box: 2 to 112 blue, 114 to 120 yellow, each once', () => {
    const numbers = (border: string) =>
      reconstruction.cards.filter((card) => card.border.value === border).map(({ number }) => number.value)
    expect(numbers('blue')).toEqual(Array.from({ length: 56 }, (_, index) => 2 * index + 2))
    expect(numbers('yellow')).toEqual([114, 116, 118, 120])
  })

  it('has 56 spaces: 19 wheat, 19 grape, 13 stone, one red, four sites for 15 blocks, one of them for 5', () => {
    const count = (terrain: string) => reconstruction.map.spaces.filter((space) => space.terrain.value === terrain).length
    expect(['wheat', 'grape', 'stone', 'red', 'site'].map(count)).toEqual([19, 19, 13, 1, 4])
    const sites = reconstruction.map.spaces.flatMap(({ blocks }) => (blocks === undefined ? [] : [blocks.value]))
    expect(sites.sort()).toEqual([3, 3, 4, 5])
    expect(reconstruction.map.bridges.value).toHaveLength(14)
    expect([reconstruction.map.channelSide.value.length, reconstruction.map.lakeSide.value.length]).toEqual([16, 24])
  })

  it('states for every value how well it is known', () => {
    const facts = factsOf(reconstruction)
    const tally: Record<string, number> = {}
    for (const { status } of facts) tally[status] = (tally[status] ?? 0) + 1
    expect(Object.keys(tally).sort()).toEqual(['inferred', 'printed', 'reconstructed', 'sourced'])
  })
})

describe('A custom edition', () => {
  it('with another map and other cards can be played to the end with any number of players, without new code', () => {
    const edition = ownEdition()
    expect(editions.check(edition)).toEqual([])
    const seen = new Set<string>()
    for (const seats of [1, 2, 3, 4, 5])
      for (let seed = 0; seed < 25; seed++) {
        const { rules } = new Sandbox(seats, { edition })
        const state = finishedGame(rules, seed, ({ state, moves }, random) => {
          expect(rules.check(state)).toEqual([])
          if (moves.length === 0) expect.fail(`no move in ${JSON.stringify(state)}`)
          const move = pick(moves, random)
          seen.add(move.do)
          return move
        })
        expect(rules.check(state)).toEqual([])
        expect(rules.outcome(state)).toBeDefined()
      }
    const all = [
      'use',
      'cash',
      'buy',
      'administer',
      'quit',
      'space',
      'join',
      'enough',
      'pay',
      'give',
      'swap',
      'choose',
      'take',
      'lay',
      'back',
      'replace',
    ]
    expect([...seen].sort()).toEqual(all.sort())
  })

  it('is readable in all three languages', async () => {
    for (const language of ['en', 'de', 'vi'] as const) {
      const text = await gamePackage.text[language]()
      const { rules } = new Sandbox(2, { edition: ownEdition() })
      const state = rules.setup(fastRandom(1))
      for (const move of rules.moves(state, state.seat))
        expect(text.move(move, rules.view(state, state.seat), String, rules.facts)).not.toMatch(/undefined/)
    }
  })
})
