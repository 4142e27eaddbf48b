import type { EntrantInfo, TournamentFormat, TournamentInfo } from '@fairground/protocol'
import { settings } from '../lib/settings.ts'
import { words } from './words.ts'

/** The name of a participant; bots are numbered. */
export function nameOf({ name, bot, entrant }: Pick<EntrantInfo, 'name' | 'bot' | 'entrant'>): string {
  return bot === undefined ? (name ?? words.value.gone) : words.value.bot(entrant)
}

export function entrantOf({ standings }: Pick<TournamentInfo, 'standings'>, number: number): EntrantInfo | undefined {
  return standings.find(({ entrant }) => entrant === number)
}

/** Halves and thirds of points, in short form. */
export function pointsIn(points: number): string {
  return new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 2 }).format(points)
}

/** «today, 20:00», «Friday, 20 November, 20:00» */
export function whenIs(moment: number): string {
  const { language } = settings.value
  const today = new Date().toDateString() === new Date(moment).toDateString()
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(moment)
  if (today) return time
  return `${new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'long' }).format(moment)}, ${time}`
}

/** The points of a full table, first to last: «3, 2, 1, 0». */
export function scale(seats: number): string {
  return Array.from({ length: seats }, (_, index) => pointsIn(seats - 1 - index)).join(', ')
}

/** The key of a kind of tournament in the texts. */
export function kindOf(format: TournamentFormat): 'swiss' | 'roundRobin' | 'knockout' | 'arena' {
  return format === 'round-robin' ? 'roundRobin' : format
}
