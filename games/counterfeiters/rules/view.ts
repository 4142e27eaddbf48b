import type { Viewer } from '@fairground/kernel'
import type { Notes, Purse, State, View } from '../state.ts'
import type { Memory } from './memory.ts'
import type { Table } from './table.ts'

/**
 * Hidden are the cash and the envelope of a seat that has flown, and which notes its diners exchanged. Everything else is public and
 * recorded in the ledger, which also gives the bounds. At the end everything is shown.
 */
export function viewOf(table: Table, memory: Memory, state: State, viewer: Viewer): View {
  const shown = table.board.openMoney || state.stage === 'over'
  return {
    viewer,
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
    deck: state.deck.map((set) => set.slice()),
    cards: state.cards.map((cards) => cards.slice()),
    binned: state.binned.slice(),
    purses: state.ledger.map((ledger, seat) =>
      shown || seat === viewer
        ? exactly(state.cash[seat], state.envelope[seat], notesOf(state, seat))
        : memory.believe(seat, ledger).bounds(),
    ),
    traced: state.traced.map((traced) => traced.slice()),
    ledger: state.ledger.map((ledger) => ledger.slice()),
    space: state.space,
    lifted: state.lifted,
    boost: state.boost,
    owners: state.owners.slice(),
    spent: state.spent,
  }
}

export function notesOf(state: State, seat: number): Notes {
  const [one, two, three] = state.notes[seat]
  return [one, two, three]
}

function exactly(cash: number, envelope: number, [one, two, three]: Notes): Purse {
  return {
    cash: [cash, cash],
    envelope: [envelope, envelope],
    notes: [
      [one, one],
      [two, two],
      [three, three],
    ],
  }
}
