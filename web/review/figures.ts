import { settings } from '../lib/settings.ts'

/** How many standard errors to each side make a 90 % interval. */
export const NINE_OF_TEN = 1.645

/** A chance in whole percent. */
export function percent(chance: number): number {
  return Math.round(100 * chance)
}

/** The 90 % error of a chance, in whole percent; at least 1, since no estimate is exact. */
export function spread(error: number): number {
  return Math.max(1, Math.round(100 * NINE_OF_TEN * error))
}

/** "42,000" in the current language. */
export function grouped(count: number): string {
  return count.toLocaleString(settings.value.language)
}
