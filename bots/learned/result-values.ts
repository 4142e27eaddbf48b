import type { AnyRules, Learning } from '@fairground/kernel'
import type { Net } from './net.ts'

/** The network for the rules that are played, and how to read positions for it. */
export interface Learned {
  readonly net: Net
  readonly learning: Learning<unknown, unknown>
}

/** The result of a finished game for each seat: a win is split among those who share it; a solo score becomes the odds against the usual score. */
export function resultValues(
  rules: AnyRules,
  { alone }: Pick<Learning<unknown, unknown>, 'alone'>,
  state: unknown,
  worth: Float64Array,
): void {
  const { places = [], scores = [] } = rules.outcome(state) ?? {}
  if (scores.length === 1 && alone !== undefined) {
    worth[0] = 1 / (1 + Math.exp((alone.usual - scores[0]) / alone.spread))
    return
  }
  let winners = 0
  for (let seat = 0; seat < worth.length; seat++) if (places[seat] === 1) winners++
  for (let seat = 0; seat < worth.length; seat++) worth[seat] = places[seat] === 1 ? 1 / winners : 0
}
