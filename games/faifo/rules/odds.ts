import type { Seat } from '@fairground/kernel'
import { SHIP, type View } from '../state.ts'
import { hiddenMerchants } from './calls.ts'
import { size } from './cards.ts'
import type { Table } from './table.ts'

/**
 * How likely random play makes a hand with so many ships, up to a factor that is the same for all. All cards of a round come to
 * light but the ones still in hand, so a hand of today tells what the seat held at each of its earlier choices. Merchants differ,
 * ships do not: a hand with two ships has one choice less, is less likely to have laid any one card, and leaves more merchants
 * to call. So only the number of ships matters, and each seat's odds are its own.
 */
export function shipOdds(table: Table, view: View, seat: Seat, shipsNow: number): number {
  if (!isPossible(view, seat, shipsNow)) return 0
  const { turns, handCards } = table
  let ships = shipsNow
  let odds = 1
  for (let turn = lastTurnUp(view); turn >= 1; turn--) {
    // Skills come after the cards of their turn.
    for (let i = 0; i < view.calls.length; i++) {
      const { by, turn: when, hidden, held } = view.calls[i]
      if (by === seat && when === turn) odds *= chanceOf(hidden - held + ships)
    }
    for (let i = 0; i < view.swaps.length; i++)
      if (view.swaps[i].by === seat && view.swaps[i].turn === turn) odds *= chanceOf(handCards - turn - ships)
    if (view.row[seat * turns + turn - 1] === SHIP) ships++
    if (!wasForced(view, seat, turn)) odds *= chanceOf(differentCards(handCards - turn + 1, ships))
  }
  if (table.laysAside && view.phase !== 'discard') {
    if (view.discard[seat] === SHIP) ships++
    odds *= chanceOf(differentCards(handCards + 1, ships))
  }
  // Everybody begins with a ship of their own. Ships from the deck look alike: two in one hand can be dealt in half as many ways.
  return ships === 0 ? 0 : odds / FACTORIAL[ships - 1]
}

export const FACTORIAL: readonly number[] = [1, 1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880]

/** A seat may have shown that it holds no merchant; one that is asked to place a merchant or to call one shows that it can. */
function isPossible(view: View, seat: Seat, ships: number): boolean {
  const merchants = view.held[seat] - ships
  if (merchants < size(view.known[seat])) return false
  if ((view.onlyShips & (1 << seat)) !== 0) return merchants === 0
  if (seat !== view.actor) return true
  if (view.phase === 'place') return merchants > 0
  return view.phase !== 'name' || merchants < size(hiddenMerchants(view))
}

function lastTurnUp(view: View): number {
  return view.phase === 'lay' || view.phase === 'discard' ? view.turn - 1 : view.turn
}

/** The chance of any one of so many choices; no such hand made a choice where it had none. */
function chanceOf(choices: number): number {
  return choices > 0 ? 1 / choices : 0
}

function differentCards(cards: number, ships: number): number {
  return ships > 1 ? cards - ships + 1 : cards
}

/** A card that had to be laid says nothing about the others. */
function wasForced(view: View, seat: Seat, turn: number): boolean {
  for (let i = 0; i < view.calls.length; i++) {
    const call = view.calls[i]
    if (call.skill === 'dictating' && call.holder === seat && call.turn === turn - 1) return true
  }
  return false
}
