import type { Emit, Random } from '@fairground/kernel'
import { type Event, NONE, type State } from '../state.ts'
import type { Table } from './table.ts'

/** End of round: cards over bins go, the rest move right, new cards come; if the deck is empty, the left-most spaces stay empty. */
export function turnOverMarket(table: Table, state: State, random: Random, emit?: Emit<Event>): void {
  const { market, binned } = state
  const { spaces, designs } = table.board
  const gone: string[] = []
  let free = market.length - 1
  for (let slot = market.length - 1; slot >= 0; slot--) {
    const card = market[slot]
    if (card === NONE) continue
    market[slot] = NONE
    if (spaces[slot].bin) {
      binned[card]++
      if (emit !== undefined) gone.push(designs[card].id)
    } else market[free--] = card
  }
  fillMarket(state, random)
  emit?.({ kind: 'refilled', binned: gone, market: market.map((card) => (card === NONE ? '' : designs[card].id)) })
}

/** Fills the right-most empty space first, so that the oldest card gets cheap first. */
export function fillMarket(state: State, random: Random): void {
  const { market, deck } = state
  let set = 0
  for (let slot = market.length - 1; slot >= 0; slot--) {
    if (market[slot] !== NONE) continue
    while (set < deck.length && sizeOf(deck[set]) === 0) set++
    if (set === deck.length) return
    market[slot] = drawFrom(deck[set], random)
  }
}

/** Draws a card from a bag, which is a count of each design. */
export function drawFrom(bag: number[], random: Random): number {
  let left = random.below(sizeOf(bag))
  let card = 0
  while (left >= bag[card]) left -= bag[card++]
  bag[card]--
  return card
}

function sizeOf(bag: readonly number[]): number {
  let size = 0
  for (let card = 0; card < bag.length; card++) size += bag[card]
  return size
}
