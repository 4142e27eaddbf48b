import type { Viewer } from '../game.ts'
import { same } from '../json.ts'
import { seatsOf, showViewer, type Verdict } from './laws/law.ts'
import type { OpaqueRules } from './opaque.ts'
import { difference } from './plain.ts'

/**
 * How a viewer could tell two states apart: by the view, by whose turn it is, by their own moves, by which decisions are secret, by the
 * moves of decisions that are not secret, or by the outcome, which everybody sees.
 */
export function distinguishes(rules: OpaqueRules, seats: number, viewer: Viewer, a: unknown, b: unknown): Verdict {
  const who = showViewer(viewer)
  const views = differs(rules.view(a, viewer), rules.view(b, viewer))
  if (views !== undefined) return `the view of ${who} differs at ${views}`
  const turns = differs(rules.turn(a), rules.turn(b))
  if (turns !== undefined) return `to ${who}, turn tells them apart: ${turns}`
  for (const seat of seatsOf(seats)) {
    const secret = rules.secret(a, seat)
    if (secret !== rules.secret(b, seat)) return `to ${who}, secret of seat ${seat} tells them apart`
    if (secret && seat !== viewer) continue
    const moves = differs(rules.moves(a, seat), rules.moves(b, seat))
    if (moves !== undefined) return `to ${who}, the moves of seat ${seat} tell them apart: ${moves}`
  }
  const outcomes = differs(rules.outcome(a), rules.outcome(b))
  return outcomes === undefined ? undefined : `to ${who}, the outcome tells them apart: ${outcomes}`
}

function differs(a: unknown, b: unknown): string | undefined {
  return same(a, b) ? undefined : difference(a, b)
}
