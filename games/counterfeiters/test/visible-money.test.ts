import { fastRandom, LANGUAGES } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { fakesOf, moneyOf, moneyShown } from '../board/tray/visible-money.ts'
import { words } from '../board/words.ts'
import { bot } from '../bot/bot.ts'
import type { Options, State } from '../state.ts'
import { summary } from '../summary.ts'
import { begin, hold, openGame } from './helpers.ts'

function viewWith(money: Options['money'], viewer: number | 'spectator', change?: (state: State) => void) {
  const { rules, state } = begin(3, { money })
  hold(state, 1, [2, 0, 1])
  change?.(state)
  return { view: rules.view(state, viewer), facts: rules.facts }
}

describe.each(LANGUAGES)('Money behind screens, in %s', (language) => {
  const word = words[language]

  it('is hidden from rivals and spectators by default', () => {
    for (const viewer of [0, 2, 'spectator'] as const) {
      const { view, facts } = viewWith('veiled', viewer)
      expect(moneyOf(view, facts, 1, word)).toBeUndefined()
      expect(fakesOf(view, facts, 1)).toBeUndefined()
    }
  })

  it('is always shown to its owner', () => {
    const { view, facts } = viewWith('veiled', 1, (state) => {
      state.envelope[1] = 120
    })
    expect(moneyOf(view, facts, 1, word)).toEqual({ cash: word.money(30), envelope: word.money(120) })
    expect(fakesOf(view, facts, 1)).toEqual([
      { stars: 1, count: '2' },
      { stars: 3, count: '1' },
    ])
  })

  it('is shown to everybody at the end', () => {
    const { view, facts } = viewWith('veiled', 'spectator', (state) => {
      Object.assign(state, { stage: 'over', ask: 'nothing', trigger: 0 })
    })
    expect([0, 1, 2].every((seat) => moneyShown(view, facts, seat))).toBe(true)
    expect(moneyOf(view, facts, 1, word)?.cash).toBe(word.money(30))
  })

  it('is shown within bounds with the option for counted money, and exactly with open money', () => {
    const counted = viewWith('counted', 0)
    const purses = counted.view.purses.map((each) => ({ ...each, envelope: [0, 20] as const }))
    expect(moneyOf({ ...counted.view, purses }, counted.facts, 1, word)?.envelope).toBe(word.bounds(0, 20))
    expect(fakesOf(counted.view, counted.facts, 1)).toBeDefined()
    const open = viewWith('open', 0)
    expect(moneyOf(open.view, open.facts, 1, word)?.cash).toBe(word.money(30))
  })
})

describe('Hiding money', () => {
  it('is only done by the page: views, events and bots know what a perfect memory knows', () => {
    const played = (['veiled', 'counted'] as const).map((money) => {
      const rules = openGame(3, { money })
      const random = fastRandom(8)
      const state = rules.setup(random)
      const seen: unknown[] = []
      while (rules.turn(state).length > 0) {
        const seat = state.actor
        const view = rules.view(state, seat)
        const choice = bot.greedy(rules).choose(view, rules.moves(state, seat), { iterations: 0 }, random)
        seen.push(view, choice)
        rules.play(state, seat, choice, random, (event, audience) => seen.push(event, audience))
      }
      return seen
    })
    expect(played[0]).toEqual(played[1])
  })

  it('includes charts: before the end they show only the viewer’s own money', () => {
    const { view, facts } = viewWith('counted', 1)
    expect(summary.counts(view, facts)).toEqual({
      cash: [undefined, 30, undefined],
      offshore: [undefined, 0, undefined],
      fakes: [undefined, 3, undefined],
    })
    const open = viewWith('open', 'spectator')
    expect(summary.counts(open.view, open.facts)).toMatchObject({ cash: [20, 30, 40], fakes: [0, 3, 0] })
  })
})
