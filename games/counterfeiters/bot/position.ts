import type { Range, View } from '../state.ts'

/** What the player looks at. A dealt state is one; a view becomes one once rivals' purses are guessed. */
export interface Position
  extends Pick<
    View,
    'stage' | 'ask' | 'first' | 'police' | 'trigger' | 'henchmen' | 'standing' | 'market' | 'cards' | 'space' | 'lifted' | 'boost'
  > {
  readonly cash: readonly number[]
  readonly envelope: readonly number[]
  readonly notes: readonly (readonly number[])[]
}

/** Whoever flies moves nearly all: a rival's cash is thought the least that it can be, the envelope nearly the most. */
const IN_THE_ENVELOPE = 0.9

/** Rivals' purses are guessed between their bounds; one's own has none. */
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
