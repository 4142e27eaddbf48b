import { settings } from '../lib/settings.ts'

/** Standard errors to either side that hold the true value in nine of ten counts. */
export const NINE_OF_TEN = 1.645

/** A chance in whole percent. */
export function percent(chance: number): number {
  return Math.round(100 * chance)
}

/** How far off a chance may be in nine of ten counts, in whole percent; never none, as nothing that is counted is sure. */
export function spread(error: number): number {
  return Math.max(1, Math.round(100 * NINE_OF_TEN * error))
}

/** «42,000» in the language of the moment. */
export function grouped(count: number): string {
  return count.toLocaleString(settings.value.language)
}
