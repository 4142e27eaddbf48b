import { fastRandom, LANGUAGES } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { reconstruction } from '../edition/built-in.ts'
import { gamePackage } from '../game.ts'
import type { Event, Move, View } from '../state.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { vi } from '../text/vi.ts'
import { Sandbox } from './helpers.ts'

const FACTS = new Sandbox(4).rules.facts

const TEXTS = { en, de, vi }
const names = (seat: number): string => ['Lan', 'Jürgen', 'Ngọc', 'Mia'][seat]

interface Heard {
  readonly events: readonly Event[]
  readonly asked: readonly { readonly view: View; readonly turn: readonly number[]; readonly moves: readonly Move[] }[]
}

/** Everything that some games tell, ask and offer. */
function heard(): Heard {
  const events: Event[] = []
  const asked: { view: View; turn: readonly number[]; moves: readonly Move[] }[] = []
  for (const seats of [1, 3, 4])
    for (let seed = 0; seed < 12; seed++) {
      const { rules } = new Sandbox(seats)
      const random = fastRandom(`words ${seed}`)
      const state = rules.setup(random)
      for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
        const moves = rules.moves(state, turn[0])
        if (random.below(6) === 0)
          asked.push({ view: rules.view(state, turn[0]), turn, moves }, { view: rules.view(state, 'spectator'), turn, moves: [] })
        rules.play(state, turn[0], moves[random.below(moves.length)], random, (event) => events.push(event))
      }
      asked.push({ view: rules.view(state, 0), turn: [], moves: [] })
    }
  return { events, asked }
}

const { events, asked } = heard()

describe.each(LANGUAGES)('The words of %s', (language) => {
  const text = TEXTS[language]

  it('hold a sentence for every event, prompt and move of a game', () => {
    expect(new Set(events.map(({ kind }) => kind)).size).toBe(21)
    expect(new Set(asked.flatMap(({ moves }) => moves.map((move) => move.do))).size).toBe(16)
    const sentences = [
      ...events.map((event) => text.event(event, names, FACTS)),
      ...asked.flatMap(({ view, turn }) => Object.values(text.prompt(view, turn, names, FACTS))),
      ...asked.flatMap(({ view, moves }) => moves.map((move) => text.move(move, view, names, FACTS))),
    ]
    for (const sentence of new Set(sentences)) {
      expect(sentence).not.toMatch(/undefined|NaN|\[object|null| {2}/)
      expect(sentence.trim()).toBe(sentence)
      expect(sentence.length).toBeGreaterThan(3)
    }
  })

  it('tell the moves of one decision apart', () => {
    for (const { view, moves } of asked) {
      const labels = moves.map((move) => text.move(move, view, names, FACTS))
      // The two Skilled farmers have the same name on the cards too.
      const twins = labels.filter((label) => !label.includes(reconstruction.cards[2].title[language].value))
      expect(new Set(twins).size).toBe(twins.length)
    }
  })

  it('make every card readable from its data', () => {
    for (const card of [...reconstruction.starting, ...reconstruction.cards]) {
      const { title, kind, cost, action, gain } = text.card(card)
      expect([title, kind].every((words) => words.length > 1)).toBe(true)
      expect(cost === undefined).toBe(Object.keys(card.cost.value).length === 0)
      expect(action).toHaveLength(card.steps.value.length)
      expect(gain === undefined).toBe(Object.keys(card.gain.value).length === 0)
      expect([cost, ...action, gain].join(' ')).not.toMatch(/NaN|\[object| {2}\S/)
    }
  })

  it('explain every option, part of the outcome, reason and section of the rules that English does', async () => {
    expect(Object.keys(text.options)).toEqual(Object.keys(gamePackage.game.options))
    expect(Object.keys(text.breakdown)).toEqual(Object.keys(en.breakdown))
    expect(text.rules(FACTS).map(({ id }) => id)).toEqual(en.rules(FACTS).map(({ id }) => id))
    expect(text.rules(FACTS).map(({ paragraphs }) => paragraphs.length)).toEqual(en.rules(FACTS).map(({ paragraphs }) => paragraphs.length))
    expect(text.rules(FACTS).map(({ example }) => example === undefined)).toEqual(
      en.rules(FACTS).map(({ example }) => example === undefined),
    )
  })

  it('name the parts of a solo and of a table’s outcome', () => {
    for (const seats of [1, 2]) {
      const { rules, state, table } = new Sandbox(seats)
      state.ending = true
      state.market = state.market.slice(0, 4).concat([0, 1, 2, 3].map((index) => table.disaster + index))
      for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state))
        rules.play(state, turn[0], { do: 'quit' }, fastRandom(1))
      for (const part of Object.keys(rules.outcome(state)?.breakdown[0] ?? {})) expect(text.breakdown[part]).toBeTruthy()
    }
  })
})

describe('A card in words', () => {
  const card = (number: number) => {
    const found = reconstruction.cards.find((each) => each.number.value === number)
    if (found === undefined) throw new Error(`no card ${number}`)
    return found
  }

  it('reads as a person would say it', () => {
    expect(en.card(card(44))).toEqual({
      title: 'Estate',
      kind: 'Build',
      cost: '1 grape and 1 stone',
      action: ['Build a workshop on a wheat space with a road.'],
      gain: '3 wheat and 3 reputation',
    })
    expect(de.card(card(88))).toMatchObject({ title: 'Prunkbrücke', kind: 'Bau', cost: '2 Steine und 1 Rose', gain: '8 Ansehen' })
    expect(vi.card(card(2)).action).toEqual(['Đặt 1 nhân công vào một ô tài nguyên chưa khai phá ven kênh.'])
  })
})
