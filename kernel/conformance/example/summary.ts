import type { Summary } from '../../game.ts'
import type { Event, Facts, View } from './state.ts'

export const summary: Summary<View, Event, Facts> = {
  counts: ({ purse }) => ({ coins: purse }),
  changes(event) {
    if (event.kind === 'staked') return [{ count: 'coins', seat: event.seat, by: -event.coins }]
    return event.kind === 'won' ? [{ count: 'coins', seat: event.seat, by: event.coins }] : []
  },
  seats(event) {
    if ('seat' in event) return [event.seat]
    return event.kind === 'round' ? [event.dealer] : []
  },
}
