import { fastRandom, LANGUAGES, type Language } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { collectEvents, names, sectionText, textsPass } from '../../test/text-suite.ts'
import { reconstruction } from '../edition/built-in.ts'
import type { CounterfeitersEdition } from '../edition/edition.ts'
import { gamePackage } from '../game.ts'
import { PRINTER } from '../rules/board.ts'
import { begin, give, hold, openGame, opening, play, spaceAt } from './helpers.ts'

const FACTS = openGame(4, { improvements: true }).facts

// In the last game everybody always passes.
const collected = collectEvents(
  Array.from({ length: 12 }, (_, seed) => ({
    rules: openGame(seed < 10 ? 4 : 2, { improvements: true }),
    seed: `words ${seed}`,
    idle: seed === 11,
  })),
)
const { asked } = collected

textsPass(gamePackage, { collected, kinds: 28 })

describe.each(LANGUAGES)('The texts in %s', (language) => {
  it('have a name for every card and improvement, and a reason for every refusal', async () => {
    const text = await gamePackage.text[language]()
    const board = FACTS
    for (const { id } of board.designs)
      expect(text.event({ kind: 'bought', seat: 0, space: 0, card: id, dollars: 10 }, names, FACTS)).not.toMatch(/[a-z][A-Z]|ticket-/)
    for (const { id } of board.improvements)
      expect(text.event({ kind: 'improved', seat: 0, improvement: id }, names, FACTS)).not.toContain(id)
    const english = await gamePackage.text.en()
    for (const rule of ['occupied', 'too-dear', 'strike', 'first-amount', 'use-improvement', 'refused-notes', 'diner-count'])
      expect(text.reason({ rule })).not.toBe(language === 'en' ? rule : english.reason({ rule }))
  })

  it('name the price with the improvement in use', async () => {
    const text = await gamePackage.text[language]()
    const rules = openGame(4, { improvements: true })
    const state = rules.setup(fastRandom(2))
    const board = rules.facts
    const discount = board.improvements.findIndex(({ effect }) => effect === 'discount')
    const label = (boost: number) => text.move({ place: 0 }, { ...rules.view(state, 0), boost }, names, FACTS)
    expect(label(-1)).toContain(String(board.spaces[0].price))
    expect(label(discount)).toContain(String(board.spaces[0].price - 30))
  })

  it('do not promise a next round or a police step for the last henchmen', async () => {
    const text = await gamePackage.text[language]()
    const rules = openGame(4)
    const view = rules.view(opening(rules), 0)
    const desks = [1, 2, 3].map((number) => ({ place: spaceAt(rules, 'tax', number) }))
    const promised = (stage: typeof view.stage) => desks.map((desk) => text.move(desk, { ...view, stage }, names, rules.facts))
    expect(promised('rounds').filter((label) => label.includes(','))).toHaveLength(2)
    expect(promised('last').filter((label) => label.includes(','))).toHaveLength(0)
  })

  it('do not promise more notes than the box has, with strict components', async () => {
    const text = await gamePackage.text[language]()
    const { rules, state } = begin(2, { strictComponents: true })
    give(state, 0, PRINTER, 2)
    const { fakes } = rules.facts
    hold(state, 1, [fakes[0] - 1, 0, 0])
    expect(text.move({ place: spaceAt(rules, 'print') }, rules.view(state, 0), names, rules.facts)).toMatch(/(?<!\d)1(?!\d).*★/)
  })

  it('offer to decline only if that is a legal move', async () => {
    const text = await gamePackage.text[language]()
    const { rules, state } = begin(4, { improvements: true })
    const fraud = rules.facts.improvements.findIndex(({ effect }) => effect === 'more-fraud')
    Object.assign(state, { stage: 'last', ask: 'space', trigger: 3 })
    state.owners[fraud] = 0
    const asks = () => text.prompt(rules.view(state, 0), [0], names, FACTS).now
    const word = { en: 'decline', de: 'verzichte', vi: 'thôi' }[language]
    expect(rules.moves(state, 0)).toContainEqual({ pass: true })
    expect(asks()).toContain(word)
    play(rules, state, [{ improve: fraud }])
    expect(rules.moves(state, 0)).not.toContainEqual({ pass: true })
    expect(asks()).not.toContain(word)
  })
})

describe('English', () => {
  it.each([
    ['ink', 'Lan buys ink for $20.'],
    ['paper', 'Lan buys paper for $20.'],
    ['hologram', 'Lan buys a hologram for $20.'],
    ['greatLawyer', 'Lan buys the Great Lawyer for $20.'],
    ['ticket-80', 'Lan buys a lottery ticket worth $80 for $20.'],
  ])('says of %s: %s', async (card, said) => {
    const text = await gamePackage.text.en()
    expect(text.event({ kind: 'bought', seat: 0, space: 0, card, dollars: 20 }, names, FACTS)).toBe(said)
  })
})

describe('A strike', () => {
  it('has our own wording, and a different sentence in every language', async () => {
    const sentences = await Promise.all(
      LANGUAGES.map(async (language) => (await gamePackage.text[language]()).event({ kind: 'strike' }, names, FACTS)),
    )
    expect(new Set(sentences).size).toBe(LANGUAGES.length)
    for (const sentence of sentences) expect(sentence).not.toMatch(/air traffic controllers are on strike/i)
  })
})

