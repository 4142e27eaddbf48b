import type { Random, Sampler } from '@fairground/kernel'
import type { Purse, Range, State, View } from '../state.ts'
import { copy } from './copy.ts'
import type { Cells, Memory } from './memory.ts'

const TWO_TO_32 = 2 ** 32

/** Draws each hidden purse from those that its ledger allows; everything else comes from the view. */
export function samplerFor(memory: Memory, view: View): Sampler<State> {
  const known = knownPart(view)
  const hidden: { readonly seat: number; readonly cells: Cells }[] = []
  for (const [seat, purse] of view.purses.entries())
    if (!isExact(purse)) hidden.push({ seat, cells: memory.believe(seat, view.ledger[seat]).cells() })
  /** The ledgers dealt by this sampler. Play only appends to them, so cutting one to its old length restores it. */
  const ledgers: number[][] = []
  return {
    deal(random, into) {
      const state = into === undefined ? copy(known) : filled(into, known, ledgers)
      for (let i = 0; i < hidden.length; i++) drawPurse(state, hidden[i].seat, hidden[i].cells, random)
      return state
    },
  }
}

function drawPurse(state: State, seat: number, cells: Cells, random: Random): void {
  const { sums } = cells
  const target = (random.below(TWO_TO_32) / TWO_TO_32) * sums[sums.length - 1]
  let low = 0
  for (let high = sums.length - 1; low < high; ) {
    const middle = (low + high) >> 1
    if (sums[middle] > target) high = middle
    else low = middle + 1
  }
  state.cash[seat] = cells.cash[low]
  state.envelope[seat] = cells.envelope[low]
  const [one, two, three] = cells.notes[cells.strand[low]]
  const notes = state.notes[seat]
  notes[0] = one
  notes[1] = two
  notes[2] = three
}

/** The state as far as the view knows it; hidden purses get their lower bounds. */
function knownPart(view: View): State {
  return {
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
    cash: view.purses.map(({ cash }) => cash[0]),
    envelope: view.purses.map(({ envelope }) => envelope[0]),
    notes: view.purses.map(({ notes }) => notes.map(([count]) => count)),
    traced: view.traced.map((traced) => traced.slice()),
    ledger: view.ledger.map((ledger) => ledger.slice()),
    space: view.space,
    lifted: view.lifted,
    boost: view.boost,
    owners: view.owners.slice(),
    spent: view.spent,
  }
}

function filled(state: State, known: State, ledgers: number[][]): State {
  state.stage = known.stage
  state.ask = known.ask
  state.actor = known.actor
  state.round = known.round
  state.first = known.first
  state.police = known.police
  state.trigger = known.trigger
  fillList(state.henchmen, known.henchmen)
  fillList(state.laid, known.laid)
  fillList(state.standing, known.standing)
  fillList(state.squeezed, known.squeezed)
  fillList(state.market, known.market)
  fillLists(state.deck, known.deck)
  fillLists(state.cards, known.cards)
  fillList(state.binned, known.binned)
  fillList(state.cash, known.cash)
  fillList(state.envelope, known.envelope)
  fillLists(state.notes, known.notes)
  fillLists(state.traced, known.traced)
  for (let seat = 0; seat < known.ledger.length; seat++) {
    if (state.ledger[seat] === ledgers[seat]) ledgers[seat].length = known.ledger[seat].length
    else state.ledger[seat] = ledgers[seat] = known.ledger[seat].slice()
  }
  state.space = known.space
  state.lifted = known.lifted
  state.boost = known.boost
  fillList(state.owners, known.owners)
  state.spent = known.spent
  return state
}

function fillList(list: number[], from: readonly number[]): void {
  for (let i = 0; i < from.length; i++) list[i] = from[i]
}

function fillLists(lists: number[][], from: readonly (readonly number[])[]): void {
  for (let i = 0; i < from.length; i++) fillList(lists[i], from[i])
}

function isExact({ cash, envelope, notes }: Purse): boolean {
  const one = ([low, high]: Range) => low === high
  return one(cash) && one(envelope) && notes.every(one)
}
