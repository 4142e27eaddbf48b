import type { Emit, Seat } from '@fairground/kernel'
import { type Count, GOODS, type PerGain, PIECES } from '../edition/vocabulary.ts'
import { type Event, EXPANDED, type State, TOWN, WORKSHOP } from '../state.ts'
import { STONE } from './land.ts'
import { distances, isSettled, linksOf } from './network.ts'
import type { Plan } from './plan.ts'
import type { Table } from './table.ts'

/** What a card brings (its green box), after everything else is done. */

const WORKERS = PIECES.indexOf('worker')
const earned: number[] = GOODS.map(() => 0)
const distance: number[] = []

export function collect(table: Table, state: State, seat: Seat, plan: Plan, emit?: Emit<Event>): void {
  const { action } = state
  let money = plan.money + action.crocodiles * table.crocodileMoney
  let reputation = plan.reputation
  for (let good = 0; good < GOODS.length; good++) earned[good] = plan.goods[good]
  for (let i = 0; i < action.spaces.length; i++) earnOnSpace(table, state, plan, action.spaces[i])
  for (let i = 0; i < plan.per.length; i++) {
    const amount = amountOf(table, state, plan.per[i])
    if (plan.per[i].what === 'money') money += amount
    else reputation += amount
  }
  const base = seat * GOODS.length
  let any = money > 0 || reputation > 0
  for (let good = 0; good < GOODS.length; good++) {
    state.goods[base + good] += earned[good]
    if (earned[good] > 0) any = true
  }
  state.money[seat] += money
  state.reputation[seat] += reputation
  if (any) emit?.({ kind: 'gained', seat, goods: [...earned], money, reputation })
}

/** The resource of a space, and what an expansion adds to commerce in its workshop. */
function earnOnSpace(table: Table, state: State, plan: Plan, space: number): void {
  const terrain = table.land.terrain[space]
  if (terrain > STONE) return
  earned[terrain] += plan.ofSpace
  if (plan.trades && state.board.piece[space] === EXPANDED) earned[terrain] += table.expansionPays
}

function amountOf(table: Table, state: State, per: PerGain): number {
  const amount = Math.floor(countOf(table, state, per.count) / (per.of ?? 1)) * per.each
  return per.most !== undefined && amount > per.most ? per.most : amount
}

function countOf(table: Table, state: State, what: Count): number {
  const { board, action } = state
  const { land } = table
  switch (what) {
    case 'ends':
      return sumOver(action.spaces, (space) => board.ends[space])
    case 'blocks':
      return sumOver(action.spaces, (space) => board.blocks[space])
    case 'links':
      return sumOver(action.spaces, (space) => linksOf(land, board, space).length)
    case 'way': {
      const [first, second] = action.spaces.slice(-2)
      distances(land, board, first, distance)
      return Math.max(0, distance[second])
    }
    case 'cleared':
      return action.cleared
    case 'settlements':
      return sumOver(board.piece, (_, space) => (isSettled(board, space) ? 1 : 0))
    case 'towns':
      return sumOver(board.piece, (piece, space) => (piece >= TOWN && isSettled(board, space) ? 1 : 0))
    case 'workshops':
      return sumOver(board.piece, (piece) => (piece >= WORKSHOP ? 1 : 0))
    case 'workers':
      return table.supply[WORKERS] - board.supply[WORKERS]
    case 'crocodiles':
      return sumOver(board.crocodile, (crocodile) => crocodile)
  }
}

function sumOver(list: readonly number[], each: (value: number, index: number) => number): number {
  let sum = 0
  for (let i = 0; i < list.length; i++) sum += each(list[i], i)
  return sum
}
