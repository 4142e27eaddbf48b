import { LANGUAGES, type Language } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { collectEvents, names, sectionText, textsPass } from '../../test/text-suite.ts'
import { words } from '../board/words.ts'
import { reconstruction } from '../edition/built-in.ts'
import type { FaiyumEdition } from '../edition/edition.ts'
import { gamePackage } from '../game.ts'
import { de as lessonDe } from '../lesson/de.ts'
import { en as lessonEn } from '../lesson/en.ts'
import { vi as lessonVi } from '../lesson/vi.ts'
import type { Event } from '../state.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { vi } from '../text/vi.ts'
import { Sandbox } from './helpers.ts'
import { ownEdition } from './own-edition.ts'

const FACTS = new Sandbox(4).rules.facts

const TEXTS = { en, de, vi }
const LESSONS = { en: lessonEn, de: lessonDe, vi: lessonVi }

const heard = collectEvents(
  [1, 3, 4].flatMap((seats) => Array.from({ length: 12 }, (_, seed) => ({ rules: new Sandbox(seats).rules, seed: `words ${seed}` }))),
  6,
)
const { events, asked } = heard

// The two Skilled farmers have the same name on the cards, too.
const TWINS = Object.values(reconstruction.cards[2].title).map(({ value }) => value)
textsPass(gamePackage, { collected: heard, kinds: 21, twins: (label) => TWINS.some((title) => label.includes(title)) })

describe.each(LANGUAGES)('The texts in %s', (language) => {
  const text = TEXTS[language]

  it('are tested with every kind of move', () => {
    expect(new Set(asked.flatMap(({ moves }) => moves.map((move) => move.do))).size).toBe(16)
  })

  it('describe every card from its data', () => {
    for (const card of [...reconstruction.starting, ...reconstruction.cards]) {
      const { title, kind, cost, action, gain } = text.card(card)
      expect([title, kind].every((words) => words.length > 1)).toBe(true)
      expect(cost === undefined).toBe(Object.keys(card.cost.value).length === 0)
      expect(action).toHaveLength(card.steps.value.length)
      expect(gain === undefined).toBe(Object.keys(card.gain.value).length === 0)
      expect([cost, ...action, gain].join(' ')).not.toMatch(/NaN|\[object| {2}\S/)
    }
  })
})

const card = (number: number) => {
  const found = reconstruction.cards.find((each) => each.number.value === number)
  if (found === undefined) throw new Error(`no card ${number}`)
  return found
}

/** All texts of a language: rules, cards, events, prompts and moves of some games, the lesson, the board. */
function everything(language: Language): readonly string[] {
  const text = TEXTS[language]
  const lesson = LESSONS[language]
  return [
    ...text.rules(FACTS).flatMap(({ title, paragraphs, example = '' }) => [title, ...paragraphs, example]),
    ...[...reconstruction.starting, ...reconstruction.cards].flatMap((each) => Object.values(text.card(each)).flat()),
    ...events.map(({ event, facts }) => text.event(event, names, facts)),
    ...asked.flatMap(({ view, turn, facts }) => Object.values(text.prompt(view, turn, names, facts))),
    ...asked.flatMap(({ view, moves, facts }) => moves.map((move) => text.move(move, view, names, facts))),
    ...Object.values(lesson.notes).flatMap(({ say, wrong = '' }) => [say, wrong]),
    ...Object.values(lesson.tips),
    ...Object.values(lesson.captions),
    ...leaves(words[language]),
  ]
}

/** The texts of a table of texts; functions of a number are called with 2. */
function leaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value(2, 2))]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}

describe('Money', () => {
  it('is dollars in English, Geld in German and đồng in Vietnamese, everywhere', () => {
    expect(everything('en').join()).toContain('$3')
    for (const language of ['de', 'vi'] as const) for (const said of everything(language)) expect(said).not.toContain('$')
    expect(everything('de').join()).toContain('3 Geld')
    expect(everything('vi').join()).toContain('3 đồng')
  })
})

