import type { Seat } from '@fairground/kernel'
import { type Move, SHIP, type State } from '../state.ts'

const CROWD = 3

/** Players that think the same way lay their ships in the same turn. Turns with a forced card do not count. */
export const herding = {
  name: 'turns with three ships or more',
  herds({ phase, forced }: State, _seats: readonly Seat[], chosen: readonly Move[]): boolean | undefined {
    if (phase !== 'lay' || forced.some((card) => card !== 0)) return undefined
    return chosen.filter((move) => 'lay' in move && move.lay === SHIP).length >= CROWD
  },
}
