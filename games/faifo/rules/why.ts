import type { Reason } from '@fairground/kernel'
import { type MerchantSet, SHIP, type View } from '../state.ts'
import { union } from './cards.ts'
import type { Table } from './table.ts'

/** The rule that forbids an attempt. */
export function whyNot(table: Table, view: View, attempt: unknown): Reason | undefined {
  if (typeof attempt !== 'object' || attempt === null || view.viewer === 'spectator') return undefined
  const [kind, ...rest] = Object.keys(attempt)
  if (rest.length > 0 || !KINDS.has(kind)) return undefined
  if (kind !== view.phase) return because(`asked-${view.phase}`)
  const value = (attempt as Readonly<Record<string, unknown>>)[kind]
  if (kind === 'throw') return because('rock-paper-scissors')
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined
  return kind === 'target' ? noTarget(view, value) : noCard(table, view, kind, value)
}

const KINDS: ReadonlySet<string> = new Set(['discard', 'lay', 'target', 'throw', 'name', 'favor', 'place', 'take'])

/** The section of the rules reference for each rule; all others belong to the skills. */
const SECTIONS: Readonly<Record<string, string>> = {
  'asked-discard': 'deal',
  'asked-lay': 'turn',
  'asked-up': 'turn',
  'asked-over': 'end',
  'no-such-card': 'deal',
  'not-in-hand': 'turn',
  'once-a-chain': 'chains',
}

function because(rule: string, merchant?: number): Reason {
  const section = SECTIONS[rule] ?? 'skills'
  return merchant === undefined ? { rule, section } : { rule, section, facts: { merchant } }
}

function noTarget(view: View, seat: number): Reason {
  return because(seat === view.viewer ? 'not-oneself' : 'no-such-seat')
}

function noCard(table: Table, view: View, kind: string, card: number): Reason | undefined {
  if (card < SHIP || card > 15) return because('no-such-card')
  const has = (set: MerchantSet): boolean => (set & (1 << card)) !== 0
  const inHand = card === SHIP ? (view.ships ?? 0) > 0 : has(view.hand ?? 0)
  if (kind === 'lay' || kind === 'discard') return inHand ? toldToLay(view) : because('not-in-hand', card)
  if (card === SHIP) return because('merchants-only')
  switch (kind) {
    case 'place':
      return because('not-in-hand', card)
    case 'name':
      return because(inHand ? 'in-own-hand' : 'face-up', card)
    case 'favor':
      return because(has(view.used) ? 'once-a-chain' : 'not-on-table', card)
    default:
      if (!has(union(view.front))) return because('not-on-table', card)
      return because(table.facts.networkingFrom === 'any' ? 'not-itself' : 'not-yours-to-take', card)
  }
}

function toldToLay(view: View): Reason | undefined {
  const ordered = view.viewer === 'spectator' ? 0 : view.forced[view.viewer]
  return ordered === 0 ? undefined : because('told-to-lay', ordered)
}
