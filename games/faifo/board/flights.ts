import type { Seat } from '@fairground/kernel'
import { type Flight, flight, plaqueOf } from '@fairground/kit'
import type { Event } from '../state.ts'

/** Time to read the scroll before it flies away, in milliseconds. */
const READ = 1150

/** Cards that have just been laid face down: the player's own from the hand, the others' from their plaques. */
export function laidFlights(board: Element, seats: readonly Seat[], own: Seat | undefined): readonly Flight[] {
  return seats.flatMap((seat) => {
    const folded = board.querySelector(`[data-berth="${seat}"] .ff-laid.down`)
    const from = seat === own ? document.querySelector('.tray .ff-pick.laid') : plaqueOf(seat)
    return folded === null ? [] : flight(from, folded, folded, { lasts: 340, becomes: folded })
  })
}

/** What flies during an event: coins between plaques, boats and the bank, a card into a hand, a signed contract to its owner. */
export function flightsOf(board: Element, event: Event | undefined): readonly Flight[] {
  const boat = (seat: Seat) => board.querySelector(`[data-berth="${seat}"] .ff-mooring`)
  const role = (seat: Seat) => board.querySelector(`[data-berth="${seat}"] .ff-role`)
  const bank = board.querySelector('.ff-prize')
  const coin = board.querySelector('.ff-role .coin') ?? document.querySelector('.plaque .coin')
  const coins = (from: Element | null | undefined, to: Element | null | undefined, count: number) =>
    count > 0 ? flight(from, to, coin, { count }) : []
  switch (event?.kind) {
    case 'ships':
      return event.seats.flatMap((seat) => coins(role(seat), plaqueOf(seat), event.coins))
    case 'rewarded':
      return coins(role(event.seat), plaqueOf(event.seat), event.coins)
    case 'bank':
      return event.coins > 0 ? coins(bank, plaqueOf(event.seat), event.coins) : coins(plaqueOf(event.seat), bank, -event.coins)
    case 'paid':
      return coins(plaqueOf(event.from), plaqueOf(event.to), event.coins)
    case 'swapped':
      return [
        ...coins(plaqueOf(event.seat), plaqueOf(event.with), event.coins[1]),
        ...coins(plaqueOf(event.with), plaqueOf(event.seat), event.coins[0]),
      ]
    case 'limit':
      return event.returned.flatMap((count, seat) => coins(plaqueOf(seat), bank, count))
    case 'contract': {
      const scroll = board.querySelector('.ff-signed .ff-scroll')
      return flight(scroll, plaqueOf(event.seat), scroll, { after: READ, lasts: 500 })
    }
    case 'took': {
      const card = boat(event.from)?.querySelector('.ff-hull')
      return flight(boat(event.from), plaqueOf(event.seat), card ?? null, { lasts: 450 })
    }
    default:
      return []
  }
}