describe('What is easy to get wrong', () => {
  const rulesIn = async (language: Language, id: string) => sectionText((await gamePackage.text[language]()).rules(FACTS), id)

  it.each([
    [
      'en',
      'not again while they stay there',
      'Whoever has a henchman left',
      'jet owners included',
      'after 40 rounds is ours',
      'nobody drafts',
    ],
    ['de', 'nicht noch einmal', 'Wer noch einen Handlanger hat', 'auch wer einen Jet hat', 'ist von uns', 'Was niemand nimmt'],
    ['vi', 'không thu lại', 'Ai còn đàn em', 'kể cả chủ máy bay riêng', 'do chúng tôi', 'Thẻ không ai lấy'],
  ] as const)('is right in %s', async (language, godfather, last, jets, cap, undrafted) => {
    const text = await gamePackage.text[language]()
    expect(await rulesIn(language, 'police')).toContain(godfather)
    expect(text.event({ kind: 'ending', seat: 0 }, names, FACTS)).toContain(last)
    expect(await rulesIn(language, 'flight')).toContain(jets)
    expect(await rulesIn(language, 'edition')).toContain(cap)
    expect(await rulesIn(language, 'improvements')).toContain(undrafted)
  })

  it('names the pawn in German, not a player, and rates in Vietnamese, not purchase prices', async () => {
    expect(await rulesIn('de', 'tax')).toContain('Startspielerfigur')
    expect(await rulesIn('vi', 'edition')).not.toContain('Giá mua')
  })
})

describe('The rules pages', () => {
  /** The built-in edition with other printed values, none of them reconstructed. */
  function owned(): CounterfeitersEdition {
    const printed = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value
      if (Array.isArray(value)) return value.map(printed)
      const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, printed(inner)]))
      return 'status' in copy ? { ...copy, status: 'printed' } : copy
    }
    const fact = <T>(value: T) => ({ value, status: 'printed' as const })
    const edition = {
      ...(printed(reconstruction) as CounterfeitersEdition),
      id: 'mine',
      name: 'My own box',
      henchmen: fact(4),
      startCash: fact([110, 120, 130, 140]),
      notesPerPrinter: fact(5),
      supermarketNotes: fact(6),
      supermarketPays: fact(70),
      receiverNotes: fact(7),
      receiverRates: fact([60, 80, 90]),
      taxFraud: fact(170),
      dinerPays: fact(100),
    }
    return { ...edition, more: { ...edition.more, commercial: [{ hat: fact(false), price: fact(190) }] } }
  }

  it.each(LANGUAGES)('use the values of an owner’s edition in %s', async (language) => {
    const text = await gamePackage.text[language]()
    const { facts } = openGame(4, { edition: owned() })
    const said = (id: string) => sectionText(text.rules(facts), id)
    for (const number of [4, 110, 120, 130, 140]) expect(said('start')).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`))
    expect(said('print')).toMatch(/(?<!\d)5(?!\d).*(?<!\d)15(?!\d)/)
    expect(said('supermarket')).toMatch(/(?<!\d)6(?!\d).*(?<!\d)70(?!\d)/)
    for (const number of [7, 60, 80, 90, 4 * 60, 6 * 80]) expect(said('receiver')).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`))
    expect(said('tax')).toContain('170')
    expect(said('flight')).toMatch(/190.*180/)
    expect(said('round')).toContain('100')
    expect(said('edition')).toContain('My own box')
    expect(said('edition')).not.toBe(sectionText(text.rules(FACTS), 'edition'))
    const promptAt = (zone: string) => {
      const space = facts.spaces.findIndex((each) => each.zone === zone)
      return text.prompt({ ...asked[0].view, ask: 'notes', viewer: 0, space }, [0], names, facts)
    }
    expect(promptAt('supermarket').next).toMatch(/(?<!\d)70(?!\d).*(?<!\d)6(?!\d)/)
    expect(promptAt('receiver').next).toMatch(/(?<!\d)7(?!\d).*60.*80.*90/)
    expect(promptAt('receiver').now).not.toBe(promptAt('supermarket').now)
  })

  it('have the section that each refusal names', async () => {
    const sections = new Set((await gamePackage.text.en()).rules(FACTS).map(({ id }) => id))
    const rules = openGame(4, { improvements: true })
    const four = asked.filter(({ view }) => view.henchmen.length === 4)
    const wishes: readonly unknown[] = [
      ...rules.facts.spaces.map((_, place) => ({ place })),
      { place: -1 },
      { pass: true },
      { notes: [9, 9, 9] },
      { notes: 'all' },
      { notes: [0, 0, 0] },
      { fly: 5 },
      { fly: 0 },
      { fly: 10_000 },
      { fly: -10_000 },
      { lift: 0 },
      { draft: 0 },
      { improve: 0 },
    ]
    const named = new Set<string>()
    for (const { view } of four)
      for (const wish of view.viewer === 'spectator' ? [] : wishes) {
        const reason = rules.why?.(view, wish)
        if (reason === undefined) continue
        expect(sections).toContain(reason.section)
        named.add(reason.rule)
      }
    expect(named.size).toBeGreaterThan(20)
  })
})
