import type { Random, Seat, Tell } from '@fairground/kernel'
import { PIECES } from '../edition/vocabulary.ts'
import type { Event, Move, State } from '../state.ts'
import { endTurn } from './last-turns.ts'
import { insertSorted } from './lists.ts'
import { buyable, discard, refill, replaceLowest } from './market.ts'
import type { Table } from './table.ts'

/** Administration: income, removing workers, cards back to the hand, buying more back, replacing market cards. */

const WORKERS = PIECES.indexOf('worker')

export function administer(table: Table, state: State, seat: Seat, random: Random, tell?: Tell<Event>): void {
  const income = Math.max(0, table.income - state.hands[seat].length)
  state.money[seat] += income
  tell?.({ kind: 'administered', seat, income })
  state.phase = 'workers'
  state.count = 0
  afterWorkers(table, state, seat, random, tell)
}

/** A player may remove 0 to 2 workers and gets a dollar for each. */
export function removeWorker(table: Table, state: State, seat: Seat, space: number, random: Random, tell?: Tell<Event>): void {
  state.board.worker[space] = 0
  state.board.supply[WORKERS]++
  state.money[seat] += table.workerMoney
  state.count++
  tell?.({ kind: 'cleared', seat, spot: table.land.spots[space], money: table.workerMoney })
  afterWorkers(table, state, seat, random, tell)
}

function afterWorkers(table: Table, state: State, seat: Seat, random: Random, tell?: Tell<Event>): void {
  if (state.count < table.workersOff && state.board.supply[WORKERS] < table.supply[WORKERS]) return
  takeBack(table, state, seat, random, tell)
}

/** The top three cards come back in any case; then the player may buy back more. */
export function takeBack(table: Table, state: State, seat: Seat, random: Random, tell?: Tell<Event>): void {
  const cards = Math.min(table.cardsBack, state.stacks[seat].length)
  if (cards > 0) cardsBack(table, state, seat, cards, 0, tell)
  state.phase = 'back'
  state.count = 0
  if (mostBack(table, state, seat) === 0) replaceCards(table, state, seat, random, tell)
}

function cardsBack(table: Table, state: State, seat: Seat, cards: number, price: number, tell?: Tell<Event>): void {
  const stack = state.stacks[seat]
  const names = tell && stack.slice(-cards).map((card) => table.cards[card].name)
  state.money[seat] -= price
  for (let i = 0; i < cards; i++) insertSorted(state.hands[seat], stack.pop() ?? 0)
  if (names !== undefined) tell?.({ kind: 'back', seat, cards: names, price })
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

export function buyBack(table: Table, state: State, seat: Seat, cards: number, random: Random, tell?: Tell<Event>): void {
  if (cards > 0) cardsBack(table, state, seat, cards, backPrice(table, cards), tell)
  replaceCards(table, state, seat, random, tell)
}

function replaceCards(table: Table, state: State, seat: Seat, random: Random, tell?: Tell<Event>): void {
  if (table.seats === 1) {
    state.phase = 'replace'
    state.count = 0
    return
  }
  replaceLowest(table, state, random, tell)
  endTurn(table, state, seat, tell)
}

/** A solo player chooses which cards leave: two, or only one with the last achievement. */
export function replaceOne(table: Table, state: State, seat: Seat, card: number, random: Random, tell?: Tell<Event>): void {
  discard(table, state, card, tell)
  state.count++
  if (state.count === table.replaced) drawReplacements(table, state, seat, random, tell)
}

export function drawReplacements(table: Table, state: State, seat: Seat, random: Random, tell?: Tell<Event>): void {
  for (let i = 0; i < state.count; i++) refill(table, state, random, tell)
  endTurn(table, state, seat, tell)
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
