import type { State } from '../state.ts'

export function copy(state: State): State {
  return {
    stage: state.stage,
    ask: state.ask,
    actor: state.actor,
    round: state.round,
    first: state.first,
    police: state.police,
    trigger: state.trigger,
    henchmen: state.henchmen.slice(),
    laid: state.laid.slice(),
    standing: state.standing.slice(),
    squeezed: state.squeezed.slice(),
    market: state.market.slice(),
    deck: copyLists(state.deck),
    cards: copyLists(state.cards),
    binned: state.binned.slice(),
    cash: state.cash.slice(),
    envelope: state.envelope.slice(),
    notes: copyLists(state.notes),
    traced: copyLists(state.traced),
    ledger: copyLists(state.ledger),
    space: state.space,
    lifted: state.lifted,
    boost: state.boost,
    owners: state.owners.slice(),
    spent: state.spent,
  }
}

function copyLists(lists: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = []
  for (let i = 0; i < lists.length; i++) copies.push(lists[i].slice())
  return copies
}
