import type { Random, Seat, Tell } from '@fairground/kernel'
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
export function choose(table: Table, state: State, seat: Seat, move: SkillMove, random: Random, tell?: Tell<Event>): void {
  if (!asksMore(table, state, seat, move, random, tell)) runSkills(table, state, random, tell)
}

/** Carries out the choice. Returns true if a player has to choose again. */
function asksMore(table: Table, state: State, seat: Seat, move: SkillMove, random: Random, tell?: Tell<Event>): boolean {
  if ('throw' in move) {
    state.throws[seat === state.actor ? 0 : 1] = THROWS.indexOf(move.throw) + 1
    state.owing &= ~(1 << seat)
    tell?.({ kind: 'chosen', seat })
    return state.owing !== 0 || !judgeThrows(table, state, random, tell)
  }
  state.phase = 'up'
  state.owing = 0
  if ('target' in move) return aim(table, state, move.target, tell)
  if ('name' in move) {
    answerCall(table, state, move.name, tell)
    return false
  }
  if ('favor' in move) return useSkill(table, state, move.favor, tell)
  if ('place' in move) {
    place(state, move.place, tell)
    return useSkill(table, state, move.place, tell)
  }
  take(state, move.take, tell)
  return false
}

function aim(table: Table, state: State, target: Seat, tell?: Tell<Event>): boolean {
  const { actor, purse } = state
  const { skill } = table.merchants[state.skill]
  if (skill === 'try-your-luck') {
    challenge(state, target, tell)
    return true
  }
  if (skill === 'enticing') {
    show(table, state, 1 << target, tell)
    pay(state, target, actor, half(purse[target]), tell)
    return false
  }
  show(table, state, (1 << actor) | (1 << target), tell)
  const mine = purse[actor]
  purse[actor] = purse[target]
  purse[target] = mine
  tell?.({ kind: 'swapped', seat: actor, with: target, coins: [purse[actor], mine] })
  return false
}

/** Dictating forces the holder to lay the merchant next turn, which `call` records; Snitching costs the holder 3. */
function answerCall(table: Table, state: State, merchant: number, tell?: Tell<Event>): void {
  const skill = table.merchants[state.skill].skill === 'dictating' ? 'dictating' : 'snitching'
  const holder = call(state, merchant, skill, tell)
  if (skill === 'snitching') pay(state, holder, state.actor, 3, tell)
}
