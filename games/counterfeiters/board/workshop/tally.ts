import type { Tallied } from '@fairground/kit'
import type { Event } from '../../state.ts'

/** Which cards are bought; a ticket is one, whatever it pays. */
export function tally(event: Event): readonly Tallied[] {
  return event.kind === 'bought' ? [{ key: `cards:${event.card.split('-')[0]}`, seat: event.seat, what: 'bought' }] : []
}
