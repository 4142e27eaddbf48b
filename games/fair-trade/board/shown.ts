import type { Event } from '../state.ts'

/** What the event that is being told puts on the table beside the bids. */
export interface Shown {
  /** The farmers' pool, while it is paid. */
  readonly pool?: number
  /** What each place of the farmer row gets of it, while it is shared. */
  readonly shares?: readonly number[]
  /** How many places have traded, and which one trades at this moment. */
  readonly trades: number
  readonly trading?: number
  /** How many places have their markers. */
  readonly prizes: number
}

/** Works from the event of the moment alone, so that whoever comes in or leafs back in the middle sees the same. */
export function shownWith(event: Event | undefined, seats: number): Shown {
  switch (event?.kind) {
    case 'pooled':
      return { pool: event.pool, trades: 0, prizes: 0 }
    case 'shared':
      return { shares: event.shares, trades: 0, prizes: 0 }
    case 'traded':
      return { trades: event.place + 1, trading: event.place, prizes: 0 }
    case 'awarded':
      return { trades: seats, prizes: event.place + 1 }
    default:
      return { trades: 0, prizes: 0 }
  }
}
