import type { Tallied } from '@fairground/kit'
import type { Event } from '../../state.ts'

/** Counts which cards are bought and played, by the key of the card. */
export function tally(event: Event): readonly Tallied[] {
  if (event.kind !== 'bought' && event.kind !== 'used') return []
  const { number } = event.card
  return number === undefined ? [] : [{ key: `cards:${number}`, seat: event.seat, what: event.kind === 'bought' ? 'bought' : 'played' }]
}
