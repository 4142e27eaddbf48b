import { fastRandom, LANGUAGES, matchAfter, replay } from '@fairground/kernel'
import { lessonPasses } from '@fairground/kernel/conformance/vitest'
import { describe, expect, it } from 'vitest'
import { SKILLS } from '../edition/edition.ts'
import { gamePackage } from '../game.ts'
import { lesson } from '../lesson/lesson.ts'
import { tips } from '../lesson/tips.ts'
import type { Event, Move } from '../state.ts'
import { openGame } from './helpers.ts'

lessonPasses(gamePackage)

const { game } = gamePackage
const { record, learner, notes } = lesson

/** Everything that the lesson's game tells. */
function toldInLesson(): readonly Event[] {
  const match = matchAfter(game, lesson, 0)
  return [...replay(match, record.entries)].flatMap(({ told }) => told.flatMap((each) => ('event' in each ? [each.event as Event] : [])))
}

describe('The lesson of Faifo', () => {
  it('shows every skill but the Horse’s, and asks the learner for every kind of choice', () => {
    const shown = new Set(toldInLesson().flatMap((event) => (event.kind === 'skill' ? [event.skill] : [])))
    expect(SKILLS.filter((skill) => !shown.has(skill))).toEqual(['seducing'])
    const asked = new Set(
      record.entries.flatMap(({ seat, do: command }) => (seat === learner && 'play' in command ? Object.keys(command.play as Move) : [])),
    )
    expect([...asked].sort()).toEqual(['discard', 'favor', 'lay', 'name', 'place', 'take', 'target', 'throw'])
  })

  it('shows ships alone, in pairs and in a crowd, a tie, the limit, and the learner’s victory', () => {
    const told = toldInLesson()
    expect(new Set(told.flatMap((event) => (event.kind === 'ships' ? [event.seats.length] : [])))).toEqual(new Set([1, 2, 3]))
    expect(told.some(({ kind }) => kind === 'tied')).toBe(true)
    expect(told.some((event) => event.kind === 'limit' && event.returned[learner] > 0)).toBe(true)
    expect(record.result?.places?.[learner]).toBe(1)
  })

  it.each(LANGUAGES)('answers every other choice in %s', async (language) => {
    const { notes: words } = await lesson.text[language]()
    for (const { n, seat } of record.entries) {
      if (seat !== learner || matchAfter(game, lesson, n - 1).moves(learner).length < 2) continue
      const asking = notes.findLast(({ after }) => after === n - 1)
      expect(words[asking?.id ?? ''].wrong, `before entry ${n}`).toBeDefined()
    }
  })
})

describe('Tips', () => {
  it('are all met in play, and nothing is met without a tip', async () => {
    const met = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const rules = openGame(3 + (seed % 3))
      const random = fastRandom(seed)
      const state = rules.setup(random)
      for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
        const moves = rules.moves(state, turn[0])
        for (const tip of tips(rules.view(state, turn[0]), moves, rules.facts)) met.add(tip)
        rules.play(state, turn[0], moves[random.below(moves.length)], random)
      }
      expect(tips(rules.view(state, 0), [], rules.facts)).toEqual([])
    }
    const words = await lesson.text.en()
    expect([...met].sort()).toEqual(Object.keys(words.tips).sort())
  })

  it('are not for spectators', () => {
    const rules = openGame(3)
    expect(tips(rules.view(rules.setup(fastRandom(1)), 'spectator'), [], rules.facts)).toEqual([])
  })
})
