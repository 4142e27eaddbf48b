import { LANGUAGES, type Reason } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { gamePackage } from '../game.ts'
import { RULES, sectionOf } from '../rules/why.ts'
import type { Move } from '../state.ts'
import { Sandbox } from './helpers.ts'

/** The rule that forbids a move; first checks that it is forbidden. */
function why(sandbox: Sandbox, attempt: Move): string | undefined {
  expect(sandbox.offered()).not.toContainEqual(attempt)
  return reason(sandbox, attempt)?.rule
}

function reason({ rules, state }: Sandbox, attempt: unknown): Reason | undefined {
  return rules.why?.(rules.view(state, state.seat), attempt)
}

describe('Why a move is not possible', () => {
  it('names the rule for cards and purchases', () => {
    const sandbox = new Sandbox(4).market(2, 8, 22, 26, 60, 70, 80, 90).hand('Farmer', 'Settlement', 90, 12).stack().purse({}, 1)
    expect(why(sandbox, { do: 'use', card: sandbox.card(40) })).toBe('not-in-hand')
    expect(why(sandbox, { do: 'use', card: sandbox.card('Settlement') })).toBe('cannot-pay')
    expect(why(sandbox, { do: 'use', card: sandbox.card(90) })).toBe('nothing-to-repeat')
    expect(why(sandbox, { do: 'buy', card: sandbox.card(2) })).toBe('too-dear')
    expect(why(sandbox, { do: 'buy', card: sandbox.card(100) })).toBe('not-in-market')
    expect(why(sandbox, { do: 'buy', card: sandbox.card(80) })).toBe('not-yet-for-sale')
    expect(why(sandbox, { do: 'quit' })).toBe('no-quitting-yet')
    expect(why(sandbox, { do: 'enough' })).toBe('begin-first')
    expect(why(new Sandbox(2).hand(12), { do: 'use', card: sandbox.card(12) })).toBe('no-card-to-give')
    expect(why(new Sandbox(2).hand('Farmer').supply('worker', 0), { do: 'use', card: 0 })).toBe('no-piece-left')
  })

  it('names the rule for spaces', () => {
    const farmer = new Sandbox(2).hand('Farmer').worker('E8').use('Farmer')
    const at = (sandbox: Sandbox, id: string) => why(sandbox, { do: 'space', space: sandbox.space(id) })
    expect(at(farmer, 'E8')).toBe('worker-there')
    expect(at(farmer, 'A3')).toBe('no-worker-beside')
    expect(at(farmer, 'F3')).toBe('developed')
    expect(why(farmer, { do: 'administer' })).toBe('finish-first')
    const settle = new Sandbox(2).hand('Settlement').purse({ rose: 3 }).use('Settlement')
    expect(at(settle, 'A3')).toBe('crocodile')
    expect(at(settle, 'G3')).toBe('too-close')
    expect(at(settle, 'D4')).toBe('taken')
  })

  it('names the rule for roads', () => {
    const sandbox = new Sandbox(2).hand(30).road('F3', 'G3').road('G3', 'H3').dry('G4', 'G2').use(30)
    const join = (a: string, b: string) => why(sandbox, { do: 'join', spaces: [sandbox.space(a), sandbox.space(b)] })
    expect(join('G3', 'G4')).toBe('junction')
    expect(join('F3', 'G3')).toBe('joined-already')
    expect(join('F3', 'F4')).toBe('crocodile')
    expect(join('A3', 'H3')).toBe('not-adjacent')
    expect(join('B7', 'A6')).toBe('not-adjacent')
  })

  it('has a text for each rule in every language', async () => {
    for (const language of LANGUAGES) {
      const text = await gamePackage.text[language]()
      const unknown = text.reason({ rule: 'no such rule' })
      for (const rule of RULES) expect(text.reason({ rule, facts: { price: 3, money: 1, piece: 'road', cards: 2 } })).not.toBe(unknown)
    }
  })

  it('names a section of the rules that exists in every language', async () => {
    const { facts } = new Sandbox(2).rules
    const found = new Set(RULES.map((rule) => sectionOf(rule)))
    for (const language of LANGUAGES) {
      const sections = (await gamePackage.text[language]()).rules(facts).map(({ id }) => id)
      for (const section of found) expect(sections).toContain(section)
    }
    const sandbox = new Sandbox(2).hand('Settlement').purse({})
    expect(reason(sandbox, { do: 'use', card: sandbox.card('Settlement') })).toEqual({ rule: 'cannot-pay', section: 'pay' })
  })
})
