import type { Reason } from '@fairground/kernel'
import type { View } from '../state.ts'
import { cardsOf } from './bids.ts'
import type { Table } from './table.ts'

/** Which rule forbids an attempt. */
export function whyNot(table: Table, view: View, attempt: unknown): Reason | undefined {
  if (typeof attempt !== 'object' || attempt === null || view.viewer === 'spectator') return undefined
  if ('block' in attempt) {
    if (view.phase !== 'block') return { rule: 'block-only-first', section: 'start' }
    if (!Array.isArray(attempt.block) || attempt.block.length !== 2) return { rule: 'two-cards', section: 'start' }
    return (
      cardReason(table, attempt.block, 'start') ??
      (attempt.block[0] > attempt.block[1] ? { rule: 'lowest-first', section: 'start' } : undefined)
    )
  }
  if (!('farmer' in attempt) || !('trader' in attempt)) return undefined
  if (view.phase === 'block') return { rule: 'block-first', section: 'start' }
  const bids = [attempt.farmer, attempt.trader]
  const blocked = cardsOf(view.blocked[view.viewer]).find((card) => bids.includes(card))
  return (
    cardReason(table, bids, 'bid') ?? (blocked === undefined ? undefined : { rule: 'blocked', section: 'next', facts: { card: blocked } })
  )
}

function cardReason({ highestBid }: Table, cards: readonly unknown[], section: string): Reason | undefined {
  if (cards.some((card) => typeof card !== 'number' || !Number.isInteger(card) || card < 1 || card > highestBid))
    return { rule: 'no-such-card', section: 'start', facts: { highest: highestBid } }
  return cards[0] === cards[1] ? { rule: 'two-cards', section } : undefined
}
