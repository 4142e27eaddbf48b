import type { Seat } from '@fairground/kernel'
import { type Action, type Board, NONE, type State } from '../state.ts'
import { overwrite, overwriteAll } from './lists.ts'
import { canPay, payableGround } from './pay.ts'
import type { Operation, Plan } from './plan.ts'
import type { Table } from './table.ts'

/** A card being tried: whose it is and where, and a board to try it on. One is kept for all questions, so that asking makes nothing. */
export interface Trial {
  readonly table: Table
  state: State
  seat: Seat
  plan: Plan
  /** Where pieces are put and lifted again: a copy once `copyBoard` was called, until then whatever was left there. */
  readonly board: Board
  readonly action: Action
  /** By card, where in its list of places room was found last: most often there is room again. */
  readonly roomAt: number[]
  /** How many places one search may look at, and how many more this one may. */
  readonly most: number
  looks: number
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
    seat: 0,
    plan: table.cards[0].plan,
    board: { crocodile: bySpace(), worker: bySpace(), piece: bySpace(), blocks: bySpace(), road, ends: bySpace(), supply: [...supply] },
    action: newAction(),
    roomAt: table.cards.map(() => 0),
    most,
    looks: 0,
  }
}

/** Begins to try a plan, from the start or from where its action stands. */
export function set(trial: Trial, state: State, seat: Seat, plan: Plan, spaces: readonly number[], ground: readonly number[]): void {
  trial.state = state
  trial.seat = seat
  trial.plan = plan
  const { action } = trial
  overwriteAll(spaces, action.spaces)
  overwriteAll(ground, action.ground)
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
export function payablePlaces(trial: Trial, operation: Operation): readonly number[] {
  return operation.ground ? operation.payable[groundToPay(trial)] : operation.places
}

/** The ground on which one more road can be paid for. */
function groundToPay({ table, state, seat, plan, action }: Trial): number {
  return payableGround(plan.bill, table.substitute, state.goods, seat, state.money[seat], action.ground)
}

/** Can the card and the roads tried so far be paid for? */
export function paysRoads({ table, state, seat, plan, action }: Trial): boolean {
  return canPay(plan.bill, table.substitute, state.goods, seat, state.money[seat], action.ground)
}
