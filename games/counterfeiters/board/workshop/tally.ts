import type { Tallied } from '@fairground/kit'
import type { Event } from '../../state.ts'

/** Counts which cards are bought; all tickets count as one kind. */
export function tally(event: Event): readonly Tallied[] {
  return event.kind === 'bought' ? [{ key: `cards:${event.card.split('-')[0]}`, seat: event.seat, what: 'bought' }] : []
}
