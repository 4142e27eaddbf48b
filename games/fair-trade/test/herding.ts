import type { Seat } from '@fairground/kernel'
import type { Move, State } from '../state.ts'

/** Several players who calculate alike make the same trader bid and share what one of them could have had. */
export const herding = {
  name: 'rounds in which all rivals bid alike',
  herds({ phase }: State, seats: readonly Seat[], chosen: readonly Move[], rivals: readonly Seat[]): boolean | undefined {
    if (phase !== 'bid' || rivals.length < 2) return undefined
    const bids = chosen.flatMap((move, index) => ('trader' in move && rivals.includes(seats[index]) ? [move.trader] : []))
    return bids.length < rivals.length ? undefined : bids.every((bid) => bid === bids[0])
  },
}
