import { LANGUAGES, load, replay } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { GOODS } from '../edition/vocabulary.ts'
import { gamePackage } from '../game.ts'
import { course } from '../lesson/more/course.ts'
import type { Event } from '../state.ts'

const { record, seed, learner, notes, text } = course
const LETTERS_A_MINUTE = 900
const SECONDS_A_MOVE = 6

/** Entries that the learner sees being played, by number. */
const seen = record.entries.filter(({ n }) => {
  const next = notes.findIndex(({ after }) => after >= n)
  return next > 0 && !notes[next].skips
})

function eventsInCourse(): readonly Event[] {
  const match = load(gamePackage.game, { ...record, entries: [] }, seed)
  const events: Event[] = []
  for (const applied of replay(match, record.entries))
    if (seen.some(({ n }) => n === match.n)) for (const each of applied.events) if ('event' in each) events.push(each.event as Event)
  return events
}

describe('The second lesson', () => {
  it('lets the learner gain roses and fish and build a block, a bridge, a town and a palace', () => {
    const own = eventsInCourse().filter((event) => 'seat' in event && event.seat === learner)
    const built = own.flatMap((event) => (event.kind === 'built' ? [event.piece] : []))
    expect(new Set(built)).toEqual(new Set(['block', 'bridge', 'town', 'palace']))
    const gained = (good: (typeof GOODS)[number]) => own.some((event) => event.kind === 'gained' && event.goods[GOODS.indexOf(good)] > 0)
    expect(gained('fish')).toBe(true)
    expect(gained('rose')).toBe(true)
  })

  it.each(LANGUAGES)('can be read and played in less than eight minutes in %s', async (language) => {
    const { notes: words } = await text[language]()
    const read = Object.values(words).reduce((sum, { say }) => sum + say.length, 0) / LETTERS_A_MINUTE
    expect(read + (seen.length * SECONDS_A_MOVE) / 60).toBeLessThan(8)
  })
})
