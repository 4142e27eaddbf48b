import { GOODS } from '../edition/vocabulary.ts'
import { copyOf } from '../rules/copy.ts'
import { BUILD_SETTLEMENT, HARVEST, TRADE } from '../rules/plan.ts'
import { planOfAction, tableFor } from '../rules/table.ts'
import type { Facts, Move, View } from '../state.ts'

const ROSE = GOODS.indexOf('rose')

/** By what the card being played asks for now. */
const ASKED: Readonly<Record<number, string>> = {
  [HARVEST]: 'harvest',
  [TRADE]: 'commerce',
  [BUILD_SETTLEMENT]: 'settlement',
}

const STEPS: Readonly<Partial<Record<View['phase'], string>>> = { workers: 'workers', back: 'back', replace: 'replace' }

/** Tips for a player who has a choice to make, most important first. */
export function tips(view: View, moves: readonly Move[], facts: Facts): readonly string[] {
  if (view.viewer === 'spectator' || moves.length === 0) return []
  if (view.phase === 'action') return inAction(view, moves, facts)
  const step = view.phase === 'workers' && facts.seats === 1 ? 'workers-alone' : STEPS[view.phase]
  return step === undefined ? inTurn(view, view.viewer, moves, facts) : [step]
}

function inAction(view: View, moves: readonly Move[], facts: Facts): readonly string[] {
  const { code } = planOfAction(tableFor(facts), copyOf(view)).operations[view.action.at]
  const found: string[] = []
  if (moves.some((move) => move.do === 'join')) found.push('roads')
  if (moves.some((move) => move.do === 'pay')) found.push('pay')
  if (code in ASKED) found.push(ASKED[code])
  return found
}

function inTurn(view: View, seat: number, moves: readonly Move[], facts: Facts): readonly string[] {
  const hand = view.hands[seat]
  const found: string[] = []
  if (view.ending) found.push(facts.seats === 1 ? 'ending-alone' : 'ending')
  else if (view.market[view.market.length - 1] >= tableFor(facts).disaster) found.push('disaster')
  if (hand.length < 2 && !view.ending) found.push('administer')
  if (view.goods[seat * GOODS.length + ROSE] > 0) found.push('rose')
  if (moves.some((move) => move.do === 'buy')) found.push(facts.seats === 1 ? 'market-alone' : 'market')
  if (view.stacks[seat].length > 0) found.push('stack')
  if (moves.some((move) => move.do === 'cash' && !moves.some((other) => other.do === 'use' && other.card === move.card))) found.push('cash')
  return found
}
