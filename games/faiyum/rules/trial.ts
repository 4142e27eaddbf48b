import type { Seat } from '@fairground/kernel'
import { type Action, type Board, NONE, type State } from '../state.ts'
import { empty, overwrite, overwriteAll } from './lists.ts'
import { ANY_BASIC, countRest, newRest, payableGround, type Rest } from './pay.ts'
import type { Operation, Plan } from './plan.ts'
import type { Table } from './table.ts'

/** Scratch data to try a card on a position. One object is reused for all questions, so that asking allocates nothing. */
export interface Trial {
  readonly table: Table
  state: State
  plan: Plan
  /** The board on which pieces are put and removed. Valid only after `copyBoard`. */
  readonly board: Board
  readonly action: Action
  /** What the card leaves of the purse. */
  readonly rest: Rest
  /** By card: where in its list of places room was found last. Usually there is room again. */
  readonly roomAt: number[]
  /** By card and payable ground: the two places that worked last for a card that asks for two. Usually they work again. */
  readonly pairs: Pair[]
  /**
   * Legal places, from the start of the list. It is long enough for all spaces or edges and never shortened, since growing it would
   * allocate.
   */
  readonly found: number[]
  /** How many places one search may look at, and how many this search still may. */
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

/** More than is ever counted here, and small enough for V8 to store as a small integer. */
export const NO_LIMIT = 2 ** 30 - 1
/** Three times what the cards of the box were observed to need. */
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

/** Starts trying a plan from its beginning. The purse has been counted already. */
export function tryPlan(trial: Trial, state: State, plan: Plan): void {
  trial.state = state
  trial.plan = plan
  empty(trial.action.spaces)
  empty(trial.action.ground)
}

/** Starts trying the rest of the card that is being played. */
export function tryRest(trial: Trial, state: State, seat: Seat, plan: Plan): void {
  trial.state = state
  trial.plan = plan
  overwriteAll(state.action.spaces, trial.action.spaces)
  overwriteAll(state.action.ground, trial.action.ground)
  if (!plan.free) countPurse(trial, state, seat, plan)
}

/** Computes what a plan leaves of the purse. */
export function countPurse({ table, rest }: Trial, state: State, seat: Seat, plan: Plan): void {
  countRest(rest, plan.bill, table.substitute, state.goods, seat, state.money[seat])
}

/** Called before each search. A search for one or two places has no limit, since it is always short. */
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

/** The places of the operation that can be paid for in addition to the card and the roads tried so far. */
export function payablePlaces({ rest, action }: Trial, operation: Operation): readonly number[] {
  return operation.ground ? operation.payable[payableGround(rest, action.ground)] : operation.places
}
