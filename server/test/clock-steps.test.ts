import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Buckets } from '../limits.ts'
import { ServerProcess } from '../soak/server-process.ts'
import { SystemTime } from '../tables/context.ts'
import { Client, tableOfTwo } from './serving.ts'
import { ann, bob, Place } from './tables-place.ts'
import { inFolder } from './temporary.ts'

const HOUR = 3_600_000

/** Two clocks controlled by the test: the wall clock, which can be set, and the monotonic clock. */
function clocks() {
  const at = { wall: Date.UTC(2026, 5, 1), steady: 1000 }
  const time = new SystemTime(
    () => at.wall,
    () => at.steady,
  )
  const run = (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 1000) {
      at.wall += Math.min(left, 1000)
      at.steady += Math.min(left, 1000)
      time.awake()
    }
  }
  return { at, time, run }
}

describe("The server's own time", () => {
  it('runs like the wall clock, but ignores when that is set forward or back', () => {
    const { at, time, run } = clocks()
    const begun = time.awake()
    run(60_000)
    expect(time.awake() - begun).toBe(60_000)
    at.wall -= HOUR
    expect(time.awake() - begun).toBe(60_000)
    at.wall += 3 * HOUR
    run(1000)
    expect(time.awake() - begun).toBe(61_000)
  })

  it('stands still while the process is suspended', () => {
    const { at, time, run } = clocks()
    const begun = time.awake()
    at.wall += 30_000
    at.steady += 30_000
    expect(time.awake() - begun).toBe(0)
    at.steady += 3000
    expect(time.awake() - begun).toBe(3000)
    run(2000)
    expect(time.awake() - begun).toBe(5000)
  })

  it('begins no earlier than another process ended, even if the clock was set back in between', () => {
    const { at, time } = clocks()
    time.notBefore(at.wall + HOUR)
    expect(time.awake()).toBe(at.wall + HOUR)
  })
})

describe('Limits', () => {
  it('refuse nobody because a clock was set back', () => {
    let now = 10 * HOUR
    const buckets = new Buckets({ burst: 5, perSecond: 1 }, () => now)
    expect(buckets.take('ann')).toBe(0)
    now -= HOUR
    for (let taken = 0; taken < 4; taken++) expect(buckets.take('ann')).toBe(0)
    expect(buckets.take('ann')).toBeLessThanOrEqual(1)
  })
})

describe('A live clock', () => {
  it('loses no time when the wall clock is set between two processes', async () => {
    const place = await Place.open()
    try {
      const { id } = await place.begun([ann, bob], { clock: { kind: 'move', seconds: 60 } })
      for (const step of [-HOUR, HOUR]) {
        await place.stop()
        place.time.skip(step)
        await place.start()
        await place.time.pass(30_000)
        const { table, position } = await place.tables.snapshot(id, {})
        expect(table.state).toBe('running')
        expect(position?.n).toBe(0)
      }
    } finally {
      await place.remove()
    }
  })

  it('stands still while the process is stopped', () =>
    inFolder(async (data) => {
      const server = new ServerProcess(data)
      try {
        await server.start()
        const [anna, bert] = [new Client(() => server.url ?? ''), new Client(() => server.url ?? '')]
        for (const [index, client] of [anna, bert].entries()) await client.post('/api/guests', { name: `Player ${index}` })
        const id = await tableOfTwo(anna, bert, { clock: { kind: 'move', seconds: 5 }, away: { do: 'concede' } })
        expect((await anna.get(`/api/tables/${id}`)).table.state).toBe('running')
        server.pause(true)
        await sleep(6000)
        server.pause(false)
        await sleep(300)
        const { table, position } = await anna.get(`/api/tables/${id}`)
        expect({ state: table.state, n: position.n }).toEqual({ state: 'running', n: 0 })
      } finally {
        await server.kill()
      }
    }))
})
