import { canonical, fastRandom, type Seat, type Viewer } from '@fairground/kernel'
import type { Move, State } from '../state.ts'
import type { CounterfeitersRules } from './helpers.ts'

/** A possible state, with the probability that random play leads to it. */
export interface World {
  readonly state: State
  readonly weight: number
}

/**
 * Brute force with nothing but the rules: plays the true move in the true state, and in every possible state every move that looks the same
 * to the viewer. The result is every state that the viewer considers possible.
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
  const moveKey = canonical(move)
  rules.play(truth, seat, move, fastRandom(chance))
  const viewKey = canonical(rules.view(truth, viewer))
  const after = new Map<string, { state: State; weight: number }>()
  for (const { state, weight } of worlds) {
    const moves = rules.moves(state, seat)
    for (const each of moves) {
      if (!unseen && canonical(each) !== moveKey) continue
      const next = rules.copy(state)
      rules.play(next, seat, each, fastRandom(chance))
      if (canonical(rules.view(next, viewer)) !== viewKey) continue
      const key = canonical(next)
      const share = weight / moves.length
      const known = after.get(key)
      if (known === undefined) after.set(key, { state: next, weight: share })
      else known.weight += share
    }
  }
  return [...after.values()]
}
