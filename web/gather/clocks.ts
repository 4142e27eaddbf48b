import type { ClockSetting } from '@fairground/protocol'

/** The clocks that the form offers: three presets and a custom one. */

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

export const READY_CLOCKS = {
  none: { kind: 'none' },
  live: { kind: 'game', seconds: 10 * MINUTE, increment: 15 },
  slow: { kind: 'slow', bank: 3 * DAY, increment: DAY / 2, cap: 5 * DAY, nights: true, vacation: 7 },
} as const satisfies Readonly<Record<string, ClockSetting>>

export type ClockChoice = keyof typeof READY_CLOCKS | 'own'

/** A custom clock, in the units that people think in. */
export interface OwnClock {
  readonly kind: 'move' | 'game' | 'slow'
  /** Seconds a move. */
  readonly move: number
  /** Minutes for the match, and seconds more with each move. */
  readonly game: number
  readonly more: number
  /** Days at first, and hours more with each move. */
  readonly days: number
  readonly hours: number
}

export const FIRST_OWN: OwnClock = { kind: 'game', move: 60, game: 20, more: 10, days: 2, hours: 12 }

/** Minimum and maximum that the server accepts. */
export const RANGES: Readonly<Record<Exclude<keyof OwnClock, 'kind'>, readonly [number, number]>> = {
  move: [5, 3600],
  game: [1, 300],
  more: [0, 600],
  days: [1, 30],
  hours: [1, 168],
}

export function clockOf(choice: ClockChoice, own: OwnClock): ClockSetting {
  if (choice !== 'own') return READY_CLOCKS[choice]
  const within = (key: keyof typeof RANGES) => Math.min(RANGES[key][1], Math.max(RANGES[key][0], Math.round(own[key]) || 0))
  if (own.kind === 'move') return { kind: 'move', seconds: within('move') }
  if (own.kind === 'game') return { kind: 'game', seconds: within('game') * MINUTE, increment: within('more') }
  const bank = within('days') * DAY
  const increment = within('hours') * HOUR
  return { kind: 'slow', bank, increment, cap: Math.max(2 * bank, increment), nights: true, vacation: 7 }
}
