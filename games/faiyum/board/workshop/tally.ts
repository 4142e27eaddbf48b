import type { Event } from '../../state.ts'

/** Which cards are bought and played, by the key of the card. */
export function tally(event: Event): { readonly key: string; readonly seat: number; readonly what: 'bought' | 'played' } | undefined {
  if (event.kind !== 'bought' && event.kind !== 'used') return undefined
  const { number } = event.card
  return number === undefined
    ? undefined
    : { key: `cards:${number}`, seat: event.seat, what: event.kind === 'bought' ? 'bought' : 'played' }
}
