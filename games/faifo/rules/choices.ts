import type { Emit, Random, Seat } from '@fairground/kernel'
import type { Event, Move, State } from '../state.ts'
import { call } from './calls.ts'
import { place, take } from './chains.ts'
import { challenge, judgeThrows } from './duel.ts'
import { half, pay, show } from './money.ts'
import { THROWS } from './moves.ts'
import { runSkills, useSkill } from './skills.ts'
import type { Table } from './table.ts'

type SkillMove = Exclude<Move, { readonly lay: number } | { readonly discard: number }>

/** Carries out a choice for a skill, then continues with the remaining skills. */
export function choose(table: Table, state: State, seat: Seat, move: SkillMove, random: Random, emit?: Emit<Event>): void {
  if (!asksMore(table, state, seat, move, random, emit)) runSkills(table, state, random, emit)
}

/** Carries out the choice. Returns true if a player has to choose again. */
function asksMore(table: Table, state: State, seat: Seat, move: SkillMove, random: Random, emit?: Emit<Event>): boolean {
  if ('throw' in move) {
    state.throws[seat === state.actor ? 0 : 1] = THROWS.indexOf(move.throw) + 1
    state.owing &= ~(1 << seat)
    emit?.({ kind: 'chosen', seat })
    return state.owing !== 0 || !judgeThrows(table, state, random, emit)
  }
  state.phase = 'up'
  state.owing = 0
  if ('target' in move) return aim(table, state, move.target, emit)
  if ('name' in move) {
    answerCall(table, state, move.name, emit)
    return false
  }
  if ('favor' in move) return useSkill(table, state, move.favor, emit)
  if ('place' in move) {
    place(state, move.place, emit)
    return useSkill(table, state, move.place, emit)
  }
  take(state, move.take, emit)
  return false
}

function aim(table: Table, state: State, target: Seat, emit?: Emit<Event>): boolean {
  const { actor, purse } = state
  const { skill } = table.merchants[state.skill]
  if (skill === 'try-your-luck') {
    challenge(state, target, emit)
    return true
  }
  if (skill === 'enticing') {
    show(table, state, 1 << target, emit)
    pay(state, target, actor, half(purse[target]), emit)
    return false
  }
  show(table, state, (1 << actor) | (1 << target), emit)
  const mine = purse[actor]
  purse[actor] = purse[target]
  purse[target] = mine
  emit?.({ kind: 'swapped', seat: actor, with: target, coins: [purse[actor], mine] })
  return false
}

/** Dictating forces the holder to lay the merchant next turn, which `call` records; Snitching costs the holder 3. */
function answerCall(table: Table, state: State, merchant: number, emit?: Emit<Event>): void {
  const skill = table.merchants[state.skill].skill === 'dictating' ? 'dictating' : 'snitching'
  const holder = call(state, merchant, skill, emit)
  if (skill === 'snitching') pay(state, holder, state.actor, 3, emit)
}
