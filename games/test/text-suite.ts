import {
  fastRandom,
  type GamePackage,
  LANGUAGES,
  type OptionField,
  type Rules,
  type RulesSection,
  type Seat,
  type SeenBy,
} from '@fairground/kernel'
import { describe, expect, it } from 'vitest'

export const names = (seat: Seat): string => ['Lan', 'Jürgen', 'Ngọc', 'Mia', 'Tomás'][seat]

/** A game to play with random moves. */
interface Table<S, M, V extends SeenBy, E, F> {
  readonly rules: Rules<S, M, V, E, F>
  readonly seed: string | number
  /** Everybody takes the last move offered, which is usually to pass. */
  readonly idle?: boolean
}

/** A decision: what the player or a spectator sees, and the legal moves. */
interface Asked<M, V, F> {
  readonly view: V
  readonly turn: readonly Seat[]
  readonly moves: readonly M[]
  readonly facts: F
}

/** All events of some complete games, and the decisions at some of their positions. */
export interface CollectedEvents<M, V, E, F> {
  readonly events: readonly { readonly event: E; readonly facts: F }[]
  readonly asked: readonly Asked<M, V, F>[]
  /** The parts of the score that outcomes have. */
  readonly scoreParts: ReadonlySet<string>
}

/** Plays the tables to their end; records the decisions of about one position in `oneIn`. */
export function collectEvents<S, M, V extends SeenBy, E, F>(
  tables: readonly Table<S, M, V, E, F>[],
  oneIn = 1,
): CollectedEvents<M, V, E, F> {
  const events: { readonly event: E; readonly facts: F }[] = []
  const asked: Asked<M, V, F>[] = []
  const scoreParts = new Set<string>()
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
    for (const part of Object.keys(rules.outcome(state)?.breakdown[0] ?? {})) scoreParts.add(part)
  }
  return { events, asked, scoreParts }
}

interface Cases<M, V, E, F> {
  readonly collected: CollectedEvents<M, V, E, F>
  /** Events that may not occur in random games. */
  readonly rare?: readonly E[]
  /** How many kinds of events there are. */
  readonly kinds: number
  /** May two moves of one list have this label? */
  twins?(label: string): boolean
}

/** A section of the rules with its example, as one text. */
export function sectionText(sections: readonly RulesSection[], id: string): string {
  const { paragraphs = [], example = '' } = sections.find((section) => section.id === id) ?? {}
  return [...paragraphs, example].join(' ').trim()
}

/** The tests that every game's texts must pass, in every language. */
export function textsPass<S, M, V extends SeenBy, E extends { readonly kind: string }, O, F>(
  { game, text: texts }: GamePackage<S, M, V, E, O, F>,
  { collected, rare = [], kinds, twins = () => false }: Cases<M, V, E, F>,
): void {
  const { asked } = collected
  const facts = asked[0].facts
  const events = [...collected.events, ...rare.map((event) => ({ event, facts }))]

  describe.each(LANGUAGES)('The texts in %s', (language) => {
    it('have a sentence for every event, prompt and move', async () => {
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
        // The first letter must be a capital; numbers, signs and quotation marks may come before it.
        expect(sentence).not.toMatch(/^[^\p{L}\d]*\p{Ll}/u)
      }
    })

    it('have different labels for the moves of one list', async () => {
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
      expect(Object.keys(text.breakdown)).toEqual(expect.arrayContaining([...collected.scoreParts]))
      expect(shape(text.rules(facts))).toEqual(shape(english.rules(facts)))
    })
  })
}
