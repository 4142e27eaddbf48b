import { fastRandom, type GamePackage, LANGUAGES, type OptionField, type Rules, type Seat, type SeenBy } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'

export const names = (seat: Seat): string => ['Lan', 'Jürgen', 'Ngọc', 'Mia', 'Tomás'][seat]

/** A game to be played by chance. */
interface Table<S, M, V extends SeenBy, E, F> {
  readonly rules: Rules<S, M, V, E, F>
  readonly seed: string | number
  /** Nobody does more than the last thing offered. */
  readonly idle?: boolean
}

/** What somebody is asked, with what they may choose. */
interface Asked<M, V, F> {
  readonly view: V
  readonly turn: readonly Seat[]
  readonly moves: readonly M[]
  readonly facts: F
}

/** Everything that some whole games tell, ask and offer, the asking at one position in so many. */
export interface Heard<M, V, E, F> {
  readonly events: readonly { readonly event: E; readonly facts: F }[]
  readonly asked: readonly Asked<M, V, F>[]
}

export function hear<S, M, V extends SeenBy, E, F>(tables: readonly Table<S, M, V, E, F>[], oneIn = 1): Heard<M, V, E, F> {
  const events: { readonly event: E; readonly facts: F }[] = []
  const asked: Asked<M, V, F>[] = []
  for (const { rules, seed, idle = false } of tables) {
    const { facts } = rules
    const random = fastRandom(seed)
    const state = rules.setup(random)
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      const [seat] = turn
      const moves = rules.moves(state, seat)
      if (random.below(oneIn) === 0)
        for (const viewer of [seat, 'spectator'] as const) asked.push({ view: rules.view(state, viewer), turn, moves, facts })
      const move = moves[idle ? moves.length - 1 : random.below(moves.length)]
      rules.play(state, seat, move, random, (event) => events.push({ event, facts }))
    }
    asked.push({ view: rules.view(state, 0), turn: [], moves: [], facts })
  }
  return { events, asked }
}

interface Cases<M, V, E, F> {
  readonly heard: Heard<M, V, E, F>
  /** Events that random games may not tell. */
  readonly rare?: readonly E[]
  /** How many kinds of events there are in all. */
  readonly kinds: number
  /** Two labels of one list that may be the same. */
  twins?(label: string): boolean
}

/** What every game asks of its words, in every language. */
export function textsPass<S, M, V extends SeenBy, E extends { readonly kind: string }, O, F>(
  { game, text: texts }: GamePackage<S, M, V, E, O, F>,
  { heard, rare = [], kinds, twins = () => false }: Cases<M, V, E, F>,
): void {
  const { asked } = heard
  const facts = asked[0].facts
  const events = [...heard.events, ...rare.map((event) => ({ event, facts }))]

  describe.each(LANGUAGES)('The words of %s', (language) => {
    it('hold a sentence for every event, prompt and move', async () => {
      const text = await texts[language]()
      expect(new Set(events.map(({ event }) => event.kind)).size).toBe(kinds)
      const sentences = new Set([
        ...events.map((told) => text.event(told.event, names, told.facts)),
        ...asked.flatMap(({ view, turn, facts }) => Object.values(text.prompt(view, turn, names, facts))),
        ...asked.flatMap(({ view, moves, facts }) => moves.map((move) => text.move(move, view, names, facts))),
      ])
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(/undefined|NaN|\[object|null| {2}|(^|\s)-\d/)
        expect(sentence.trim()).toBe(sentence)
        expect(sentence.length).toBeGreaterThan(3)
        // A letter that could have been a capital; numbers, signs and quotation marks may stand first.
        expect(sentence).not.toMatch(/^[^\p{L}\d]*\p{Ll}/u)
      }
    })

    it('tell the moves of one list apart', async () => {
      const text = await texts[language]()
      for (const { view, moves, facts } of asked) {
        const labels = moves.map((move) => text.move(move, view, names, facts)).filter((label) => !twins(label))
        expect(new Set(labels).size).toBe(labels.length)
      }
    })

    it('explain every option, part of the outcome and section of the rules that English does', async () => {
      const text = await texts[language]()
      const english = await texts.en()
      const shape = (sections: ReturnType<typeof text.rules>) =>
        sections.map(({ id, paragraphs, example }) => ({ id, paragraphs: paragraphs.length, example: example !== undefined }))
      expect(Object.keys(text.options)).toEqual(Object.keys(game.options))
      for (const [name, field] of Object.entries<OptionField>(game.options))
        if (field.kind === 'choice') expect(Object.keys(text.options[name].values ?? {})).toEqual(field.values.map(String))
      expect(Object.keys(text.breakdown)).toEqual(Object.keys(english.breakdown))
      expect(shape(text.rules(facts))).toEqual(shape(english.rules(facts)))
    })
  })
}
