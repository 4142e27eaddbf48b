import type { Position } from '@fairground/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPlayback, type PlaybackMoment } from '../table/playback.ts'

const DWELL = 1000

/** Each is shown for a second, except those that are only logged. */
function moment(event: string | undefined, dwell = event === undefined ? 0 : DWELL): PlaybackMoment {
  return { n: 1, seat: 0, event, dwell, received: [], position: { view: event } as Position } // nothing else of a position is used
}

/** A playback of three events, the second of which is only logged, and the positions that it shows. */
function told(speed = 1) {
  const shown: string[] = []
  const playback = openPlayback(
    ({ position }, event) => shown.push(`${position.view ?? 'end'}${event === undefined ? '' : '*'}`),
    () => speed,
  )
  playback.add([moment('reveal'), moment('chosen', 0), moment('pay'), moment('star'), moment(undefined)])
  return { playback, shown }
}

describe('The events of an entry are shown one by one', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('each for its time, and at the end the final position', () => {
    const { playback, shown } = told()
    expect(shown).toEqual(['reveal*'])
    vi.advanceTimersByTime(3 * DWELL)
    expect(shown).toEqual(['reveal*', 'chosen', 'pay*', 'star*', 'end'])
    expect(playback.isPlaying.value).toBe(false)
  })

  it('and can be paused and continued', () => {
    const { playback, shown } = told()
    playback.pause()
    vi.advanceTimersByTime(10 * DWELL)
    expect(shown).toEqual(['reveal*'])
    playback.resume()
    expect(shown.at(-1)).toBe('pay*')
  })

  it('and going back waits at the previous event, without those that are only logged', () => {
    const { playback, shown } = told()
    vi.advanceTimersByTime(DWELL)
    expect(shown.at(-1)).toBe('pay*')
    playback.back()
    vi.advanceTimersByTime(10 * DWELL)
    expect(shown.at(-1)).toBe('reveal*')
    expect(playback.canGoBack.value).toBe(false)
  })

  it('and can be stepped through, past the last event to the final position', () => {
    const { playback, shown } = told()
    for (let step = 0; step < 3; step++) playback.forward()
    expect(shown.at(-1)).toBe('end')
    expect(playback.paused.value).toBe(false)
  })

  it('and can be repeated from the beginning, or step by step with reduced motion', () => {
    for (const speed of [1, 0]) {
      const { playback, shown } = told(speed)
      playback.hurry()
      playback.replay()
      expect(shown.at(-1)).toBe('reveal*')
      expect(playback.paused.value).toBe(speed === 0)
    }
  })

  it('and can be skipped: the final position follows without animation', () => {
    const { playback, shown } = told()
    playback.hurry()
    expect(shown).toEqual(['reveal*', 'chosen', 'pay', 'star', 'end'])
    vi.advanceTimersByTime(10 * DWELL)
    expect(shown).toHaveLength(5)
  })

  it('and new events wait while somebody looks back', () => {
    const { playback, shown } = told()
    playback.hurry()
    playback.back()
    playback.add([moment('next'), moment(undefined)])
    vi.advanceTimersByTime(10 * DWELL)
    expect(shown.at(-1)).toBe('star*')
    playback.resume()
    expect(shown.at(-1)).toBe('next*')
  })
})
