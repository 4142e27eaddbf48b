import { canonical, fastRandom, type Seat, type Viewer } from '@fairground/kernel'
import type { Move, State } from '../state.ts'
import type { CounterfeitersRules } from './helpers.ts'

/** A state that may be the true one, and how often random play would have led to it. */
export interface World {
  readonly state: State
  readonly weight: number
}

/**
 * Brute force, by the rules alone: plays the true move on the true state, and on every world every move that looks the same to
 * the viewer. What is left is all that the viewer can believe.
 */
export function playOn(
  rules: CounterfeitersRules,
  truth: State,
  worlds: readonly World[],
  move: Move,
  viewer: Viewer,
  chance: number,
): readonly World[] {
  const seat: Seat = truth.actor
  const unseen = seat !== viewer && (truth.ask === 'amount' || truth.ask === 'diner')
  const wish = canonical(move)
  rules.play(truth, seat, move, fastRandom(chance))
  const look = canonical(rules.view(truth, viewer))
  const after = new Map<string, { state: State; weight: number }>()
  for (const { state, weight } of worlds) {
    const moves = rules.moves(state, seat)
    for (const each of moves) {
      if (!unseen && canonical(each) !== wish) continue
      const next = rules.copy(state)
      rules.play(next, seat, each, fastRandom(chance))
      if (canonical(rules.view(next, viewer)) !== look) continue
      const key = canonical(next)
      const share = weight / moves.length
      const known = after.get(key)
      if (known === undefined) after.set(key, { state: next, weight: share })
      else known.weight += share
    }
  }
  return [...after.values()]
}
