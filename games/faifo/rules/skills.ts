import type { Emit, Random, Seat } from '@fairground/kernel'
import type { Card, Event, Fizzle, Phase, State } from '../state.ts'
import { callable, learnNothingToCall } from './calls.ts'
import { lowest } from './cards.ts'
import { copyable, owesTaking, takeable } from './chains.ts'
import { contractsOf, takeContract } from './contracts.ts'
import { gain, lose, pay, show } from './money.ts'
import { endTurn } from './round.ts'
import type { Table } from './table.ts'
import { whoLaid } from './turn.ts'

/** Uses the skills of this turn one after another until one needs a choice. When all are done, the turn ends. */
export function runSkills(table: Table, state: State, random: Random, emit?: Emit<Event>): void {
  if (owesTaking(state)) {
    state.skill = table.networker
    ask(state, 'take')
    return
  }
  while (state.waiting !== 0) {
    const merchant = lowest(state.waiting)
    state.waiting &= state.waiting - 1
    state.actor = whoLaid(table, state, merchant)
    state.used = 0
    if (useSkill(table, state, merchant, emit)) return
  }
  endTurn(table, state, random, emit)
}

function ask(state: State, phase: Phase): true {
  state.phase = phase
  state.owing = 1 << state.actor
  return true
}

/** A choice that depends on the actor's hand: the question itself shows everybody that there is something to choose. */
function askHand(state: State, phase: 'name' | 'place', emit?: Emit<Event>): true {
  ask(state, phase)
  emit?.({ kind: 'considers', seat: state.actor, merchant: state.skill, what: phase }, 'all', true)
  return true
}

/** The actor uses this merchant's skill. Returns true if the actor has to choose something. A skill is never optional. */
export function useSkill(table: Table, state: State, merchant: Card, emit?: Emit<Event>): boolean {
  const { actor } = state
  const { skill } = table.merchants[merchant]
  state.skill = merchant
  state.used |= 1 << merchant
  emit?.({ kind: 'skill', seat: actor, merchant, skill })
  switch (skill) {
    case 'try-your-luck':
    case 'enticing':
    case 'seducing':
      return ask(state, 'target')
    case 'good-fortune':
      gain(state, actor, 4, emit)
      return false
    case 'protection-fee':
      for (let step = 1; step < table.seats; step++) {
        const payer = (actor + step) % table.seats
        pay(state, payer, actor, contractsOf(state, payer) > 0 ? 2 : 1, emit)
      }
      return false
    case 'dictating':
      gain(state, actor, 1, emit)
      if (state.turn === table.turns) return fizzle(state, 'last-turn', emit)
      return askForName(state, emit)
    case 'snitching':
      return askForName(state, emit)
    case 'networking':
      return network(table, state, emit)
    case 'embargo':
      embargo(table, state, emit)
      return false
    case 'supported':
      show(table, state, table.everybody, emit)
      if (hasLeast(state, actor)) takeContract(table, state, actor, 'skill', emit)
      return false
    case 'asking-a-favor':
      return copyable(state) === 0 ? fizzle(state, 'nothing-to-copy', emit) : ask(state, 'favor')
    case 'prioritized':
      takeContract(table, state, actor, 'skill', emit)
      for (let step = 1; step < table.seats; step++) gain(state, (actor + step) % table.seats, 1, emit)
      return false
    case 'charity':
      show(table, state, 1 << actor, emit)
      lose(state, actor, 3, emit)
      return false
    case 'socializing':
      show(table, state, 1 << actor, emit)
      payNeighbour(state, (actor + 1) % table.seats, emit)
      payNeighbour(state, (actor + table.seats - 1) % table.seats, emit)
      return false
    case 'none':
      return false
  }
}

function fizzle(state: State, why: Fizzle, emit?: Emit<Event>, reveals = false): false {
  emit?.({ kind: 'fizzled', seat: state.actor, merchant: state.skill, why }, 'all', reveals)
  return false
}

/** If nothing can be called, Snitching has no effect and Dictating brings only its coin. */
function askForName(state: State, emit?: Emit<Event>): boolean {
  if (callable(state, state.actor) !== 0) return askHand(state, 'name', emit)
  learnNothingToCall(state, state.actor)
  return fizzle(state, 'nothing-to-name', emit, true)
}

/** Compulsory if there is a merchant to place and one to take; both are checked before anything is placed. */
function network(table: Table, state: State, emit?: Emit<Event>): boolean {
  if (takeable(table, state) === 0) return fizzle(state, 'nothing-to-take', emit)
  if (state.hand[state.actor] !== 0) return askHand(state, 'place', emit)
  state.onlyShips |= 1 << state.actor
  return fizzle(state, 'no-merchant-in-hand', emit, true)
}

/** Everybody returns what the bank paid them in this turn; coins that went from purse to purse stay. */
function embargo(table: Table, state: State, emit?: Emit<Event>): void {
  for (let seat = 0; seat < table.seats; seat++) {
    const back = state.gained[seat]
    state.gained[seat] = 0
    lose(state, seat, back, emit)
  }
}

/** A tie for the fewest coins counts. */
function hasLeast({ purse }: State, seat: Seat): boolean {
  for (let other = 0; other < purse.length; other++) if (purse[other] < purse[seat]) return false
  return true
}

/** A neighbour gets 2; the bank adds what the actor cannot pay. */
function payNeighbour(state: State, guest: Seat, emit?: Emit<Event>): void {
  const missing = 2 - pay(state, state.actor, guest, 2, emit)
  if (missing > 0) gain(state, guest, missing, emit)
}
