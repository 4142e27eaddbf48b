import type { Position } from '@fairground/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStory, type StoryMoment } from '../table/story.ts'

const DWELL = 1000

/** Shown for a second each, but for those that are only logged. */
function moment(event: string | undefined, dwell = event === undefined ? 0 : DWELL): StoryMoment {
  return { n: 1, seat: 0, event, dwell, heard: [], position: { view: event } as Position } // nothing else of a position is asked for
}

/** A story of three events, the second of which is only logged, and what was put on the table. */
function told(speed = 1) {
  const shown: string[] = []
  const story = openStory(
    ({ position }, event) => shown.push(`${position.view ?? 'end'}${event === undefined ? '' : '*'}`),
    () => speed,
  )
  story.add([moment('reveal'), moment('chosen', 0), moment('pay'), moment('star'), moment(undefined)])
  return { story, shown }
}

describe('What happened is told moment by moment', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('each for as long as it is looked at, and at last where it has led', () => {
    const { story, shown } = told()
    expect(shown).toEqual(['reveal*'])
    vi.advanceTimersByTime(3 * DWELL)
    expect(shown).toEqual(['reveal*', 'chosen', 'pay*', 'star*', 'end'])
    expect(story.telling.value).toBe(false)
  })

  it('stands still while it is paused, and goes on from there', () => {
    const { story, shown } = told()
    story.pause()
    vi.advanceTimersByTime(10 * DWELL)
    expect(shown).toEqual(['reveal*'])
    story.resume()
    expect(shown.at(-1)).toBe('pay*')
  })

  it('goes back to the moment before and waits there, past what is only logged', () => {
    const { story, shown } = told()
    vi.advanceTimersByTime(DWELL)
    expect(shown.at(-1)).toBe('pay*')
    story.back()
    vi.advanceTimersByTime(10 * DWELL)
    expect(shown.at(-1)).toBe('reveal*')
    expect(story.canGoBack.value).toBe(false)
  })

  it('steps on by hand, and past the last moment to where all of it has led', () => {
    const { story, shown } = told()
    for (let step = 0; step < 3; step++) story.forward()
    expect(shown.at(-1)).toBe('end')
    expect(story.paused.value).toBe(false)
  })

  it('is told once more from its beginning, by itself or, where nothing is to move, by hand', () => {
    for (const speed of [1, 0]) {
      const { story, shown } = told(speed)
      story.hurry()
      story.retell()
      expect(shown.at(-1)).toBe('reveal*')
      expect(story.paused.value).toBe(speed === 0)
    }
  })

  it('is skipped at once: what waits happens, and nothing is shown', () => {
    const { story, shown } = told()
    story.hurry()
    expect(shown).toEqual(['reveal*', 'chosen', 'pay', 'star', 'end'])
    vi.advanceTimersByTime(10 * DWELL)
    expect(shown).toHaveLength(5)
  })

  it('waits with what comes meanwhile for somebody who looks back', () => {
    const { story, shown } = told()
    story.hurry()
    story.back()
    story.add([moment('next'), moment(undefined)])
    vi.advanceTimersByTime(10 * DWELL)
    expect(shown.at(-1)).toBe('star*')
    story.resume()
    expect(shown.at(-1)).toBe('next*')
  })
})
