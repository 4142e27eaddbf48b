import type { Random, Seat, Tell } from '@fairground/kernel'
import { type Event, NONE, type State } from '../state.ts'
import { serveDiners, servedWith } from './diners.ts'
import { afterEndAction, beginEnd, settleUp } from './ending.ts'
import { turnOverMarket } from './market.ts'
import { boostOf } from './offers.ts'
import { stepPolice } from './police.ts'
import type { Table } from './table.ts'

/** An action is done: hat, police, next player. In the end game hats do nothing. */
export function afterAction(table: Table, state: State, seat: Seat, random: Random, tell?: Tell<Event>): void {
  const hat = (table.hats & (1 << state.space)) !== 0 && boostOf(table, state)?.effect !== 'quiet'
  state.space = NONE
  state.boost = NONE
  if (state.stage !== 'rounds') afterEndAction(table, state, tell)
  else if (hat && stepPolice(table, state, tell)) beginEnd(table, state, seat, { kind: 'ending', seat }, tell)
  else nextTurn(table, state, random, tell)
}

/** One henchman each, clockwise, until all are played. */
export function nextTurn(table: Table, state: State, random: Random, tell?: Tell<Event>): void {
  for (let ahead = 1; ahead <= table.seats; ahead++) {
    const seat = (state.actor + ahead) % table.seats
    if (state.henchmen[seat] === 0) continue
    state.actor = seat
    state.ask = 'space'
    return
  }
  closeRound(table, state, random, tell)
}

/** Henchmen come back, the market is refilled, diners are served; or the game ends because it has lasted too long. */
function closeRound(table: Table, state: State, random: Random, tell?: Tell<Event>): void {
  const { longest } = table.board
  if (state.round === longest) {
    beginEnd(table, state, state.actor, { kind: 'stalled', rounds: longest }, tell)
    return
  }
  for (let seat = 0; seat < table.seats; seat++) {
    state.henchmen[seat] = table.board.henchmen
    state.laid[seat] = 0
    state.standing[seat] = 0
    state.squeezed[seat] = 0
  }
  state.stage = 'closing'
  tell?.({ kind: 'round-over', round: state.round })
  turnOverMarket(table, state, random, tell)
  if (!serveDiners(table, state, 0, tell)) openRound(state, tell)
}

/** A seat has chosen which notes its diners exchange, at the end of a round or of the game. */
export function afterDiner(table: Table, state: State, seat: Seat, tell?: Tell<Event>): void {
  if (serveDiners(table, state, servedWith(table, state, seat), tell)) return
  if (state.stage === 'closing') openRound(state, tell)
  else settleUp(table, state, tell)
}

function openRound(state: State, tell?: Tell<Event>): void {
  state.stage = 'rounds'
  state.round++
  state.actor = state.first
  state.ask = 'space'
  tell?.({ kind: 'round', round: state.round, first: state.first })
}
