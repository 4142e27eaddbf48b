import type { AnyRules, Learning } from '@fairground/kernel'
import type { Net } from './net.ts'

/** What was learned for the rules that are played. */
export interface Learned {
  readonly net: Net
  readonly learning: Learning<unknown, unknown>
}

/** What each seat has of a game that is over: a win is split among those who share it; alone it is the odds of the score against the usual one. */
export function earned(rules: AnyRules, { alone }: Pick<Learning<unknown, unknown>, 'alone'>, state: unknown, worth: Float64Array): void {
  const { places = [], scores = [] } = rules.outcome(state) ?? {}
  if (scores.length === 1 && alone !== undefined) {
    worth[0] = 1 / (1 + Math.exp((alone.usual - scores[0]) / alone.spread))
    return
  }
  let winners = 0
  for (let seat = 0; seat < worth.length; seat++) if (places[seat] === 1) winners++
  for (let seat = 0; seat < worth.length; seat++) worth[seat] = places[seat] === 1 ? 1 / winners : 0
}
