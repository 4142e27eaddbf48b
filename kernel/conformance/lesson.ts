import { describe, expect, it } from 'vitest'
import type { AnyRules, SeenBy } from '../game.ts'
import { canonical } from '../json.ts'
import { type Course, type Lesson, matchAfter } from '../lesson.ts'
import { type AnyGamePackage, LANGUAGES } from '../package.ts'
import { fastRandom, pick } from '../random.ts'
import { rulesFor } from '../setting.ts'

/** What every game's lesson must satisfy: it can be played, and it has a note at each of the learner's moves, in every language. */
export function lessonPasses(gamePackage: AnyGamePackage): void {
  const lessonOf = async () => {
    if (gamePackage.lesson === undefined) throw new Error(`${gamePackage.game.id} has no lesson`)
    return gamePackage.lesson()
  }

  /** The lesson itself, and further courses. */
  const coursesOf = async (): Promise<readonly Course[]> => {
    const lesson = await lessonOf()
    return [lesson, ...(await Promise.all((lesson.further ?? []).map((load) => load())))]
  }

  describe('The lesson', () => {
    it('is a record of this game that can be played again', async () => {
      for (const course of await coursesOf()) {
        const { record } = course
        expect(record.game).toBe(gamePackage.game.id)
        expect(matchAfter(gamePackage.game, course, record.entries.length).n).toBe(record.entries.length)
      }
    })

    it('has a note before each move of the learner, and none outside the record', async () => {
      for (const course of await coursesOf()) {
        const { record, notes } = course
        const own = movesOf(course)
        expect(own.length).toBeGreaterThan(5)
        for (const { n } of own)
          expect(
            notes.some(({ after }) => after === n - 1),
            `a note before entry ${n}`,
          ).toBe(true)
        for (const { after } of notes) expect(after).toBeLessThanOrEqual(record.entries.length)
        expect(notes.map(({ after }) => after)).toEqual(notes.map(({ after }) => after).sort((a, b) => a - b))
        expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length)
      }
    })

    it('leaves the learner a choice at most of those moves', async () => {
      for (const course of await coursesOf()) {
        const own = movesOf(course)
        const open = own.filter(({ n }) => matchAfter(gamePackage.game, course, n - 1).moves(course.learner).length > 1)
        expect(open.length).toBeGreaterThan(own.length / 2)
      }
    })

    it('illustrates sections of the rules with positions of the record', async () => {
      const lesson = await lessonOf()
      const { pictures } = lesson
      const text = await gamePackage.text.en()
      const sections = text.rules(matchAfter(gamePackage.game, lesson, 0).rules.facts).map(({ id }) => id)
      expect(Object.keys(pictures).length).toBeGreaterThan(2)
      for (const [section, { after, viewer }] of Object.entries(pictures)) {
        expect(sections).toContain(section)
        expect(canonical(matchAfter(gamePackage.game, lesson, after).view(viewer)).length).toBeGreaterThan(2)
      }
    })

    it.each(LANGUAGES)('has its words in %s', async (language) => {
      const lesson = await lessonOf()
      const { notes, pictures, text } = lesson
      const words = await text[language]()
      const english = await text.en()
      expect(Object.keys(words.notes).sort()).toEqual(notes.map(({ id }) => id).sort())
      expect(Object.keys(words.captions).sort()).toEqual(Object.keys(pictures).sort())
      expect(Object.keys(words.tips)).toEqual(Object.keys(english.tips))
      const said = [...Object.values(words.notes).flatMap(({ say, wrong = 'none' }) => [say, wrong]), ...Object.values(words.tips)]
      for (const sentence of said) expect(sentence.trim().length).toBeGreaterThan(3)
      if (text[language] !== text.en) for (const [id, { say }] of Object.entries(words.notes)) expect(say).not.toBe(english.notes[id].say)
    })

    it.each(LANGUAGES)('has the words of what follows in %s, with a title', async (language) => {
      for (const { notes, text } of (await coursesOf()).slice(1)) {
        const words = await text[language]()
        expect(words.title?.length).toBeGreaterThan(3)
        expect(Object.keys(words.notes).sort()).toEqual(notes.map(({ id }) => id).sort())
        expect(Object.keys(words.chapters ?? {}).sort()).toEqual(notes.flatMap(({ chapter }) => chapter ?? []).sort())
        const english = (await text.en()).notes
        if (language !== 'en') for (const [id, { say }] of Object.entries(words.notes)) expect(say).not.toBe(english[id].say)
      }
    })

    it('has tips that all appear in games, in words that there are', async () => {
      const { tips, text } = await lessonOf()
      const words = await text.en()
      const met = await tipsIn(gamePackage, tips, Object.keys(words.tips).length)
      expect([...met].sort()).toEqual(Object.keys(words.tips).sort())
    })
  })
}

/** The learner's moves between the first and the last note, without those that are skipped. */
function movesOf({ record, learner, notes }: Course) {
  return record.entries.filter(({ seat, n, do: done }) => {
    const next = notes.findIndex(({ after }) => after >= n)
    return seat === learner && 'play' in done && next > 0 && !notes[next].skips
  })
}

const MOST_GAMES = 60

/** Tips that appear in games of random and of hand-written players, with all numbers of seats and every flag on and off. */
async function tipsIn({ game, bot }: AnyGamePackage, tips: Lesson<unknown, SeenBy>['tips'], wanted: number): Promise<ReadonlySet<string>> {
  const { greedy } = await bot()
  const { min, max } = game.seats
  const flags = Object.entries(game.options).flatMap(([name, { kind }]) => (kind === 'flag' ? [name] : []))
  const met = new Set<string>()
  for (let played = 0; played < MOST_GAMES && met.size < wanted; played++) {
    const options = Object.fromEntries(flags.map((name) => [name, played % 2 === 1]))
    const rules: AnyRules = rulesFor(game, min + (played % (max - min + 1)), options)
    const player = greedy(rules)
    const random = fastRandom(played)
    const state = rules.setup(random)
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      const [seat] = turn
      const [view, moves] = [rules.view(state, seat), rules.moves(state, seat)]
      for (const tip of tips(view, moves, rules.facts)) met.add(tip)
      const isRandom = played % 4 < 2
      rules.play(state, seat, isRandom ? pick(moves, random) : player.choose(view, moves, { iterations: 0 }, random), random)
    }
  }
  return met
}
