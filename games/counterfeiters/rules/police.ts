import type { Emit } from '@fairground/kernel'
import type { Event, State } from '../state.ts'
import { noteGodfather } from './ledger.ts'
import type { Table } from './table.ts'

/** One step on the track with its effect. True at the end of the track. */
export function stepPolice(table: Table, state: State, emit?: Emit<Event>): boolean {
  const { track } = table.board
  state.police++
  const step = track[state.police]
  emit?.({ kind: 'police', at: state.police, steps: track.length - 1 - state.police })
  if (step === 'godfather' || step === 'end') payGodfather(table, state, emit)
  else if (step === 'investigation') emit?.({ kind: 'investigation', level: table.level[state.police] })
  else if (step === 'strike') emit?.({ kind: 'strike' })
  return step === 'end'
}

/** Everybody pays half of the cash in hand, rounded up to the smallest note. */
function payGodfather(table: Table, state: State, emit?: Emit<Event>): void {
  emit?.({ kind: 'godfather' })
  for (let seat = 0; seat < table.seats; seat++) {
    const dollars = 10 * Math.ceil(state.cash[seat] / 20)
    state.cash[seat] -= dollars
    noteGodfather(state, seat)
    if (emit !== undefined) emit({ kind: 'paid', seat, dollars }, table.board.openMoney ? 'all' : { only: [seat] })
  }
}
