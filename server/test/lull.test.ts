import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lull } from '../lull.ts'

describe('work that nobody waits for', () => {
  let load = 0
  let done = 0
  let lull: Lull

  beforeEach(() => {
    vi.useFakeTimers()
    load = 0
    done = 0
    lull = new Lull(
      () => done++,
      () => load,
    )
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is done once after half a minute in which the server had little to do', () => {
    lull.wait()
    lull.wait()
    vi.advanceTimersByTime(29_000)
    expect(done).toBe(0)
    vi.advanceTimersByTime(600_000)
    expect(done).toBe(1)
  })

  it('waits while the server is busy', () => {
    load = 0.5
    lull.wait()
    vi.advanceTimersByTime(300_000)
    expect(done).toBe(0)
    load = 0.1
    vi.advanceTimersByTime(30_000)
    expect(done).toBe(1)
  })

  it('is done after ten minutes on a server that is never quiet', () => {
    load = 1
    lull.wait()
    vi.advanceTimersByTime(599_000)
    expect(done).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(done).toBe(1)
  })

  it('is not done once it was called off', () => {
    lull.wait()
    lull.cancel()
    vi.advanceTimersByTime(600_000)
    expect(done).toBe(0)
  })

  it('asks the event loop how busy it is', () => {
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const own = new Lull(() => done++)
    own.wait()
    const until = performance.now() + 100
    while (performance.now() < until);
    vi.advanceTimersByTime(30_000)
    expect(done).toBe(0)
    own.cancel()
  })
})
