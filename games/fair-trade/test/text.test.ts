import { fastRandom, LANGUAGES } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { furnished } from '../game.ts'
import type { Event } from '../state.ts'
import { openGame } from './helpers.ts'

const names = (seat: number) => ['Lan', 'Jürgen', 'Ngọc', 'Mia'][seat]

/** Everything that one whole game tells, asks and offers. */
function playedGame() {
  const rules = openGame(4)
  const random = fastRandom('words')
  const state = rules.setup(random)
  const events: Event[] = []
  const asked: { view: ReturnType<typeof rules.view>; turn: readonly number[] }[] = []
  while (rules.turn(state).length > 0) {
    const turn = rules.turn(state)
    for (const viewer of [turn[0], 'spectator'] as const) asked.push({ view: rules.view(state, viewer), turn })
    const moves = rules.moves(state, turn[0])
    rules.play(state, turn[0], moves[random.below(moves.length)], random, (event) => events.push(event))
  }
  asked.push({ view: rules.view(state, 0), turn: [] })
  return { events, asked, moves: [...rules.moves(rules.setup(random), 0)], rules }
}

describe.each(LANGUAGES)('The words of %s', (language) => {
  it('hold a sentence for every event, prompt and move of a game', async () => {
    const text = await furnished.text[language]()
    const { events, asked, moves } = playedGame()
    expect(new Set(events.map(({ kind }) => kind)).size).toBe(9)
    const sentences = [
      ...events.map((event) => text.event(event, names)),
      ...asked.flatMap(({ view, turn }) => Object.values(text.prompt(view, turn, names))),
      ...moves.map((move) => text.move(move, asked[0].view, names)),
    ]
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/undefined|NaN|\[object|null/)
      expect(sentence.trim()).toBe(sentence)
      expect(sentence.length).toBeGreaterThan(3)
    }
  })

  it('explain every option, part of the outcome and section of the rules that English does', async () => {
    const text = await furnished.text[language]()
    const english = await furnished.text.en()
    expect(Object.keys(text.options)).toEqual(Object.keys(furnished.game.options))
    expect(Object.keys(text.breakdown)).toEqual(['markers', 'debt', 'coins'])
    expect(text.rules.map(({ id }) => id)).toEqual(english.rules.map(({ id }) => id))
    expect(text.rules.map(({ paragraphs }) => paragraphs.length)).toEqual(english.rules.map(({ paragraphs }) => paragraphs.length))
  })
})
