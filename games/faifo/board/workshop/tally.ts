import type { Event } from '../../state.ts'

/** Which merchants earn and which use their skill. */
export function tally(event: Event): { readonly key: string; readonly seat: number; readonly what: 'bought' | 'played' } | undefined {
  if (event.kind === 'rewarded') return { key: `merchants.${event.merchant - 1}`, seat: event.seat, what: 'bought' }
  if (event.kind === 'skill') return { key: `merchants.${event.merchant - 1}`, seat: event.seat, what: 'played' }
  return undefined
}
