import type { Seat } from '@fairground/kernel'
import type { TableInfo } from '@fairground/protocol'

/** The position of a chair, in percent of the floor from the left and from the top. */
export interface ChairPosition {
  readonly seat: Seat
  readonly left: number
  readonly top: number
}

const MIDDLE = { left: 50, top: 52 }
/** The radii of the ring of chairs, across and in depth: the floor is seen from the side. */
const ACROSS = 36.5
const DEEP = 29
const NEAREST = 77

/**
 * Chairs around a table as seen from one of its seats: that seat nearest, the others in a half circle behind the table, in the order of
 * play from the left.
 */
export function chairsAround(count: number, nearest: Seat): readonly ChairPosition[] {
  const others = count - 1
  return Array.from({ length: count }, (_, step) => {
    const seat = (nearest + step) % count
    if (step === 0) return { seat, left: MIDDLE.left, top: NEAREST }
    const angle = Math.PI + (Math.PI * (step - 0.5)) / others
    return { seat, left: round(MIDDLE.left + ACROSS * Math.cos(angle)), top: round(MIDDLE.top + DEEP * Math.sin(angle)) }
  })
}

/** May this person invite others? Everybody at the table may, as long as a seat is free; not at a tournament's table. */
export function mayAsk({ seats, tournament }: Pick<TableInfo, 'seats' | 'tournament'>, person: string | undefined): boolean {
  const sits = person !== undefined && seats.some((seat) => seat.person === person)
  return sits && tournament === undefined && seats.some(({ sitter }) => sitter === undefined)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
