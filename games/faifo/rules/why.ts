import type { Reason } from '@fairground/kernel'
import { type MerchantSet, SHIP, type View } from '../state.ts'
import { union } from './cards.ts'

/** Which rule forbids a wish. */
export function whyNot(view: View, wish: unknown): Reason | undefined {
  if (typeof wish !== 'object' || wish === null || view.viewer === 'spectator') return undefined
  const [kind, ...rest] = Object.keys(wish)
  if (rest.length > 0 || !KINDS.has(kind)) return undefined
  if (kind !== view.phase) return { rule: `asked-${view.phase}` }
  const value = (wish as Readonly<Record<string, unknown>>)[kind]
  if (kind === 'throw') return { rule: 'rock-paper-scissors' }
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined
  return kind === 'target' ? noTarget(view, value) : noCard(view, kind, value)
}

const KINDS: ReadonlySet<string> = new Set(['discard', 'lay', 'target', 'throw', 'name', 'favor', 'place', 'take'])

function noTarget(view: View, seat: number): Reason {
  return { rule: seat === view.viewer ? 'not-oneself' : 'no-such-seat' }
}

function noCard(view: View, kind: string, card: number): Reason | undefined {
  if (card < SHIP || card > 15) return { rule: 'no-such-card' }
  const facts = { merchant: card }
  const has = (set: MerchantSet): boolean => (set & (1 << card)) !== 0
  const inHand = card === SHIP ? (view.ships ?? 0) > 0 : has(view.hand ?? 0)
  switch (kind) {
    case 'lay':
    case 'discard':
      if (!inHand) return { rule: 'not-in-hand', facts }
      return toldToLay(view)
    case 'place':
      return card === SHIP ? { rule: 'merchants-only' } : { rule: 'not-in-hand', facts }
    case 'name':
      if (card === SHIP) return { rule: 'merchants-only' }
      return inHand ? { rule: 'in-own-hand', facts } : { rule: 'face-up', facts }
    case 'favor':
      if (card === SHIP) return { rule: 'merchants-only' }
      return has(view.used) ? { rule: 'once-a-chain', facts } : { rule: 'not-on-table', facts }
    default:
      if (card === SHIP) return { rule: 'merchants-only' }
      if (!has(union(view.front))) return { rule: 'not-on-table', facts }
      return { rule: view.facts.networkingFrom === 'any' ? 'not-itself' : 'not-yours-to-take', facts }
  }
}

function toldToLay(view: View): Reason | undefined {
  const ordered = view.viewer === 'spectator' ? 0 : view.forced[view.viewer]
  return ordered === 0 ? undefined : { rule: 'told-to-lay', facts: { merchant: ordered } }
}
