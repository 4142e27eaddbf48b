import type { Availability, ClockSetting } from '@fairground/protocol'
import { describe, expect, it } from 'vitest'
import { availabilityProblems } from '../tables/clock/availability.ts'
import { afterCommand, type Clocks, charge, clockProblems, nextTimeout, openClocks, refill, shown } from '../tables/clock/clock.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
const nobodySleeps = () => undefined

function opened(setting: ClockSetting, at = 0): Clocks {
  return openClocks(setting, 2, at)
}

describe('A clock for each move', () => {
  const setting: ClockSetting = { kind: 'move', seconds: 60 }

  it('runs only for the seats that must move', () => {
    const clocks = charge(setting, opened(setting), [1], 20 * SECOND, nobodySleeps)
    expect(clocks.left).toEqual([60 * SECOND, 40 * SECOND])
  })

  it('is full again when a seat comes to move', () => {
    const late = charge(setting, opened(setting), [0], 50 * SECOND, nobodySleeps)
    const passed = afterCommand(setting, late, { seat: 0, command: 'play', before: [0], after: [1] })
    const back = afterCommand(setting, passed, { seat: 1, command: 'play', before: [1], after: [0] })
    expect(back.left).toEqual([60 * SECOND, 60 * SECOND])
  })

  it('is full again for the next choice of the same turn', () => {
    const late = charge(setting, opened(setting), [0], 50 * SECOND, nobodySleeps)
    expect(afterCommand(setting, late, { seat: 0, command: 'play', before: [0], after: [0] }).left[0]).toBe(60 * SECOND)
  })

  it('gains nothing from undo', () => {
    let clocks = opened(setting)
    for (let at = 9; at <= 45; at += 9) {
      clocks = afterCommand(setting, clocks, { seat: 0, command: 'play', before: [0], after: [0] })
      clocks = charge(setting, clocks, [0], at * SECOND, nobodySleeps)
      clocks = afterCommand(setting, clocks, { seat: 0, command: 'undo', before: [0], after: [0] })
    }
    expect(clocks.left[0]).toBe(15 * SECOND)
  })

  it('does not restart for seats that still have to move while another chooses', () => {
    const late = charge(setting, opened(setting), [0, 1], 30 * SECOND, nobodySleeps)
    const chosen = afterCommand(setting, late, { seat: 0, command: 'play', before: [0, 1], after: [1] })
    expect(chosen.left[1]).toBe(30 * SECOND)
  })
})

describe('A clock for the whole match', () => {
  const setting: ClockSetting = { kind: 'game', seconds: 300, increment: 5 }

  it('adds the increment when the turn is over, not with each choice in it', () => {
    const clocks = charge(setting, opened(setting), [0], 100 * SECOND, nobodySleeps)
    const within = afterCommand(setting, clocks, { seat: 0, command: 'play', before: [0], after: [0] })
    expect(within.left[0]).toBe(200 * SECOND)
    expect(afterCommand(setting, within, { seat: 0, command: 'play', before: [0], after: [1] }).left[0]).toBe(205 * SECOND)
  })

  it('also adds it when the last choice opens the next round for all', () => {
    const clocks = afterCommand(setting, opened(setting), { seat: 1, command: 'play', before: [1], after: [0, 1] })
    expect(clocks.left[1]).toBe(305 * SECOND)
  })

  it('takes the increment back with an undo', () => {
    const played = afterCommand(setting, opened(setting), { seat: 0, command: 'play', before: [0, 1], after: [1] })
    const undone = afterCommand(setting, played, { seat: 0, command: 'undo', before: [1], after: [0, 1] })
    expect(undone.left[0]).toBe(300 * SECOND)
  })

  it('knows which of the running clocks runs out first', () => {
    const clocks = charge(setting, opened(setting), [1], 100 * SECOND, nobodySleeps)
    expect(nextTimeout(setting, clocks, [0, 1], nobodySleeps)).toEqual({ seat: 1, at: 300 * SECOND })
    expect(nextTimeout(setting, clocks, [], nobodySleeps)).toBeUndefined()
  })

  it('gives a returning player enough for a move, and never less than they had', () => {
    const gone = charge(setting, opened(setting), [0], 300 * SECOND, nobodySleeps)
    expect(gone.left[0]).toBe(0)
    expect(refill(setting, gone, 0).left).toEqual([30 * SECOND, 300 * SECOND])
    expect(refill(setting, gone, 1).left[1]).toBe(300 * SECOND)
  })

  it('shows when a running clock runs out, and no time for a stopped one', () => {
    expect(shown(setting, opened(setting, 1000), [0, 1], [1], nobodySleeps)).toEqual([
      { seat: 0, left: 300 * SECOND },
      { seat: 1, left: 300 * SECOND, until: 301 * SECOND },
    ])
  })
})

