import type { Range, View } from '../state.ts'

/** What the player evaluates. A sampled state is one; a view becomes one with an estimate of the rivals' purses. */
export interface Position
  extends Pick<
    View,
    'stage' | 'ask' | 'first' | 'police' | 'trigger' | 'henchmen' | 'standing' | 'market' | 'cards' | 'space' | 'lifted' | 'boost'
  > {
  readonly cash: readonly number[]
  readonly envelope: readonly number[]
  readonly notes: readonly (readonly number[])[]
}

/** Players who fly move nearly everything: we assume that a rival's cash is at its lower bound and the envelope near its upper bound. */
const IN_THE_ENVELOPE = 0.9

/** Estimates rivals' purses within their bounds; the player's own is exact. */
export function positionOf(view: View): Position {
  return {
    stage: view.stage,
    ask: view.ask,
    first: view.first,
    police: view.police,
    trigger: view.trigger,
    henchmen: view.henchmen,
    standing: view.standing,
    market: view.market,
    cards: view.cards,
    space: view.space,
    lifted: view.lifted,
    boost: view.boost,
    cash: view.purses.map(({ cash }) => cash[0]),
    envelope: view.purses.map(({ envelope }) => between(envelope, IN_THE_ENVELOPE)),
    notes: view.purses.map(({ notes }) => notes.map((range) => between(range, 0.5))),
  }
}

function between([low, high]: Range, share: number): number {
  return low + share * (high - low)
}
