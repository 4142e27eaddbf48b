import type { Emit, Seat } from '@fairground/kernel'
import { type Call, type Card, type Event, type MerchantSet, NONE, type State } from '../state.ts'
import { ALL_MERCHANTS, size, union } from './cards.ts'

/** Skills that call a merchant: Dictating and Snitching. */

/** Merchants that are not face up: each is in some hand. */
export function hiddenMerchants(state: { readonly front: readonly MerchantSet[]; readonly aside: MerchantSet }): MerchantSet {
  return ALL_MERCHANTS & ~(union(state.front) | state.aside)
}

/** A player may call any merchant that is neither face up nor in their own hand, so an opponent has it. */
export function callable(state: State, seat: Seat): MerchantSet {
  return hiddenMerchants(state) & ~state.hand[seat]
}

/** If a seat has nothing to call, everybody learns that all hidden merchants are in its hand. */
export function learnNothingToCall(state: State, seat: Seat): void {
  state.known[seat] = state.hand[seat]
}

/** The holder of a called merchant has to say so; from now on everybody knows where it is. */
export function call(state: State, merchant: Card, skill: Call['skill'], emit?: Emit<Event>): Seat {
  const by = state.actor
  const holder = holderOf(state, merchant)
  state.known[holder] |= 1 << merchant
  if (skill === 'dictating') state.forced[holder] = merchant
  const held = size(state.hand[by]) + state.ships[by]
  state.calls.push({ turn: state.turn, by, skill, merchant, holder, hidden: size(hiddenMerchants(state)), held })
  emit?.({ kind: 'named', seat: by, merchant, holder, skill }, 'all', true)
  return holder
}

function holderOf(state: State, merchant: Card): Seat {
  for (let seat = 0; seat < state.hand.length; seat++) if ((state.hand[seat] & (1 << merchant)) !== 0) return seat
  return NONE
}
