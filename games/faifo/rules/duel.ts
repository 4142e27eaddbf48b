import type { Emit, Random, Seat } from '@fairground/kernel'
import { type Event, NONE, type State } from '../state.ts'
import { half, pay } from './money.ts'
import { THROWS } from './moves.ts'
import type { Table } from './table.ts'

/** Try your luck: rock-paper-scissors for half of the loser's coins. */

export function challenge(state: State, rival: Seat, emit?: Emit<Event>): void {
  state.rival = rival
  state.draws = 0
  emit?.({ kind: 'challenged', seat: state.actor, rival })
  throwAgain(state)
}

function throwAgain(state: State): void {
  state.phase = 'throw'
  state.throws[0] = 0
  state.throws[1] = 0
  state.owing = (1 << state.actor) | (1 << state.rival)
}

/** Both have thrown. Returns true if the duel is over: after a draw both throw again, and after several draws a coin decides. */
export function judgeThrows(table: Table, state: State, random: Random, emit?: Emit<Event>): boolean {
  const { actor, rival } = state
  const [mine, theirs] = state.throws
  const drawn = mine === theirs
  // Each throw beats the one before it: rock 1, paper 2, scissors 3, rock again.
  let winner = drawn ? NONE : (mine - theirs + 3) % 3 === 1 ? actor : rival
  emit?.(
    {
      kind: 'threw',
      seats: [actor, rival],
      throws: [THROWS[mine - 1], THROWS[theirs - 1]],
      ...(drawn ? undefined : { winner }),
    },
    'all',
    true,
  )
  if (drawn) {
    state.draws++
    if (state.draws < table.facts.drawsBeforeCoin) {
      throwAgain(state)
      return false
    }
    winner = random.below(2) === 0 ? actor : rival
    emit?.({ kind: 'tossed', winner })
  }
  const loser = winner === actor ? rival : actor
  pay(state, loser, winner, half(state.purse[loser]), emit)
  state.rival = NONE
  state.draws = 0
  state.throws[0] = 0
  state.throws[1] = 0
  return true
}
