import type { Emit, Seat } from '@fairground/kernel'
import { type Event, type MerchantSet, NONE, SHIP, type State } from '../state.ts'
import { highest, lowest, size } from './cards.ts'
import { earn } from './money.ts'
import type { Table } from './table.ts'

/** The card a seat laid this turn. */
export function laidBy(table: Table, state: State, seat: Seat): number {
  return state.row[seat * table.turns + state.turn - 1]
}

/** The seat that laid this merchant this turn. */
export function whoLaid(table: Table, state: State, merchant: number): Seat {
  for (let seat = 0; seat < table.seats; seat++) if (laidBy(table, state, seat) === merchant) return seat
  return NONE
}

/** Section 6, up to the skills: turn the cards up, pay the ships, find reputations that fall to 0, pay the two best. */
export function turnUp(table: Table, state: State, emit?: Emit<Event>): void {
  const { seats, turns } = table
  let merchants = 0
  let ships = 0
  for (let seat = 0; seat < seats; seat++) {
    const card = state.row[seat * turns + state.turn - 1]
    if (card === SHIP) {
      state.ships[seat]--
      ships++
    } else {
      const bit = 1 << card
      merchants |= bit
      state.hand[seat] &= ~bit
      state.known[seat] &= ~bit
      state.front[seat] |= bit
    }
    state.forced[seat] = 0
    state.gained[seat] = 0
  }
  state.shown = 0
  state.phase = 'up'
  emit?.({ kind: 'revealed', cards: Array.from({ length: seats }, (_, seat) => laidBy(table, state, seat)) }, 'all', true)
  payShips(table, state, ships, emit)
  const fallen = fallenOf(table, merchants)
  if (fallen !== 0) fall(table, state, merchants, fallen, emit)
  payNames(table, state, merchants, merchants & ~fallen, emit)
  // 6.2c: merchants at 0 use their skills, lowest number first; if there are none, the lowest merchant does.
  state.waiting = fallen !== 0 ? fallen : merchants & -merchants
}

function payShips(table: Table, state: State, ships: number, emit?: Emit<Event>): void {
  const coins = table.facts.ships[ships]
  if (ships === 0) return
  const seats: Seat[] | undefined = emit && []
  for (let seat = 0; seat < table.seats; seat++) {
    if (laidBy(table, state, seat) !== SHIP) continue
    if (coins > 0) earn(state, seat, coins)
    seats?.push(seat)
  }
  if (seats !== undefined) emit?.({ kind: 'ships', seats, coins })
}

/** All rivals act at the same time: it only matters which merchants are there, not whether they have fallen to 0 themselves. */
export function fallenOf({ merchants: facts }: Pick<Table, 'merchants'>, merchants: MerchantSet): MerchantSet {
  let fallen = 0
  for (let rest = merchants; rest !== 0; rest &= rest - 1) {
    const merchant = lowest(rest)
    if ((facts[merchant].zeroedBy & merchants) !== 0) fallen |= 1 << merchant
  }
  return fallen
}

function fall(table: Table, state: State, merchants: MerchantSet, fallen: MerchantSet, emit?: Emit<Event>): void {
  for (let rest = fallen; rest !== 0; rest &= rest - 1) {
    const merchant = lowest(rest)
    state.fallen |= 1 << merchant
    const rival = lowest(table.merchants[merchant].zeroedBy & merchants)
    emit?.({ kind: 'fell', seat: whoLaid(table, state, merchant), merchant, rival })
  }
}

/** A reputation of 0 earns no place; a second place needs three merchants on the table, including those at 0 (6.2). */
function payNames(table: Table, state: State, merchants: MerchantSet, standing: MerchantSet, emit?: Emit<Event>): void {
  if (standing === 0) return
  const first = highest(standing)
  payName(table, state, first, 1, emit)
  const rest = standing & ~(1 << first)
  if (rest !== 0 && size(merchants) >= 3) payName(table, state, highest(rest), 2, emit)
}

function payName(table: Table, state: State, merchant: number, place: 1 | 2, emit?: Emit<Event>): void {
  const seat = whoLaid(table, state, merchant)
  const facts = table.merchants[merchant]
  const coins = place === 1 ? facts.first : facts.second
  earn(state, seat, coins)
  emit?.({ kind: 'rewarded', seat, merchant, place, coins })
}