describe('German', () => {
  it('uses the nouns of the German rulebook', () => {
    expect(everything('de').join(' ')).not.toMatch(/Ertrag|Spielstein|Handelsarbeiter|Steinschlag/)
    expect(words.de.brings).toBe('Einnahmen')
  })
})

describe('What happens in the market', () => {
  const replaced = (cards: readonly number[], discounts: readonly number[]): Event => {
    const named = (number: number) => ({ number, title: { en: `C${number}`, de: '', vi: '' } })
    return { kind: 'replaced', cards: cards.map(named), discounts: discounts.map(named) }
  }

  it('is described for one card and for two', () => {
    expect(en.event(replaced([2], [4, 6]), names, FACTS)).toBe('C2 (2) leaves the market; C4 (4) and C6 (6) now cost less.')
    expect(en.event(replaced([2, 4], [6]), names, FACTS)).toBe('C2 (2) and C4 (4) leave the market; C6 (6) now costs less.')
    expect(en.event(replaced([2, 4], []), names, FACTS)).toBe('C2 (2) and C4 (4) leave the market.')
  })
})

describe('Prompts in a solo game', () => {
  it('never speak of the next player', () => {
    const { rules, state } = new Sandbox(1)
    for (const phase of ['workers', 'back'] as const) {
      state.phase = phase
      const view = rules.view(state, 0)
      expect(en.prompt(view, [0], names, rules.facts).next).toBe('Then you choose market cards to put away.')
      expect(de.prompt(view, [0], names, rules.facts).next).not.toContain('Zug')
      expect(vi.prompt(view, [0], names, rules.facts).next).not.toContain('lượt')
    }
  })
})

describe.each(LANGUAGES)('The rules in %s', (language) => {
  const rules = TEXTS[language].rules(FACTS)
  const section = (id: string) => sectionText(rules, id)
  const MADE = { en: '(reconstructed)', de: '(rekonstruiert)', vi: '(phục dựng)' }[language]

  it('say that a crocodile leaves a space undeveloped, as a worker does', () => {
    expect(section('map')).toMatch(
      { en: /neither worker nor crocodile/, de: /weder Arbeiter noch Krokodil/, vi: /ngoài nhân công và cá sấu/ }[language],
    )
  })

  it('say how many bridges a space can have, and that this is reconstructed', () => {
    const said = { en: 'At most 1 bridge may end on a space', de: 'Auf einem Feld endet höchstens 1 Brücke', vi: 'nhiều nhất 1 cây cầu' }[
      language
    ]
    expect(section('roads')).toContain(said)
    expect(
      section('roads')
        .split('.')
        .find((sentence) => sentence.includes(said)),
    ).toContain(MADE)
  })

  it('mark what is reconstructed: palaces, expansions and their gain, grand bridges', () => {
    expect(section('build').split(MADE)).toHaveLength(3)
    expect(section('roads').split(MADE)).toHaveLength(3)
    expect(section('commerce').split(MADE)).toHaveLength(2)
    expect(section('sources')).toContain('63')
  })
})

/** A custom edition with other values than the box. */
function otherValues(): FaiyumEdition {
  const own = <T>(value: T) => ({ value, status: 'printed' as const })
  return {
    ...ownEdition(),
    supply: { ...reconstruction.supply, worker: own(27) },
    money: { start: own([11, 12, 13, 14, 15]), solo: own(16), card: own(4), crocodile: own(6), substitute: own(5) },
    market: { ...reconstruction.market, prices: own([21, 22, 23, 24]) },
    administration: { income: own(8), workers: own(1), worker: own(9), cards: own(2), replaced: own([1, 1, 1, 2, 2]) },
    disasters: reconstruction.disasters.map(({ number }, index) => ({
      number,
      reputation: own([0, 31, 32, 33, 34].map((each) => each + index)),
    })),
    expansion: own(3),
  }
}

