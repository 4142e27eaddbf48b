import type { Emit, Random, Seat } from '@fairground/kernel'
import { type Event, NONE, type State } from '../state.ts'
import { serveDiners, servedWith } from './diners.ts'
import { afterEndAction, beginEnd, settleUp } from './ending.ts'
import { turnOverMarket } from './market.ts'
import { boostOf } from './offers.ts'
import { stepPolice } from './police.ts'
import type { Table } from './table.ts'

/** An action is done: hat, police, next player. In the end game hats do nothing. */
export function afterAction(table: Table, state: State, seat: Seat, random: Random, emit?: Emit<Event>): void {
  const hat = (table.hats & (1 << state.space)) !== 0 && boostOf(table, state)?.effect !== 'quiet'
  state.space = NONE
  state.boost = NONE
  if (state.stage !== 'rounds') afterEndAction(table, state, emit)
  else if (hat && stepPolice(table, state, emit)) beginEnd(table, state, seat, { kind: 'ending', seat }, emit)
  else nextTurn(table, state, random, emit)
}

/** One henchman each, clockwise, until all are played. */
export function nextTurn(table: Table, state: State, random: Random, emit?: Emit<Event>): void {
  for (let ahead = 1; ahead <= table.seats; ahead++) {
    const seat = (state.actor + ahead) % table.seats
    if (state.henchmen[seat] === 0) continue
    state.actor = seat
    state.ask = 'space'
    return
  }
  closeRound(table, state, random, emit)
}

/** Henchmen come back, the market is refilled, diners are served; or the game ends because it has lasted too long. */
function closeRound(table: Table, state: State, random: Random, emit?: Emit<Event>): void {
  const { longest } = table.board
  if (state.round === longest) {
    beginEnd(table, state, state.actor, { kind: 'stalled', rounds: longest }, emit)
    return
  }
  for (let seat = 0; seat < table.seats; seat++) {
    state.henchmen[seat] = table.board.henchmen
    state.laid[seat] = 0
    state.standing[seat] = 0
    state.squeezed[seat] = 0
  }
  state.stage = 'closing'
  emit?.({ kind: 'round-over', round: state.round })
  turnOverMarket(table, state, random, emit)
  if (!serveDiners(table, state, 0, emit)) openRound(state, emit)
}

/** A seat has chosen which notes its diners exchange, at the end of a round or of the game. */
export function afterDiner(table: Table, state: State, seat: Seat, emit?: Emit<Event>): void {
  if (serveDiners(table, state, servedWith(table, state, seat), emit)) return
  if (state.stage === 'closing') openRound(state, emit)
  else settleUp(table, state, emit)
}

function openRound(state: State, emit?: Emit<Event>): void {
  state.stage = 'rounds'
  state.round++
  state.actor = state.first
  state.ask = 'space'
  emit?.({ kind: 'round', round: state.round, first: state.first })
}
