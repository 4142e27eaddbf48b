import type { Problem } from '@fairground/kernel'
import type { Availability } from '@fairground/protocol'

/** Night hours in a person's own time zone, and their validation. */

const MINUTE = 60_000
const DAY_MINUTES = 1440
const LONGEST_NIGHT = 600

/** Does this person sleep at that moment, and until when does that last? */
export function nightAt(availability: Availability, at: number): { readonly sleeps: boolean; readonly until: number } | undefined {
  const { night, zone } = availability
  if (night === undefined) return undefined
  const minute = minuteOfDay(zone, at)
  const sinceNight = (minute - night.from + DAY_MINUTES) % DAY_MINUTES
  const length = (night.until - night.from + DAY_MINUTES) % DAY_MINUTES
  const sleeps = sinceNight < length
  const minutes = sleeps ? length - sinceNight : DAY_MINUTES - sinceNight
  return { sleeps, until: at - (at % MINUTE) + minutes * MINUTE }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function minuteOfDay(zone: string, at: number): number {
  let format = formats.get(zone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    formats.set(zone, format)
  }
  const [hour, minute] = format.format(at).split(':').map(Number)
  return hour * 60 + minute
}

/** What is wrong with a person's night hours and vacation. */
export function availabilityProblems(availability: Availability, now: number): readonly Problem[] {
  const { zone, night, away } = availability
  const problems: Problem[] = []
  if (!isZone(zone)) problems.push({ path: 'zone', reason: 'is not a known time zone' })
  if (night !== undefined) {
    for (const end of ['from', 'until'] as const)
      if (!Number.isInteger(night[end]) || night[end] < 0 || night[end] >= DAY_MINUTES)
        problems.push({ path: `night.${end}`, reason: `must be a minute of the day, 0 to ${DAY_MINUTES - 1}` })
    if ((night.until - night.from + DAY_MINUTES) % DAY_MINUTES > LONGEST_NIGHT)
      problems.push({ path: 'night', reason: `must not be longer than ${LONGEST_NIGHT / 60} hours` })
  }
  if (away !== undefined) {
    if (!Number.isInteger(away.from) || !Number.isInteger(away.until))
      problems.push({ path: 'away', reason: 'must be times in milliseconds' })
    else if (away.until <= Math.max(away.from, now)) problems.push({ path: 'away.until', reason: 'must come after its beginning and now' })
  }
  return problems
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
