import type { Emit } from '@fairground/kernel'
import { type Card, type Event, type MerchantSet, NONE, type State } from '../state.ts'
import { union } from './cards.ts'
import type { Table } from './table.ts'
import { laidBy } from './turn.ts'

/** Skills that lead to another skill: Asking a favor and Networking. Within one chain each merchant's skill is used once. */

/** Any merchant that is face up, from this turn or an earlier one, in front of any player. */
export function copyable(state: State): MerchantSet {
  return union(state.front) & ~state.used
}

/** What Networking may take: the opponents' merchants, in some editions also the player's own from earlier turns. */
export function takeable(table: Table, state: State): MerchantSet {
  const { actor, front, swaps } = state
  let set = 0
  for (let seat = 0; seat < table.seats; seat++) if (seat !== actor) set |= front[seat]
  if (table.facts.networkingFrom === 'opponents') return set
  const laid = laidBy(table, state, actor)
  const placed = owesTaking(state) ? swaps[swaps.length - 1].placed : 0
  // Ruling E1: the Naga never takes itself, even if a Goat copies one that is in front of another player.
  return (set | (front[actor] & ~((1 << laid) | (1 << placed)))) & ~(1 << table.networker)
}

/** Networking has placed a merchant and still has to take one. */
export function owesTaking({ swaps }: { readonly swaps: State['swaps'] }): boolean {
  return swaps.length > 0 && swaps[swaps.length - 1].taken === 0
}

/** The placed merchant stays in front of its owner for the rest of the round. It does not take part in this turn's comparison. */
export function place(state: State, merchant: Card, emit?: Emit<Event>): void {
  const { actor } = state
  const bit = 1 << merchant
  state.hand[actor] &= ~bit
  state.known[actor] &= ~bit
  state.front[actor] |= bit
  state.swaps.push({ turn: state.turn, by: actor, placed: merchant, taken: 0 })
  emit?.({ kind: 'placed', seat: actor, merchant }, 'all', true)
}

export function take(state: State, merchant: Card, emit?: Emit<Event>): void {
  const { actor, swaps } = state
  const bit = 1 << merchant
  let from = NONE
  for (let seat = 0; seat < state.front.length; seat++) if ((state.front[seat] & bit) !== 0) from = seat
  state.front[from] &= ~bit
  state.hand[actor] |= bit
  state.known[actor] |= bit
  swaps[swaps.length - 1] = { ...swaps[swaps.length - 1], taken: merchant }
  emit?.({ kind: 'took', seat: actor, merchant, from })
}
