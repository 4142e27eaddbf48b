import { describe, expect, it } from 'vitest'
import { reconstruction } from '../edition/built-in.ts'
import type { CardFacts } from '../edition/edition.ts'
import { Sandbox } from './helpers.ts'

/** Facts from the rulebook and from players' reports. They never change: tuning the reconstruction must not touch them. */
const SOURCED: Readonly<Record<string, Partial<Record<'kind' | 'cost' | 'steps' | 'gain', unknown>>>> = {
  Farmer: { kind: 'harvest', cost: {}, steps: [{ do: 'harvest', workers: 1, next: true }], gain: { ofSpace: 1 } },
  'Two roads': { kind: 'build', cost: { ground: true }, steps: [{ do: 'build', piece: 'road', count: 2 }], gain: { reputation: 3 } },
  Settlement: {
    kind: 'build',
    cost: { wheat: 1, grape: 1, stone: 1 },
    steps: [{ do: 'build', piece: 'settlement', count: 1 }],
    gain: { reputation: 3, money: 3 },
  },
  2: { kind: 'harvest', cost: {}, gain: { rose: 1 } },
  4: { cost: {}, steps: [], gain: { money: 5 } },
  6: { kind: 'harvest', cost: {}, steps: [{ do: 'harvest', workers: 1, next: true }], gain: { ofSpace: 2 } },
  8: { kind: 'harvest', cost: {}, steps: [{ do: 'harvest', workers: 1, alone: true }], gain: { reputation: 2 } },
  10: { kind: 'harvest', cost: {}, steps: [{ do: 'harvest', workers: 1, next: true }], gain: { ofSpace: 2 } },
  12: { steps: [{ do: 'build', piece: 'block', count: 1 }], gain: { reputation: 1, money: 3 } },
  14: { kind: 'commerce', steps: [{ do: 'trade', workers: 1, on: ['settlement'] }] },
  16: { kind: 'commerce', steps: [{ do: 'trade', workers: 1, on: ['settlement'] }] },
  18: { kind: 'commerce', steps: [{ do: 'trade', workers: 1, on: ['settlement'] }] },
  20: { kind: 'build', steps: [{ do: 'build', piece: 'settlement', count: 1 }] },
  24: { kind: 'commerce' },
  28: { kind: 'commerce' },
  40: {
    kind: 'build',
    cost: { wheat: 1, grape: 1, stone: 1 },
    steps: [{ do: 'build', piece: 'town', count: 1 }],
    gain: { reputation: 5, money: 2 },
  },
  42: { kind: 'harvest', cost: {}, gain: { rose: 2 } },
  44: {
    kind: 'build',
    cost: { grape: 1, stone: 1 },
    steps: [{ do: 'build', piece: 'workshop', count: 1, terrain: 'wheat' }],
    gain: { reputation: 3, wheat: 3 },
  },
  46: { kind: 'build', steps: [{ do: 'build', piece: 'workshop', count: 1, terrain: 'grape' }] },
  48: { kind: 'build', steps: [{ do: 'build', piece: 'workshop', count: 1, terrain: 'stone' }] },
  72: { kind: 'build' },
  80: { kind: 'harvest' },
  84: { kind: 'build', steps: [{ do: 'build', piece: 'town', count: 1 }] },
}

const TITLES: Readonly<Record<string, Partial<Record<'en' | 'de', string>>>> = {
  Farmer: { en: 'Farmer', de: 'Bauer' },
  'Two roads': { en: 'Two roads' },
  Settlement: { en: 'Settlement' },
  8: { en: 'Hermit', de: 'Eremit' },
  12: { de: 'Opfergabe' },
  22: { en: 'Fisherman', de: 'Fischer' },
  26: { en: 'Bridge', de: 'Brücke' },
  36: { de: 'Dieb' },
  52: { de: 'Ordnung' },
  84: { de: 'Stadtbau' },
  86: { de: 'Eskorte' },
  94: { de: 'Bankett' },
}

function cardsByName(): ReadonlyMap<string, CardFacts> {
  return new Map<string, CardFacts>([
    ...reconstruction.starting.map((card) => [card.title.en.value, card] as const),
    ...reconstruction.cards.map((card) => [String(card.number.value), card] as const),
  ])
}

const known = (status: string): boolean => status === 'sourced' || status === 'printed'

describe('Sourced values of the cards', () => {
  it('are as in the sources, and nothing else claims to be sourced', () => {
    const found: Record<string, Record<string, unknown>> = {}
    for (const [name, card] of cardsByName())
      for (const part of ['kind', 'cost', 'steps', 'gain'] as const) {
        if (!known(card[part].status)) continue
        found[name] ??= {}
        found[name][part] = card[part].value
      }
    expect(found).toEqual(SOURCED)
  })

  it('include the titles', () => {
    const found: Record<string, Record<string, string>> = {}
    for (const [name, { title }] of cardsByName())
      for (const language of ['en', 'de'] as const) {
        if (!known(title[language].status)) continue
        found[name] ??= {}
        found[name][language] = title[language].value
      }
    expect(found).toEqual(TITLES)
  })

  it('stay separate from the rest: numbers that no source gives to a name, and values that only follow from others, are marked', () => {
    const card = (title: string) => {
      const found = reconstruction.cards.find((each) => each.title.en.value === title)
      if (found === undefined) throw new Error(`no card ${title}`)
      return found
    }
    expect([card('Fisherman').number.status, card('Bridge').number.status]).toEqual(['reconstructed', 'reconstructed'])
    expect(card('Fisherman').gain.status).toBe('reconstructed')
    expect([card('Gardener').steps.status, card('Grower').steps.status]).toEqual(['inferred', 'inferred'])
    expect(card('Order').title.en.status).toBe('inferred')
    expect(card('Offering').cost.status).toBe('reconstructed')
  })
})

