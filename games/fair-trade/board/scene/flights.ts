import type { Seat } from '@fairground/kernel'
import { type Flight, flight, plaqueOf } from '@fairground/kit'
import type { Event } from '../../state.ts'

/** Coins fall first, then fly on to the purse. */
const FALL = 420
const ON = 380
/** A coin is so many times narrower than the board, but always large enough to be followed with the eyes. */
const COINS_ACROSS = 36
const SMALLEST = 20
const LARGEST = 34

/** What flies with an event: coins from payer to payee and on to the plaque, stars from the awning to the seat that earned them. */
export function flightsOf(board: Element, event: Event | undefined): readonly Flight[] {
  const spot = (row: 'trader' | 'farmer', seat: number) => board.querySelector(`[data-spot="${row}-${seat}"] .ft-tag`)
  const coin = document.querySelector('.plaque .coin')
  const size = Math.min(LARGEST, Math.max(SMALLEST, board.clientWidth / COINS_ACROSS))
  switch (event?.kind) {
    case 'pooled': {
      const pool = board.querySelector('.ft-pool')
      return event.bids.flatMap((bid, seat) => flight(spot('farmer', seat), pool, coin, { count: bid, size, lasts: FALL }))
    }
    case 'shared': {
      const pool = board.querySelector('.ft-pool')
      return event.farmers.flatMap((seat, place) =>
        flight(pool, spot('farmer', seat), coin, { count: event.shares[place], size, lasts: FALL, ...onTo(seat) }),
      )
    }
    case 'traded': {
      const [payer, payee] = [spot('trader', event.trader), spot('farmer', event.farmer)]
      return flight(payer, payee, coin, { count: event.coins, size, lasts: FALL, ...onTo(event.farmer) })
    }
    case 'awarded': {
      const star = board.querySelector(`.ft-prizes [data-place="${event.place}"] .ft-star`)
      return flight(star, plaqueOf(event.seat), star, { lasts: 500 })
    }
    default:
      return []
  }
}

function onTo(seat: Seat): Partial<Flight> {
  const purse = plaqueOf(seat)
  return purse === undefined ? {} : { onward: { to: purse, lasts: ON } }
}
