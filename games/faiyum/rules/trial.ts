import type { Seat } from '@fairground/kernel'
import { type Action, type Board, NONE, type State } from '../state.ts'
import { empty, overwrite, overwriteAll } from './lists.ts'
import { ANY_BASIC, countRest, newRest, payableGround, type Rest } from './pay.ts'
import type { Operation, Plan } from './plan.ts'
import type { Table } from './table.ts'

/** A card being tried: on which position, and a board to try it on. One is kept for all questions, so that asking makes nothing. */
export interface Trial {
  readonly table: Table
  state: State
  plan: Plan
  /** Where pieces are put and lifted again: a copy once `copyBoard` was called, until then whatever was left there. */
  readonly board: Board
  readonly action: Action
  /** What the card leaves of the purse. */
  readonly rest: Rest
  /** By card, where in its list of places room was found last: most often there is room again. */
  readonly roomAt: number[]
  /** By card and the ground that can be paid, the two places that served last where it asks for two: most often they serve again. */
  readonly pairs: Pair[]
  /** Legal places, from the beginning: long enough for all spaces or edges and never cut, since a list that grows is made anew. */
  readonly found: number[]
  /** How many places one search may look at, and how many more this one may. */
  readonly most: number
  looks: number
}

export interface Pair {
  a: number
  b: number
}

export function newAction(): Action {
  return { card: NONE, repeats: NONE, at: 0, done: 0, spaces: [], ground: [], crocodiles: 0, cleared: 0 }
}

/** More than anything is counted here, and small enough for V8 to keep as a whole number. */
export const NO_LIMIT = 2 ** 30 - 1
/** Three times what the cards of the box have been seen to need. */
const MOST_LOOKS = 5000

export function newTrial(table: Table, state: State, most = MOST_LOOKS): Trial {
  const { land, supply } = table
  const bySpace = (): number[] => land.terrain.map(() => 0)
  const road = land.from.map(() => 0)
  return {
    table,
    state,
    plan: table.plans[0],
    board: { crocodile: bySpace(), worker: bySpace(), piece: bySpace(), blocks: bySpace(), road, ends: bySpace(), supply: [...supply] },
    action: newAction(),
    rest: newRest(),
    roomAt: table.cards.map(() => 0),
    pairs: table.cards.flatMap(() => Array.from({ length: ANY_BASIC + 1 }, () => ({ a: NONE, b: NONE }))),
    found: [...road, ...bySpace()],
    most,
    looks: 0,
  }
}

/** Begins to try a plan from the start; what it leaves of the purse has been counted. */
export function tryPlan(trial: Trial, state: State, plan: Plan): void {
  trial.state = state
  trial.plan = plan
  empty(trial.action.spaces)
  empty(trial.action.ground)
}

/** Begins to try the rest of the card that is being carried out. */
export function tryRest(trial: Trial, state: State, seat: Seat, plan: Plan): void {
  trial.state = state
  trial.plan = plan
  overwriteAll(state.action.spaces, trial.action.spaces)
  overwriteAll(state.action.ground, trial.action.ground)
  if (!plan.free) countPurse(trial, state, seat, plan)
}

/** Counts what a plan leaves of the purse. */
export function countPurse({ table, rest }: Trial, state: State, seat: Seat, plan: Plan): void {
  countRest(rest, plan.bill, table.substitute, state.goods, seat, state.money[seat])
}

/** Before each search. One or two places are searched for to the end: that is never much. */
export function allowLooks(trial: Trial): void {
  const { placing, operations, first } = trial.plan
  trial.looks = placing === 1 && operations[first].least <= 2 ? NO_LIMIT : trial.most
}

export function copyBoard({ state, board }: Trial): void {
  overwrite(state.board.crocodile, board.crocodile)
  overwrite(state.board.worker, board.worker)
  overwrite(state.board.piece, board.piece)
  overwrite(state.board.blocks, board.blocks)
  overwrite(state.board.road, board.road)
  overwrite(state.board.ends, board.ends)
  overwrite(state.board.supply, board.supply)
}

/** The places of the operation that can be paid for besides the card and the roads tried so far. */
export function payablePlaces({ rest, action }: Trial, operation: Operation): readonly number[] {
  return operation.ground ? operation.payable[payableGround(rest, action.ground)] : operation.places
}
