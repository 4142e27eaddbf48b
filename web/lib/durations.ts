import type { ClockSetting } from '@fairground/protocol'
import { settings } from './settings.ts'
import { t } from './text.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

type Unit = 'day' | 'hour' | 'minute' | 'second'

function units(count: number, unit: Unit, unitDisplay: 'long' | 'narrow'): string {
  return new Intl.NumberFormat(settings.value.language, { style: 'unit', unit, unitDisplay }).format(count)
}

/** The largest unit that gives a whole number. */
export function spanInWords(seconds: number): string {
  if (seconds % DAY === 0) return units(seconds / DAY, 'day', 'long')
  if (seconds % HOUR === 0) return units(seconds / HOUR, 'hour', 'long')
  return seconds % MINUTE === 0 ? units(seconds / MINUTE, 'minute', 'long') : units(seconds, 'second', 'long')
}

/** The clock of a table in words; nothing if there is none. */
export function paceOf(clock: ClockSetting): string | undefined {
  const say = t.value.paces
  switch (clock.kind) {
    case 'none':
      return undefined
    case 'move':
      return say.move(spanInWords(clock.seconds))
    case 'game':
      return say.game(spanInWords(clock.seconds), spanInWords(clock.increment))
    case 'slow':
      return say.slow(spanInWords(clock.bank), spanInWords(clock.increment))
  }
}

/** The time left on a clock, as short as possible. */
export function leftInShort(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [days, hours, minutes] = [Math.floor(seconds / DAY), Math.floor(seconds / HOUR) % 24, Math.floor(seconds / MINUTE) % 60]
  if (days > 0) return `${units(days, 'day', 'narrow')} ${units(hours, 'hour', 'narrow')}`
  if (seconds >= HOUR) return `${units(hours, 'hour', 'narrow')} ${units(minutes, 'minute', 'narrow')}`
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`
}