describe('A slow clock', () => {
  const setting: ClockSetting = { kind: 'slow', bank: 24 * 3600, increment: 12 * 3600, cap: 30 * 3600, nights: true, vacation: 2 }
  const berlin: Availability = { zone: 'Europe/Berlin', night: { from: 22 * 60, until: 8 * 60 } }
  /** Noon in Berlin on a winter day. */
  const noon = Date.UTC(2026, 0, 10, 11)

  it('grows with each turn up to its cap', () => {
    const once = afterCommand(setting, opened(setting), { seat: 0, command: 'play', before: [0], after: [1] })
    expect(once.left[0]).toBe(30 * HOUR)
  })

  it('stands still at night, in the time zone of its person', () => {
    const of = () => berlin
    const morning = charge(setting, opened(setting, noon), [0], noon + 20 * HOUR, of)
    expect(morning.left[0]).toBe(14 * HOUR)
    const deep = charge(setting, opened(setting, noon), [0], noon + 15 * HOUR, of)
    expect(deep.left[0]).toBe(14 * HOUR)
    expect(nextTimeout(setting, opened(setting, noon), [0], of)?.at).toBe(noon + 20 * HOUR + 14 * HOUR)
  })

  it('runs at night at a table without night hours', () => {
    const strict: ClockSetting = { ...setting, nights: false }
    expect(nextTimeout(strict, opened(strict, noon), [0], () => berlin)?.at).toBe(noon + DAY)
  })

  it('gives the same result whether it is read once or many times', () => {
    const of = () => berlin
    let clocks = opened(setting, noon)
    for (let hours = 1; hours <= 20; hours++) clocks = charge(setting, clocks, [0], noon + hours * HOUR + 17, of)
    expect(clocks.left).toEqual(charge(setting, opened(setting, noon), [0], noon + 20 * HOUR + 17, of).left)
  })

  it('runs out when it says, also across the change to summer time', () => {
    const of = () => berlin
    const march = Date.UTC(2026, 2, 28, 11)
    let clocks = opened(setting, march)
    for (let tries = 0; clocks.left[0] > 0; tries++) {
      expect(tries).toBeLessThan(5)
      const timeout = nextTimeout(setting, clocks, [0], of)
      clocks = charge(setting, clocks, [0], timeout?.at ?? 0, of)
    }
    expect(clocks.left[0]).toBe(0)
  })

  it('stands still on vacation until the days at this table are used up', () => {
    const of = (): Availability => ({ zone: 'UTC', away: { from: noon + HOUR, until: noon + 10 * DAY } })
    const timeout = nextTimeout(setting, opened(setting, noon), [0], of)
    expect(timeout?.at).toBe(noon + 24 * HOUR + 2 * DAY)
    const after = charge(setting, opened(setting, noon), [0], noon + 3 * DAY, of)
    expect(after.vacation[0]).toBe(0)
    expect(after.left[0]).toBe(0)
    expect(charge(setting, opened(setting, noon), [0], noon + DAY, of)).toMatchObject({ vacation: [2 * DAY - 23 * HOUR, 2 * DAY] })
  })

  it('runs normally without night hours and vacation', () => {
    expect(nextTimeout(setting, opened(setting, noon), [0], nobodySleeps)?.at).toBe(noon + DAY)
  })
})

describe('A pause', () => {
  it('stops all clocks', () => {
    const setting: ClockSetting = { kind: 'game', seconds: 300, increment: 0 }
    expect(charge(setting, opened(setting), [], DAY, nobodySleeps)).toMatchObject({ at: DAY, left: [300 * SECOND, 300 * SECOND] })
  })
})

describe('A requested clock', () => {
  it('is refused with path and reason', () => {
    expect(clockProblems({ kind: 'none' })).toEqual([])
    expect(clockProblems({ kind: 'move', seconds: 1 })).toEqual([
      { path: 'clock.seconds', reason: 'must be a whole number from 5 to 3600' },
    ])
    const slow: ClockSetting = { kind: 'slow', bank: 7200, increment: 0, cap: 3600, nights: true, vacation: 99 }
    expect(clockProblems(slow).map(({ path }) => path)).toEqual(['clock.vacation', 'clock.cap'])
  })
})

describe('Night hours and vacation', () => {
  it('are valid, or the error names the field', () => {
    expect(availabilityProblems({ zone: 'Asia/Ho_Chi_Minh', night: { from: 1380, until: 420 } }, 0)).toEqual([])
    const wrong: Availability = { zone: 'Mars/Olympus', night: { from: 0, until: 1439 }, away: { from: 9, until: 5 } }
    expect(availabilityProblems(wrong, 0).map(({ path }) => path)).toEqual(['zone', 'night', 'away.until'])
    expect(availabilityProblems({ zone: 'UTC', night: { from: -1, until: 7.5 } }, 0).map(({ path }) => path)).toEqual([
      'night.from',
      'night.until',
    ])
  })
})
