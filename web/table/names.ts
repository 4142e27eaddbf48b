import type { Names, Seat } from '@fairground/kernel'
import type { SeatInfo, TableInfo } from '@fairground/protocol'

/** The names of bots by seat: short, and usable in every language of the server. */
const BOTS = ['Lan', 'Emil', 'Hoa', 'Frieda', 'Minh', 'Otto']

export function nameOf(seat: SeatInfo): string {
  return seat.name ?? botName(seat.seat)
}

export function botName(seat: Seat): string {
  return BOTS[seat % BOTS.length]
}

export function namesOf(table: TableInfo): Names {
  return (seat) => nameOf(table.seats[seat])
}
