import type { Random, Viewer } from '@fairground/kernel'
import type { Notes, Purse, Range, State, View } from '../state.ts'
import type { Memory } from './memory.ts'
import type { Table } from './table.ts'

/**
 * Hidden are the cash and the envelope of a seat that has flown, and which notes its diners turned. Everything else follows from
 * what all have seen, and the ledger holds that; the bounds are read off it. At the end all is shown.
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
    board: table.board,
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

function isExact({ cash, envelope, notes }: Purse): boolean {
  const one = ([low, high]: Range) => low === high
  return one(cash) && one(envelope) && notes.every(one)
}

/** Each purse the viewer does not know is drawn from what its ledger allows. */
export function imagine(memory: Memory, view: View, random: Random): State {
  const state: State = {
    stage: view.stage,
    ask: view.ask,
    actor: view.actor,
    round: view.round,
    first: view.first,
    police: view.police,
    trigger: view.trigger,
    henchmen: view.henchmen.slice(),
    laid: view.laid.slice(),
    standing: view.standing.slice(),
    squeezed: view.squeezed.slice(),
    market: view.market.slice(),
    deck: view.deck.map((set) => set.slice()),
    cards: view.cards.map((cards) => cards.slice()),
    binned: view.binned.slice(),
    cash: view.henchmen.map(() => 0),
    envelope: view.henchmen.map(() => 0),
    notes: view.henchmen.map(() => []),
    traced: view.traced.map((traced) => traced.slice()),
    ledger: view.ledger.map((ledger) => ledger.slice()),
    space: view.space,
    lifted: view.lifted,
    boost: view.boost,
    owners: view.owners.slice(),
    spent: view.spent,
  }
  for (const [seat, purse] of view.purses.entries()) {
    const known = isExact(purse)
    const { cash, envelope, notes } = known
      ? { cash: purse.cash[0], envelope: purse.envelope[0], notes: purse.notes.map(([count]) => count) }
      : memory.believe(seat, view.ledger[seat]).sample(random)
    state.cash[seat] = cash
    state.envelope[seat] = envelope
    state.notes[seat] = notes.slice()
  }
  return state
}
