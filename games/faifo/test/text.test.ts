import { LANGUAGES } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { collectEvents, sectionText, textsPass } from '../../test/text-suite.ts'
import { words } from '../board/words.ts'
import { SKILLS } from '../edition/edition.ts'
import { gamePackage } from '../game.ts'
import { lesson } from '../lesson/lesson.ts'
import type { Event } from '../state.ts'
import { openGame } from './helpers.ts'

const FACTS = openGame(4).facts

const collected = collectEvents([3, 4, 5].flatMap((seats) => Array.from({ length: 25 }, (_, seed) => ({ rules: openGame(seats), seed }))))

/** Events that may not occur in random games. */
const rare: readonly Event[] = [
  { kind: 'no-contract', seat: 1 },
  { kind: 'nobody' },
  { kind: 'tossed', winner: 2 },
  { kind: 'took', seat: 1, merchant: 4, from: 1 },
  { kind: 'fizzled', seat: 1, merchant: 4, why: 'nothing-to-name' },
  { kind: 'fizzled', seat: 1, merchant: 6, why: 'no-merchant-in-hand' },
]

const RULES = [
  'asked-discard',
  'asked-lay',
  'asked-target',
  'asked-throw',
  'asked-name',
  'asked-favor',
  'asked-place',
  'asked-take',
  'asked-over',
  'rock-paper-scissors',
  'not-oneself',
  'no-such-seat',
  'no-such-card',
  'merchants-only',
  'not-in-hand',
  'told-to-lay',
  'in-own-hand',
  'face-up',
  'once-a-chain',
  'not-on-table',
  'not-yours-to-take',
  'not-itself',
]

textsPass(gamePackage, { collected, rare, kinds: 28 })

it('The texts are tested in every phase', () => {
  expect(new Set(collected.asked.map(({ view }) => view.phase)).size).toBe(9)
})

describe.each(LANGUAGES)('The texts in %s', (language) => {
  it('name sixteen different cards and fifteen skills', async () => {
    const { en } = await import('../text/en.ts')
    const { de } = await import('../text/de.ts')
    const { vi } = await import('../text/vi.ts')
    const { cards, skills } = { en, de, vi }[language]
    expect(new Set(cards.map(({ name }) => name)).size).toBe(16)
    expect(Object.keys(skills)).toEqual([...SKILLS])
  })

  it('have a reason for every refusal', async () => {
    const text = await gamePackage.text[language]()
    for (const rule of RULES)
      for (const facts of [undefined, { merchant: 14 }]) {
        const words = text.reason(facts === undefined ? { rule } : { rule, facts })
        expect(words).not.toBe(rule)
        expect(words).not.toMatch(/undefined/)
      }
  })
})

describe('The texts say what the rules do:', () => {
  it('three ships or more earn nothing', async () => {
    const or = { en: 'three or more', de: 'ab drei', vi: 'từ ba thuyền' }
    for (const language of LANGUAGES) {
      const { notes } = await lesson.text[language]()
      for (const sentence of [words[language].ship(5, 1), notes['first-ship'].say]) expect(sentence).toContain(or[language])
    }
  })

  it('the contract that limits money is the one on top after the round', () => {
    expect(words.en.cap).toMatch(/next number/)
    expect(words.de.cap).toMatch(/danach oben liegt/)
    expect(words.vi.cap).toMatch(/con số kế tiếp/)
  })

  it('German says Gegner for an opponent, and how many cards each player gets', async () => {
    const { de } = await import('../text/de.ts')
    const of = (id: string) => sectionText(de.rules(FACTS), id)
    const effects = Object.values(de.skills).map(({ effect }) => effect)
    const reasons = ['asked-target', 'not-oneself', 'not-yours-to-take'].map((rule) => de.reason({ rule }))
    for (const sentence of [...effects, ...reasons, of('skills')]) expect(sentence).not.toMatch(/jemand/)
    expect(of('deal')).not.toMatch(/Karten für alle|bekommen alle fünf/)
    expect(of('deal').match(/\bje (drei|vier|fünf)\b/g)).toHaveLength(3)
  })

  it('Vietnamese says any earlier turn, and that rivals work in one direction only', async () => {
    const { vi } = await import('../text/vi.ts')
    const rules = vi
      .rules(FACTS)
      .flatMap(({ title, paragraphs }) => [title, ...paragraphs])
      .join(' ')
    const { notes, tips } = await lesson.text.vi()
    expect(rules.match(/bất kỳ lượt nào trước đó/g)).toHaveLength(2)
    expect(rules).not.toMatch(/hay lượt trước/)
    expect(`${rules} ${JSON.stringify(notes)} ${JSON.stringify(tips)}`).not.toMatch(/kỵ/i)
  })
})
