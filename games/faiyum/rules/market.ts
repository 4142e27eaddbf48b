import type { Emit, Random, Seat } from '@fairground/kernel'
import { draw } from '@fairground/kernel'
import type { CardName, Event, State } from '../state.ts'
import { NONE } from '../state.ts'
import { endTurn } from './last-turns.ts'
import { insertAt, insertSorted, removeAt } from './lists.ts'
import type { Table } from './table.ts'

/** The card market: eight cards in ascending order, the lowest four for sale. Disasters stay at the right and are never sold. */

const DISASTERS = 4

/** How many cards can be bought: four, or fewer once the fourth disaster is out. */
export function buyable(table: Table, state: State): number {
  let cards = 0
  while (cards < table.prices.length && cards < state.market.length && state.market[cards] < table.disaster) cards++
  return cards
}

/** The price depends on the place in the row; a discount token takes a dollar off. */
export function priceAt(table: Table, state: State, place: number): number {
  return table.prices[place] - state.discount[place] * table.discount
}

export function buy(table: Table, state: State, seat: Seat, card: number, random: Random, emit?: Emit<Event>): void {
  const place = state.market.indexOf(card)
  const price = priceAt(table, state, place)
  const discount = state.discount[place] === 1
  state.money[seat] -= price
  moveToHand(state, seat, place)
  emit?.({ kind: 'bought', seat, card: table.cards[card].name, price, discount })
  refill(table, state, random, emit)
  endTurn(table, state, seat, emit)
}

/** Takes a card without paying; a new one comes, as after a purchase. */
export function take(table: Table, state: State, seat: Seat, card: number, random: Random, emit?: Emit<Event>): void {
  moveToHand(state, seat, state.market.indexOf(card))
  emit?.({ kind: 'took', seat, card: table.cards[card].name })
  refill(table, state, random, emit)
}

/** A discount token does not go with the card. */
function moveToHand(state: State, seat: Seat, place: number): void {
  const card = state.market[place]
  leaveMarket(state, place)
  insertSorted(state.hands[seat], card)
}

function leaveMarket(state: State, place: number): void {
  removeAt(state.market, place)
  removeAt(state.discount, place)
}

/** Turns up the next card: from the draw pile, then from the last turns, then none. */
export function refill(table: Table, state: State, random: Random, emit?: Emit<Event>): void {
  const from = state.pile.length > 0 ? state.pile : state.last
  if (from.length === 0) return
  const card = draw(from, random)
  insertAt(state.discount, insertSorted(state.market, card), 0)
  if (card < table.disaster) {
    emit?.({ kind: 'turned', ...numberedName(table, card) }, 'all', true)
    return
  }
  emit?.({ kind: 'turned', number: table.disasters[card - table.disaster].number }, 'all', true)
  if (disastersShown(table, state) < DISASTERS) return
  state.ending = true
  emit?.({ kind: 'ending' })
}

function numberedName(table: Table, card: number): { readonly number: number; readonly title: CardName['title'] } {
  const { number = 0, title } = table.cards[card].name
  return { number, title }
}

function disastersShown(table: Table, state: State): number {
  let count = 0
  for (let place = state.market.length - 1; place >= 0 && state.market[place] >= table.disaster; place--) count++
  return count
}

/**
 * Which card of the current market leaves next in an administration: the lowest with a token, or else the lowest. With two to replace we
 * ask twice, which covers every case of the rulebook: two with tokens, one with a token and the lowest without, or the two lowest.
 */
export function nextReplaced(table: Table, state: State, current: number): number {
  const cards = Math.min(current, buyable(table, state))
  for (let place = 0; place < cards; place++) if (state.discount[place] === 1) return place
  return cards > 0 ? 0 : NONE
}

/**
 * Removes cards from the current market, then puts a discount token on each card that remains of it, and draws new ones. Cards do not move
 * down from the right before the tokens are placed: the rulebook's "remain" means the four cards that were for sale.
 */
export function replaceLowest(table: Table, state: State, random: Random, emit?: Emit<Event>): void {
  const gone: CardName[] = []
  let current = table.prices.length
  for (let i = 0; i < table.replaced; i++) {
    const place = nextReplaced(table, state, current)
    if (place === NONE) break
    if (emit !== undefined) gone.push(table.cards[state.market[place]].name)
    state.box.push(state.market[place])
    leaveMarket(state, place)
    current--
  }
  for (let place = 0; place < current; place++) state.discount[place] = 1
  emit?.({ kind: 'replaced', cards: gone, discounts: state.market.slice(0, current).map((card) => table.cards[card].name) })
  for (let i = 0; i < table.replaced; i++) refill(table, state, random, emit)
}

/** Solo: a card of the player's choice leaves. */
export function discard(table: Table, state: State, card: number, emit?: Emit<Event>): void {
  state.box.push(card)
  leaveMarket(state, state.market.indexOf(card))
  emit?.({ kind: 'replaced', cards: [table.cards[card].name], discounts: [] })
}
