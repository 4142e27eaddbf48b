import { type Emit, type Random, shuffle } from '@fairground/kernel'
import { MERCHANTS } from '../edition/edition.ts'
import { type Card, type Event, NONE, SHIP, type State } from '../state.ts'
import { cardsOf } from './cards.ts'
import { topContract } from './contracts.ts'
import type { Table } from './table.ts'

/** Section 4: the first round. */
export function setUp(table: Table, random: Random): State {
  const state = emptyState(table)
  const { startMoney } = table.facts
  state.round = 1
  state.turn = 1
  state.purse.fill(startMoney)
  state.circulating = table.seats * startMoney
  state.discard.fill(NONE)
  deal(table, state, random)
  openRound(table, state)
  return state
}

/** With every field, to be filled. */
export function emptyState({ seats, turns }: Table): State {
  const bySeat = (): number[] => new Array(seats).fill(0)
  return {
    phase: 'lay',
    round: 0,
    turn: 0,
    owing: 0,
    purse: bySeat(),
    circulating: 0,
    gained: bySeat(),
    shown: 0,
    contracts: [],
    hand: bySeat(),
    ships: bySeat(),
    row: new Array(seats * turns).fill(NONE),
    front: bySeat(),
    aside: 0,
    asideShips: 0,
    discard: bySeat(),
    known: bySeat(),
    onlyShips: 0,
    calls: [],
    swaps: [],
    forced: bySeat(),
    fallen: 0,
    waiting: 0,
    actor: NONE,
    skill: 0,
    used: 0,
    rival: NONE,
    throws: [0, 0],
    draws: 0,
  }
}

/** All cards are collected and dealt again; then nobody keeps more coins than the number on the top contract (4.1). */
export function nextRound(table: Table, state: State, random: Random, emit?: Emit<Event>): void {
  state.round++
  state.turn = 1
  deal(table, state, random)
  if (emit !== undefined) {
    emit({ kind: 'round', round: state.round, aside: cardsOf(state.aside, state.asideShips) })
    for (let seat = 0; seat < table.seats; seat++)
      emit({ kind: 'dealt', seat, cards: cardsOf(state.hand[seat], state.ships[seat]) }, { only: [seat] }, true)
  }
  limit(table, state, emit)
  openRound(table, state)
}

function limit(table: Table, state: State, emit?: Emit<Event>): void {
  const cap = topContract(table, state) ?? 0
  const returned = emit && state.purse.map((coins) => Math.max(0, coins - cap))
  for (let seat = 0; seat < table.seats; seat++) {
    const coins = state.purse[seat]
    if (coins <= cap) continue
    state.purse[seat] = cap
    state.circulating -= coins - cap
  }
  if (returned !== undefined) emit?.({ kind: 'limit', cap, returned })
}

/** All players choose a card: first one to lay aside, if this table does that. */
function openRound(table: Table, state: State): void {
  state.phase = table.laysAside ? 'discard' : 'lay'
  state.owing = table.everybody
}

/** Everybody gets a ship; the remaining ships are shuffled together with the merchants. */
function deal(table: Table, state: State, random: Random): void {
  const { seats } = table
  const deck = shuffle(deckFor(table), random)
  let next = 0
  state.aside = 0
  state.asideShips = 0
  for (let i = 0; i < table.faceUp; i++) {
    const card = deck[next++]
    if (card === SHIP) state.asideShips++
    else state.aside |= 1 << card
  }
  for (let seat = 0; seat < seats; seat++) {
    let merchants = 0
    let ships = 1
    for (let i = 0; i < table.dealt; i++) {
      const card = deck[next++]
      if (card === SHIP) ships++
      else merchants |= 1 << card
    }
    state.hand[seat] = merchants
    state.ships[seat] = ships
    state.front[seat] = 0
    state.discard[seat] = NONE
    state.known[seat] = 0
    state.forced[seat] = 0
  }
  for (let i = 0; i < state.row.length; i++) state.row[i] = NONE
  state.onlyShips = 0
  state.calls.length = 0
  state.swaps.length = 0
  state.fallen = 0
}

const deck: Card[] = []

/** The cards to shuffle, in a fixed order. The list is reused. */
function deckFor(table: Table): Card[] {
  deck.length = 0
  for (let card = 1; card <= MERCHANTS; card++) deck.push(card)
  for (let ship = table.seats; ship < table.ships; ship++) deck.push(SHIP)
  return deck
}

/** Three players: all have laid a card aside; now these cards are turned up together. */
export function revealDiscards(table: Table, state: State, emit?: Emit<Event>): void {
  for (let seat = 0; seat < table.seats; seat++) {
    const card = state.discard[seat]
    if (card === SHIP) {
      state.ships[seat]--
      state.asideShips++
    } else {
      state.hand[seat] &= ~(1 << card)
      state.aside |= 1 << card
    }
  }
  state.phase = 'lay'
  state.owing = table.everybody
  emit?.({ kind: 'discarded', cards: [...state.discard] }, 'all', true)
}
