import type { Tallied } from '@fairground/kit'
import type { Event } from '../../state.ts'

/** Counts which tags are bid, as farmer and as trader, and which market cards pay whom. */
export function tally(event: Event): readonly Tallied[] {
  if (event.kind === 'revealed')
    return event.bids.flatMap(({ farmer, trader }, seat) => [
      { key: `highestBid:${farmer}`, seat, what: 'bought' as const },
      { key: `highestBid:${trader}`, seat, what: 'played' as const },
    ])
  return event.kind === 'awarded' ? [{ key: `market:${event.card}`, seat: event.seat, what: 'bought' }] : []
}
