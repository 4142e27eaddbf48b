import { LANGUAGES, matchAfter, replay } from '@fairground/kernel'
import { lessonPasses } from '@fairground/kernel/conformance/vitest'
import { describe, expect, it } from 'vitest'
import { gamePackage } from '../game.ts'
import { lesson } from '../lesson/lesson.ts'
import type { Event, Move, View } from '../state.ts'

/** A careful reader (about two hundred English words a minute) who also watches each move. */
const LETTERS_A_MINUTE = 1_150
const SECONDS_A_MOVE = 3.5

lessonPasses(gamePackage)

const { game } = gamePackage
const { record, learner, notes } = lesson

const first = notes[0].after
const last = notes[notes.length - 1].after
const played = record.entries.filter(({ n }) => n > first && n <= last)

/** All events from the lesson's first note to its last. */
function eventsInLesson(): readonly Event[] {
  const match = matchAfter(game, lesson, first)
  return [...replay(match, played)].flatMap((applied) => applied.events.flatMap((each) => ('event' in each ? [each.event as Event] : [])))
}

describe('The lesson of Faifo', () => {
  it('begins with the first turn of a round, after three players have laid a card aside', () => {
    const { phase, turn } = matchAfter(game, lesson, first).view(learner) as View
    expect([phase, turn]).toEqual(['lay', 1])
  })

  it('asks the learner for every kind of choice except naming a merchant', () => {
    const asked = new Set(
      played.flatMap(({ seat, do: command }) => (seat === learner && 'play' in command ? Object.keys(command.play as Move) : [])),
    )
    expect([...asked].sort()).toEqual(['discard', 'favor', 'lay', 'place', 'take', 'target', 'throw'])
  })

  it('shows one, two and three ships, a merchant that falls to 0, the limit, and contracts by coins and by skill', () => {
    const events = eventsInLesson()
    expect(new Set(events.flatMap((event) => (event.kind === 'ships' ? [event.seats.length] : [])))).toEqual(new Set([1, 2, 3]))
    expect(events.some(({ kind }) => kind === 'fell')).toBe(true)
    expect(events.some((event) => event.kind === 'limit' && event.returned[learner] > 0)).toBe(true)
    expect(new Set(events.flatMap((event) => (event.kind === 'contract' && event.seat === learner ? [event.by] : [])))).toEqual(
      new Set(['round', 'skill']),
    )
  })

  it.each(LANGUAGES)('takes less than eight minutes in %s', async (language) => {
    const { notes: words } = await lesson.text[language]()
    const read = Object.values(words).reduce((sum, { say }) => sum + say.length, 0) / LETTERS_A_MINUTE
    const done = (played.length * SECONDS_A_MOVE) / 60
    expect(read + done).toBeLessThan(8)
  })

  it.each(LANGUAGES)('has an answer to every wrong choice in %s', async (language) => {
    const { notes: words } = await lesson.text[language]()
    for (const { n, seat } of record.entries) {
      if (seat !== learner || n <= first || n > last || matchAfter(game, lesson, n - 1).moves(learner).length < 2) continue
      const asking = notes.findLast(({ after }) => after === n - 1)
      expect(words[asking?.id ?? ''].wrong, `before entry ${n}`).toBeDefined()
    }
  })
})
