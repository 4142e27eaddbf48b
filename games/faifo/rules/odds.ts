import type { Seat } from '@fairground/kernel'
import { SHIP, type View } from '../state.ts'
import { hiddenMerchants } from './calls.ts'
import { size } from './cards.ts'
import type { Table } from './table.ts'

/**
 * The probability that a hand has this many ships if all choices were random, up to a common factor. All cards of the round are face up
 * except those still in hand, so the present hand determines what the seat held at each earlier choice. Merchants differ, ships
 * do not: a hand with two ships had fewer different cards to choose from, and left more merchants to call. So only the number of
 * ships matters, and the odds of each seat are independent of the others.
 */
export function shipOdds(table: Table, view: View, seat: Seat, shipsNow: number): number {
  if (!isPossible(view, seat, shipsNow)) return 0
  const { turns, handCards } = table
  let ships = shipsNow
  let odds = 1
  for (let turn = lastTurnUp(view); turn >= 1; turn--) {
    // Going back in time, so a turn's skills come before its cards.
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
  // Everybody starts with an own ship. Ships from the deck are identical, so there are half as many ways to deal two of them to one hand.
  return ships === 0 ? 0 : odds / FACTORIAL[ships - 1]
}

export const FACTORIAL: readonly number[] = [1, 1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880]

/** A seat may have shown that it holds no merchant. A seat that is asked to place or call a merchant shows that it can. */
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

/** The probability of one of these choices; 0 rules out a hand that had nothing to choose. */
function chanceOf(choices: number): number {
  return choices > 0 ? 1 / choices : 0
}

function differentCards(cards: number, ships: number): number {
  return ships > 1 ? cards - ships + 1 : cards
}

/** A forced card tells nothing about the rest of the hand. */
function wasForced(view: View, seat: Seat, turn: number): boolean {
  for (let i = 0; i < view.calls.length; i++) {
    const call = view.calls[i]
    if (call.skill === 'dictating' && call.holder === seat && call.turn === turn - 1) return true
  }
  return false
}