describe.each(LANGUAGES)('The rules of a custom edition in %s', (language) => {
  const { facts } = new Sandbox(3, { edition: otherValues() }).rules
  const sections = TEXTS[language].rules(facts)
  const section = (id: string) => sectionText(sections, id)
  const money = (amount: number): string => ({ en: `$${amount}`, de: `${amount} Geld`, vi: `${amount} đồng` })[language]
  const numbers = (id: string): readonly number[] => section(id).match(/\d+/g)?.map(Number) ?? []

  it('use its values', () => {
    expect(numbers('set-up')).toEqual(expect.arrayContaining([11, 12, 13, 14, 15, 16]))
    expect(section('play')).toContain(money(4))
    expect(section('pay')).toContain(money(5))
    expect(section('harvest')).toContain(money(6))
    expect(numbers('build')).toContain(27)
    expect(numbers('roads')).toContain(2)
    expect(numbers('commerce')).toContain(3)
    expect(numbers('market')).toEqual(expect.arrayContaining([21, 22, 23, 24]))
    expect(section('administration')).toContain(money(8))
    expect(section('administration')).toContain(money(9))
    expect(numbers('last-turns')).toEqual(expect.arrayContaining([31, 32, 33, 34, 35, 36, 37]))
  })

  it('call nothing reconstructed that the edition marks as printed', () => {
    const made = { en: 'reconstructed', de: 'rekonstruiert', vi: 'phục dựng' }[language]
    expect(section('commerce')).not.toContain(made)
    expect(section('map')).not.toContain(made)
  })

  it('name its own starting cards', () => {
    for (const { title } of facts.edition.starting) expect(section('set-up')).toContain(title[language].value)
  })
})

describe('A card in words', () => {
  it('reads as a person would say it', () => {
    expect(en.card(card(44))).toEqual({
      title: 'Estate',
      kind: 'Build',
      cost: '1 grape and 1 stone',
      action: ['Build a workshop on a wheat space where a road or bridge ends.'],
      gain: '3 wheat and 3 reputation',
    })
    expect(de.card(card(88))).toMatchObject({ title: 'Prunkbrücke', kind: 'Bau', cost: '2 Steine und 1 Rose', gain: '8 Ansehen' })
    expect(vi.card(card(2)).action).toEqual(['Đặt 1 nhân công vào một ô tài nguyên chưa khai phá ven kênh.'])
  })

  it('says “of each space” where a card uses several', () => {
    expect(en.card(card(6)).gain).toBe('2 of the resource of the space')
    for (const number of [50, 80]) {
      expect(en.card(card(number)).gain).toBe('1 of the resource of each space')
      expect(de.card(card(number)).gain).toBe('1 Rohstoff jedes Feldes')
      expect(vi.card(card(number)).gain).toBe('1 tài nguyên của mỗi ô')
    }
  })

  it('says that Escort may go over several roads and bridges', () => {
    expect(en.card(card(86)).action[0]).toContain('roads or bridges must lead from one to the other')
    expect(de.card(card(86)).action[0]).toContain('Wege oder Brücken müssen beide verbinden')
    expect(vi.card(card(86)).action[0]).toContain('bằng đường hoặc cầu')
  })

  it('says that a workshop needs the end of a road or a bridge, also in the reason for a refusal', () => {
    expect(de.card(card(46)).action[0]).toContain('auf dem ein Weg oder eine Brücke endet')
    expect(vi.card(card(46)).action[0]).toContain('có đường hoặc cầu')
    for (const [text, bridge] of [
      [en, 'bridge'],
      [de, 'Brücke'],
      [vi, 'cầu'],
    ] as const)
      expect(text.reason({ rule: 'no-road-there' })).toContain(bridge)
  })

  it('says of Temple service and Toll what comes once', () => {
    expect(en.card(card(108)).gain).toBe('$2 once and 1 reputation for each building block there')
    expect(de.card(card(108)).gain).toBe('einmal 2 Geld und 1 Ansehen je Baustein dort')
    expect(vi.card(card(108)).gain).toBe('2 đồng một lần và 1 uy tín cho mỗi khối xây ở đó')
    expect(en.card(card(70)).gain).toBe('$4 once and $1 for each road or bridge that ends there')
  })
})
