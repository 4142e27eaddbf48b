import { describe, expect, it } from 'vitest'
import { canonical } from '../json.ts'
import { matchAfter } from '../lesson.ts'
import { type AnyGamePackage, LANGUAGES } from '../package.ts'

/** What every game's lesson must keep: it can be played, it speaks at each of the learner's moves, and in every language. */
export function lessonPasses(gamePackage: AnyGamePackage): void {
  const lessonOf = async () => {
    if (gamePackage.lesson === undefined) throw new Error(`${gamePackage.game.id} has no lesson`)
    return gamePackage.lesson()
  }

  describe('The lesson', () => {
    it('is a record of this game that can be played again', async () => {
      const lesson = await lessonOf()
      const { record } = lesson
      expect(record.game).toBe(gamePackage.game.id)
      expect(matchAfter(gamePackage.game, lesson, record.entries.length).n).toBe(record.entries.length)
    })

    it('has a note before each move of the learner, and none outside the record', async () => {
      const lesson = await lessonOf()
      const { record, notes } = lesson
      const own = movesOf(lesson)
      expect(own.length).toBeGreaterThan(5)
      for (const { n } of own)
        expect(
          notes.some(({ after }) => after === n - 1),
          `a note before entry ${n}`,
        ).toBe(true)
      for (const { after } of notes) expect(after).toBeLessThanOrEqual(record.entries.length)
      expect(notes.map(({ after }) => after)).toEqual(notes.map(({ after }) => after).sort((a, b) => a - b))
      expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length)
    })

    it('leaves the learner a choice at most of those moves', async () => {
      const lesson = await lessonOf()
      const { learner } = lesson
      const own = movesOf(lesson)
      const open = own.filter(({ n }) => matchAfter(gamePackage.game, lesson, n - 1).moves(learner).length > 1)
      expect(open.length).toBeGreaterThan(own.length / 2)
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

    it('tips whoever meets something for the first time, in words that there are', async () => {
      const lesson = await lessonOf()
      const { record, learner, tips, text } = lesson
      const words = await text.en()
      const met = new Set<string>()
      for (let after = 0; after <= record.entries.length; after++) {
        const match = matchAfter(gamePackage.game, lesson, after)
        for (const tip of tips(match.view(learner), match.moves(learner), match.rules.facts)) met.add(tip)
      }
      expect(met.size).toBeGreaterThan(2)
      for (const tip of met) expect(Object.keys(words.tips)).toContain(tip)
    })
  })
}

/** What the learner does between the first note and the last: before it things are set up, and what the record holds after it is not played. */
function movesOf({ record, learner, notes }: Awaited<ReturnType<NonNullable<AnyGamePackage['lesson']>>>) {
  const [first, last] = [notes[0].after, notes[notes.length - 1].after]
  return record.entries.filter((entry) => entry.seat === learner && 'play' in entry.do && entry.n > first && entry.n <= last)
}
