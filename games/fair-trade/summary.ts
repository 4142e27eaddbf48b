import type { Change, Seat, Summary } from '@fairground/kernel'
import type { Event, Facts, View } from './state.ts'

/** What plaques and charts show: score (fair-trade markers minus debt), coins and debt of each seat. */
export const summary: Summary<View, Event, Facts> = {
  tieBreak: ['coins'],

  counts: ({ markers, purse, debt }) => ({ score: markers.map((won, seat) => won - debt[seat]), coins: purse, debt }),

  changes(event) {
    switch (event.kind) {
      case 'short':
        return [
          change('debt', event.seat, event.coins),
          change('score', event.seat, -event.coins),
          change('coins', event.seat, event.coins),
        ]
      case 'pooled':
        return event.bids.map((bid, seat) => change('coins', seat, -bid))
      case 'shared':
        return event.farmers.map((seat, place) => change('coins', seat, event.shares[place]))
      case 'traded':
        return [change('coins', event.trader, -event.coins), change('coins', event.farmer, event.coins)]
      case 'awarded':
        return [change('score', event.seat, event.markers)]
      default:
        return []
    }
  },

  seats(event) {
    switch (event.kind) {
      case 'chosen':
      case 'short':
      case 'awarded':
        return [event.seat]
      case 'traded':
        return event.trader === event.farmer ? [event.trader] : [event.trader, event.farmer]
      case 'blocked':
        return event.cards.map((_, seat) => seat)
      case 'revealed':
      case 'sorted':
        return event.traders
      case 'pooled':
        return event.bids.map((_, seat) => seat)
      case 'shared':
        return event.farmers
      case 'round':
        return [event.farmer]
      case 'over':
        return []
    }
  },
}

function change(count: 'score' | 'coins' | 'debt', seat: Seat, by: number): Change {
  return { count, seat, by }
}
