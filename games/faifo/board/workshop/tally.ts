import type { Tallied } from '@fairground/kit'
import type { Event } from '../../state.ts'

/** Counts which merchants earn and which use their skill. */
export function tally(event: Event): readonly Tallied[] {
  if (event.kind === 'rewarded') return [{ key: `merchants.${event.merchant - 1}`, seat: event.seat, what: 'bought' }]
  if (event.kind === 'skill') return [{ key: `merchants.${event.merchant - 1}`, seat: event.seat, what: 'played' }]
  return []
}
