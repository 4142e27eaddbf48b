import type { Reason } from '@fairground/kernel'
import type { View } from '../state.ts'
import { cardsOf } from './bids.ts'
import type { Table } from './table.ts'

/** Which rule forbids a wish. */
export function whyNot(table: Table, view: View, wish: unknown): Reason | undefined {
  if (typeof wish !== 'object' || wish === null || view.viewer === 'spectator') return undefined
  if ('block' in wish) {
    if (view.phase !== 'block') return { rule: 'block-only-first' }
    if (!Array.isArray(wish.block) || wish.block.length !== 2) return { rule: 'two-cards' }
    return cardReason(table, wish.block) ?? (wish.block[0] > wish.block[1] ? { rule: 'lowest-first' } : undefined)
  }
  if (!('farmer' in wish) || !('trader' in wish)) return undefined
  if (view.phase === 'block') return { rule: 'block-first' }
  const bids = [wish.farmer, wish.trader]
  const blocked = cardsOf(view.blocked[view.viewer]).find((card) => bids.includes(card))
  return cardReason(table, bids) ?? (blocked === undefined ? undefined : { rule: 'blocked', facts: { card: blocked } })
}

function cardReason({ highestBid }: Table, cards: readonly unknown[]): Reason | undefined {
  if (cards.some((card) => typeof card !== 'number' || !Number.isInteger(card) || card < 1 || card > highestBid))
    return { rule: 'no-such-card', facts: { highest: highestBid } }
  return cards[0] === cards[1] ? { rule: 'two-cards' } : undefined
}
