import type { Problem, Seat } from '@fairground/kernel'
import type { Availability, ClockSetting, SeatClock } from '@fairground/protocol'
import { nightAt } from './availability.ts'

/**
 * Clocks as plain values: computes each seat's time from a setting, the commands of a match and the time. Nothing here reads a clock or
 * sets a timer.
 */

/** Milliseconds by seat, as of the moment `at`. */
export interface Clocks {
  readonly at: number
  readonly left: readonly number[]
  /** The time left before the seat's last move, in case the move is undone. */
  readonly kept: readonly number[]
  readonly vacation: readonly number[]
}

/** When each seat's person plays. */
export type AvailabilityOf = (seat: Seat) => Availability | undefined

const SECOND = 1000
const DAY = 86_400 * SECOND

export function openClocks(setting: ClockSetting, seats: number, at: number): Clocks {
  const left = new Array(seats).fill(full(setting))
  const vacation = setting.kind === 'slow' ? setting.vacation * DAY : 0
  return { at, left, kept: [...left], vacation: new Array(seats).fill(vacation) }
}

/** The clocks at a later moment, while the clocks of these seats ran. */
export function charge(setting: ClockSetting, clocks: Clocks, running: readonly Seat[], at: number, of: AvailabilityOf): Clocks {
  if (setting.kind === 'none' || at <= clocks.at) return clocks
  const left = [...clocks.left]
  const kept = [...clocks.kept]
  const vacation = [...clocks.vacation]
  for (const seat of running) {
    const walked = walk(setting, of(seat), clocks.at, clocks.left[seat], clocks.vacation[seat], at)
    left[seat] = walked.left
    kept[seat] = Math.max(0, clocks.kept[seat] - (clocks.left[seat] - walked.left))
    vacation[seat] = walked.vacation
  }
  return { at, left, kept, vacation }
}

/** A command, as far as clocks care. `before` and `after` are the seats that had to move and have to move. */
export interface Moment {
  readonly seat: Seat
  readonly command: 'play' | 'undo' | 'other'
  readonly before: readonly Seat[]
  readonly after: readonly Seat[]
}

/** The clocks after a command, already charged up to its moment. */
export function afterCommand(setting: ClockSetting, clocks: Clocks, { seat, command, before, after }: Moment): Clocks {
  if (setting.kind === 'none') return clocks
  const left = [...clocks.left]
  const kept = [...clocks.kept]
  if (command === 'play') kept[seat] = left[seat]
  if (command === 'undo') left[seat] = kept[seat]
  if (setting.kind === 'move') {
    for (const each of after) {
      const begins = !before.includes(each) || (command === 'play' && each === seat)
      if (begins && !(command === 'undo' && each === seat)) left[each] = full(setting)
    }
  } else if (command === 'play' && turnEnded(seat, before, after)) {
    left[seat] = Math.min(most(setting), left[seat] + setting.increment * SECOND)
  }
  return { ...clocks, left, kept }
}

/** A seat's turn is over when it no longer has to move, or when it begins a new one together with others. */
function turnEnded(seat: Seat, before: readonly Seat[], after: readonly Seat[]): boolean {
  return !after.includes(seat) || after.some((other) => !before.includes(other))
}

/** A player comes back to a seat whose time had run out: gives enough time for one move. */
export function refill(setting: ClockSetting, clocks: Clocks, seat: Seat): Clocks {
  if (setting.kind === 'none') return clocks
  const least = setting.kind === 'move' ? full(setting) : Math.max(setting.increment * SECOND, full(setting) / 10)
  const left = clocks.left.map((time, each) => (each === seat ? Math.max(time, least) : time))
  return { ...clocks, left }
}

/** When the first of the running clocks runs out, and whose it is. */
export function nextTimeout(
  setting: ClockSetting,
  clocks: Clocks,
  running: readonly Seat[],
  of: AvailabilityOf,
): { readonly seat: Seat; readonly at: number } | undefined {
  let first: { seat: Seat; at: number } | undefined
  if (setting.kind === 'none') return undefined
  for (const seat of running) {
    const { at } = walk(setting, of(seat), clocks.at, clocks.left[seat], clocks.vacation[seat])
    if (first === undefined || at < first.at) first = { seat, at }
  }
  return first
}

/** The clocks to show: those of seats that a person plays. */
export function shown(
  setting: ClockSetting,
  clocks: Clocks,
  people: readonly Seat[],
  running: readonly Seat[],
  of: AvailabilityOf,
): readonly SeatClock[] {
  if (setting.kind === 'none') return []
  return people.map((seat) => {
    const clock = { seat, left: clocks.left[seat], ...(setting.kind === 'slow' && { vacation: clocks.vacation[seat] }) }
    if (!running.includes(seat)) return clock
    return { ...clock, until: walk(setting, of(seat), clocks.at, clocks.left[seat], clocks.vacation[seat]).at }
  })
}

interface Walked {
  readonly at: number
  readonly left: number
  readonly vacation: number
}

/** Runs a clock from one moment to another, or until no time is left; nights and vacations may cost nothing. */
function walk(
  setting: ClockSetting,
  availability: Availability | undefined,
  from: number,
  left: number,
  vacation: number,
  until = Number.POSITIVE_INFINITY,
): Walked {
  if (setting.kind !== 'slow' || availability === undefined) {
    const at = Math.min(until, from + left)
    return { at, left: left - (at - from), vacation }
  }
  let at = from
  while (at < until && left > 0) {
    const { away } = availability
    if (away !== undefined && vacation > 0 && at >= away.from && at < away.until) {
      const rest = Math.min(until, away.until, at + vacation)
      vacation -= rest - at
      at = rest
      continue
    }
    const soon = away !== undefined && vacation > 0 && at < away.from ? Math.min(until, away.from) : until
    const night = setting.nights ? nightAt(availability, at) : undefined
    if (night?.sleeps === true) {
      at = Math.min(soon, night.until)
      continue
    }
    const runs = Math.min(soon, night?.until ?? Number.POSITIVE_INFINITY, at + left)
    left -= runs - at
    at = runs
  }
  return { at, left, vacation }
}

function full(setting: ClockSetting): number {
  if (setting.kind === 'none') return 0
  return (setting.kind === 'slow' ? setting.bank : setting.seconds) * SECOND
}

function most(setting: ClockSetting): number {
  return setting.kind === 'slow' ? setting.cap * SECOND : Number.POSITIVE_INFINITY
}

const HOUR = 3600
const LIMITS = {
  move: { seconds: [5, HOUR] },
  game: { seconds: [30, 12 * HOUR], increment: [0, 600] },
  slow: { bank: [HOUR, 30 * 24 * HOUR], increment: [0, 7 * 24 * HOUR], cap: [HOUR, 60 * 24 * HOUR], vacation: [0, 60] },
} as const

/** Problems with the requested clock. */
export function clockProblems(setting: ClockSetting): readonly Problem[] {
  if (setting.kind === 'none') return []
  const problems: Problem[] = []
  for (const [name, [low, high]] of Object.entries(LIMITS[setting.kind])) {
    const value: unknown = setting[name as keyof ClockSetting] // the names are those of this kind's fields
    if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high)
      problems.push({ path: `clock.${name}`, reason: `must be a whole number from ${low} to ${high}` })
  }
  if (setting.kind === 'slow' && setting.cap < setting.bank) problems.push({ path: 'clock.cap', reason: 'must not be below the bank' })
  return problems
}