describe('Sourced cards in play', () => {
  it('Farmer goes next to any worker, or anywhere if there is none', () => {
    const sandbox = new Sandbox(2).hand('Farmer', 'Farmer').use('Farmer')
    expect(sandbox.spots()).toHaveLength(49)
    const beside = new Sandbox(2).hand('Farmer').worker('E8').use('Farmer')
    expect(beside.spots()).toEqual(
      ['D7', 'D8', 'E7', 'F7', 'F8']
        .filter((id) => id !== 'F7')
        .concat('F7')
        .sort(),
    )
  })

  it('Skilled farmer brings two of the space’s resource', () => {
    expect(new Sandbox(2).hand(6).use(6).at('A6').goods()).toEqual({ stone: 2 })
  })

  it('Two roads are paid with the resource of either end and bring 3 reputation', () => {
    const sandbox = new Sandbox(2).hand('Two roads').purse({ stone: 1, wheat: 1 }).dry('F4').use('Two roads')
    sandbox.join(['F3', 'G3'], ['F3', 'F4'])
    expect(sandbox.goods()).toEqual({})
    expect(sandbox.state.reputation[0]).toBe(3)
  })

  it('Settlement costs one of each and brings 3 reputation and $3', () => {
    const sandbox = new Sandbox(2).hand('Settlement').purse({ wheat: 1, grape: 1, stone: 1 }).use('Settlement').at('A6')
    expect(sandbox.state.reputation[0]).toBe(3)
    expect(sandbox.state.money[0]).toBe(3)
  })

  it('Gardener and Grower bring roses by the channel, and a dollar for the crocodile', () => {
    const gardener = new Sandbox(2).hand(2).purse({}).use(2)
    expect(gardener.spots()).toHaveLength(13)
    gardener.at('A4')
    expect(gardener.goods()).toEqual({ rose: 1 })
    expect(gardener.state.money[0]).toBe(1)
    expect(new Sandbox(2).hand(42).use(42).at('A4').goods()).toEqual({ rose: 2 })
  })

  it('Levy brings $5', () => {
    expect(new Sandbox(2).hand(4).purse({}, 1).use(4).state.money[0]).toBe(6)
  })

  it('Hermit needs undeveloped neighbours and brings 2 reputation', () => {
    const sandbox = new Sandbox(2).hand(8).purse({}).use(8)
    expect(sandbox.spots()).toContain('A3')
    expect(sandbox.spots()).not.toContain('F2')
    expect(sandbox.at('A3').state.reputation[0]).toBe(2)
  })

  it('Offering gives up another card of the hand for a block, 1 reputation and $3', () => {
    const sandbox = new Sandbox(2).hand(12, 'Farmer', 'Settlement').purse({}).use(12)
    expect(sandbox.offered()).toEqual(['Farmer', 'Settlement'].map((name) => ({ do: 'give', card: sandbox.card(name) })))
    sandbox.play({ do: 'give', card: sandbox.card('Farmer') }).at('D4')
    expect(sandbox.state.hands[0]).toEqual([sandbox.card('Settlement')])
    expect(sandbox.state.box).toContain(sandbox.card('Farmer'))
    expect(sandbox.state.board.blocks[sandbox.space('D4')]).toBe(1)
    expect([sandbox.state.reputation[0], sandbox.state.money[0]]).toEqual([1, 3])
  })

  it('Founding of a town upgrades a settlement for 5 reputation and $2', () => {
    const sandbox = new Sandbox(2).hand(40).purse({ wheat: 1, grape: 1, stone: 1 }).use(40).at('F3')
    expect(sandbox.state.board.piece[sandbox.space('F3')]).toBe(2)
    expect([sandbox.state.reputation[0], sandbox.state.money[0]]).toEqual([5, 2])
  })

  it('Estate, Vineyard and Quarry need their terrain and a road, and bring 3 reputation and three goods', () => {
    const estate = new Sandbox(2).hand(44).purse({ grape: 1, stone: 1 }).road('F3', 'F4')
    expect(estate.use(44).spots()).toEqual(['F4'])
    expect(estate.at('F4').goods()).toEqual({ wheat: 3 })
    expect(estate.state.reputation[0]).toBe(3)
    const vineyard = new Sandbox(2).hand(46).purse({ wheat: 1, stone: 1 }).road('F3', 'G4')
    expect(vineyard.use(46).at('G4').goods()).toEqual({ grape: 3 })
    const quarry = new Sandbox(2).hand(48).purse({ wheat: 1, grape: 1 }).use(48)
    expect(quarry.spots()).toEqual(['H4', 'H5'])
    expect(quarry.at('H5').goods()).toEqual({ stone: 3 })
  })
})
