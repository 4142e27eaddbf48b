import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IdleTask } from '../idle-task.ts'

describe('background work', () => {
  let load = 0
  let done = 0
  let idleTask: IdleTask

  beforeEach(() => {
    vi.useFakeTimers()
    load = 0
    done = 0
    idleTask = new IdleTask(
      () => done++,
      () => load,
    )
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('runs once after half a minute with little load', () => {
    idleTask.wait()
    idleTask.wait()
    vi.advanceTimersByTime(29_000)
    expect(done).toBe(0)
    vi.advanceTimersByTime(600_000)
    expect(done).toBe(1)
  })

  it('waits while the server is busy', () => {
    load = 0.5
    idleTask.wait()
    vi.advanceTimersByTime(300_000)
    expect(done).toBe(0)
    load = 0.1
    vi.advanceTimersByTime(30_000)
    expect(done).toBe(1)
  })

  it('runs after ten minutes on a server that is always busy', () => {
    load = 1
    idleTask.wait()
    vi.advanceTimersByTime(599_000)
    expect(done).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(done).toBe(1)
  })

  it('does not run after it was cancelled', () => {
    idleTask.wait()
    idleTask.cancel()
    vi.advanceTimersByTime(600_000)
    expect(done).toBe(0)
  })

  it('measures how busy the event loop is', () => {
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const own = new IdleTask(() => done++)
    own.wait()
    const until = performance.now() + 100
    while (performance.now() < until);
    vi.advanceTimersByTime(30_000)
    expect(done).toBe(0)
    own.cancel()
  })
})
