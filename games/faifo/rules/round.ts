import type { Emit, Random, Seat } from '@fairground/kernel'
import { type Event, NONE, SHIP, type State } from '../state.ts'
import { highest, lowest, members } from './cards.ts'
import { contractsOf, takeContract } from './contracts.ts'
import { nextRound } from './deal.ts'
import { show } from './money.ts'
import type { Table } from './table.ts'

/** The skills are done: the next turn, or the end of the round. */
export function endTurn(table: Table, state: State, random: Random, emit?: Emit<Event>): void {
  state.actor = NONE
  state.skill = 0
  state.used = 0
  if (state.turn < table.turns) {
    state.turn++
    state.fallen = 0
    state.phase = 'lay'
    state.owing = table.everybody
    emit?.({ kind: 'turn', turn: state.turn })
    return
  }
  endRound(table, state, emit)
  if (someoneHasReachedGoal(table, state)) {
    state.phase = 'over'
    state.owing = 0
    emit?.({ kind: 'over' })
    return
  }
  nextRound(table, state, random, emit)
}

/** Section 7: the fullest purse takes the top contract. */
function endRound(table: Table, state: State, emit?: Emit<Event>): void {
  show(table, state, table.everybody, emit)
  let most = -1
  let richest = 0
  for (let seat = 0; seat < table.seats; seat++) {
    const coins = state.purse[seat]
    if (coins < most) continue
    richest = coins > most ? 1 << seat : richest | (1 << seat)
    most = coins
  }
  const alone = (richest & (richest - 1)) === 0
  const winner = alone ? highest(richest) : byLastCard(state, richest, emit)
  if (winner === NONE) emit?.({ kind: 'nobody' })
  else takeContract(table, state, winner, 'round', emit)
}

/** 7.1: tied players show the card they did not play. The highest printed reputation wins, a ship loses to any merchant. */
function byLastCard(state: State, tied: number, emit?: Emit<Event>): Seat {
  let winner = NONE
  let best = SHIP
  for (let rest = tied; rest !== 0; rest &= rest - 1) {
    const seat = lowest(rest)
    const card = lastCard(state, seat)
    if (card === SHIP) state.onlyShips |= 1 << seat
    else state.known[seat] = state.hand[seat]
    if (card <= best) continue
    best = card
    winner = seat
  }
  emit?.({ kind: 'tied', seats: members(tied), cards: members(tied).map((seat) => lastCard(state, seat)) }, 'all', true)
  return winner
}

function lastCard(state: State, seat: Seat): number {
  return state.hand[seat] === 0 ? SHIP : highest(state.hand[seat])
}

/** Section 8: checked only at the end of a round. */
function someoneHasReachedGoal(table: Table, state: State): boolean {
  for (let seat = 0; seat < table.seats; seat++) if (contractsOf(state, seat) >= table.facts.goal) return true
  return false
}
