import type { Emit, Random, Seat } from '@fairground/kernel'
import { PIECES } from '../edition/vocabulary.ts'
import type { Event, Move, State } from '../state.ts'
import { endTurn } from './last-turns.ts'
import { insertSorted } from './lists.ts'
import { buyable, discard, refill, replaceLowest } from './market.ts'
import type { Table } from './table.ts'

/** Administration: income, removing workers, cards back to the hand, buying more back, replacing market cards. */

const WORKERS = PIECES.indexOf('worker')

export function administer(table: Table, state: State, seat: Seat, random: Random, emit?: Emit<Event>): void {
  const income = Math.max(0, table.income - state.hands[seat].length)
  state.money[seat] += income
  emit?.({ kind: 'administered', seat, income })
  state.phase = 'workers'
  state.count = 0
  afterWorkers(table, state, seat, random, emit)
}

/** A player may remove 0 to 2 workers and gets a dollar for each. */
export function removeWorker(table: Table, state: State, seat: Seat, space: number, random: Random, emit?: Emit<Event>): void {
  state.board.worker[space] = 0
  state.board.supply[WORKERS]++
  state.money[seat] += table.workerMoney
  state.count++
  emit?.({ kind: 'cleared', seat, spot: table.land.spots[space], money: table.workerMoney })
  afterWorkers(table, state, seat, random, emit)
}

function afterWorkers(table: Table, state: State, seat: Seat, random: Random, emit?: Emit<Event>): void {
  if (state.count < table.workersOff && state.board.supply[WORKERS] < table.supply[WORKERS]) return
  takeBack(table, state, seat, random, emit)
}

/** The top three cards come back in any case; then the player may buy back more. */
export function takeBack(table: Table, state: State, seat: Seat, random: Random, emit?: Emit<Event>): void {
  const cards = Math.min(table.cardsBack, state.stacks[seat].length)
  if (cards > 0) cardsBack(table, state, seat, cards, 0, emit)
  state.phase = 'back'
  state.count = 0
  if (mostBack(table, state, seat) === 0) replaceCards(table, state, seat, random, emit)
}

function cardsBack(table: Table, state: State, seat: Seat, cards: number, price: number, emit?: Emit<Event>): void {
  const stack = state.stacks[seat]
  const names = emit && stack.slice(-cards).map((card) => table.cards[card].name)
  state.money[seat] -= price
  for (let i = 0; i < cards; i++) insertSorted(state.hands[seat], stack.pop() ?? 0)
  if (names !== undefined) emit?.({ kind: 'back', seat, cards: names, price })
}

/** One dollar per card; in a solo game 1, 2, 3 … dollars. */
export function backPrice(table: Table, cards: number): number {
  const paid = Math.max(0, cards - table.freeBack)
  return table.seats === 1 ? (paid * (paid + 1)) / 2 : paid
}

export function mostBack(table: Table, state: State, seat: Seat): number {
  const { length } = state.stacks[seat]
  let cards = 0
  while (cards < length && backPrice(table, cards + 1) <= state.money[seat]) cards++
  return cards
}

export function buyBack(table: Table, state: State, seat: Seat, cards: number, random: Random, emit?: Emit<Event>): void {
  if (cards > 0) cardsBack(table, state, seat, cards, backPrice(table, cards), emit)
  replaceCards(table, state, seat, random, emit)
}

function replaceCards(table: Table, state: State, seat: Seat, random: Random, emit?: Emit<Event>): void {
  if (table.seats === 1) {
    state.phase = 'replace'
    state.count = 0
    return
  }
  replaceLowest(table, state, random, emit)
  endTurn(table, state, seat, emit)
}

/** A solo player chooses which cards leave: two, or only one with the last achievement. */
export function replaceOne(table: Table, state: State, seat: Seat, card: number, random: Random, emit?: Emit<Event>): void {
  discard(table, state, card, emit)
  state.count++
  if (state.count === table.replaced) drawReplacements(table, state, seat, random, emit)
}

export function drawReplacements(table: Table, state: State, seat: Seat, random: Random, emit?: Emit<Event>): void {
  for (let i = 0; i < state.count; i++) refill(table, state, random, emit)
  endTurn(table, state, seat, emit)
}

export function administrationMoves(table: Table, state: State, seat: Seat): readonly Move[] {
  const { moves } = table
  const offered: Move[] = []
  if (state.phase === 'workers') {
    const { worker } = state.board
    for (let space = 0; space < worker.length; space++) if (worker[space] === 1) offered.push(moves.space[space])
    offered.push(moves.enough)
  } else if (state.phase === 'back') {
    for (let cards = mostBack(table, state, seat); cards >= 0; cards--) offered.push(moves.back[cards])
  } else {
    for (let place = buyable(table, state) - 1 - state.count; place >= 0; place--) offered.push(moves.replace[state.market[place]])
    if (state.count >= table.leastReplaced) offered.push(moves.enough)
  }
  return offered
}
