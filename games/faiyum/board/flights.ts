import { type Flight, flight, plaqueOf } from '@fairground/kit'
import type { Event } from '../state.ts'

/** A gain stays visible for this long before it flies away. */
const PAUSE = 350
const APART = 90

/** What flies with an event: a card's gain from the map to the plaque, money between plaques and the market. */
export function flightsOf(board: Element, event: Event | undefined): readonly Flight[] {
  const shelf = board.querySelector('.fy-shelf-head')
  const coin = document.querySelector('.plaque .coin')
  const coins = (count: number, from: Element | null | undefined, to: Element | null | undefined) =>
    count > 0 ? flight(from, to, coin, { count }) : []
  switch (event?.kind) {
    case 'bought':
      return coins(event.price, plaqueOf(event.seat), shelf)
    case 'administered':
      return coins(event.income, shelf, plaqueOf(event.seat))
    case 'gained': {
      const brought = [...board.querySelectorAll('.fy-burst svg')]
      return brought.flatMap((piece, index) => flight(piece, plaqueOf(event.seat), piece, { after: PAUSE + index * APART, lasts: 420 }))
    }
    default:
      return []
  }
}
