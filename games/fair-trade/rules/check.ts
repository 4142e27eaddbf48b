import * as z from 'zod/mini'
import { listOf, shapeCheck, whole } from '../../shape.ts'
import { NONE, type State } from '../state.ts'
import { cardsOf } from './bids.ts'
import type { Table } from './table.ts'

const MANY = 100_000
const shapeProblems = shapeCheck(shapeOf)

/** Checks the shape first, then the invariants. */
export function checkState(table: Table, state: unknown): readonly string[] {
  const lines = shapeProblems(table, state)
  return lines.length > 0 ? lines : invariantProblems(table, state as State)
}

function shapeOf({ seats, rounds, prizes, highestBid }: Table): z.ZodMiniType {
  const bySeat = (item: z.ZodMiniType) => listOf(item, seats)
  const card = whole(NONE, prizes.length - 1)
  return z.strictObject({
    phase: z.enum(['block', 'bid', 'over']),
    round: whole(1, rounds),
    farmer: whole(0, seats - 1),
    current: whole(0, prizes.length - 1),
    future: card,
    unseen: z.array(whole(0, prizes.length - 1)),
    purse: bySeat(whole(0, MANY)),
    markers: bySeat(whole(0, MANY)),
    debt: bySeat(whole(0, MANY)),
    blocked: bySeat(whole(0, 2 << highestBid)),
    farmerBid: bySeat(whole(0, highestBid)),
    traderBid: bySeat(whole(0, highestBid)),
  })
}

function invariantProblems(table: Table, state: State): readonly string[] {
  const problems: string[] = []
  const { seats, rounds, prizes, facts } = table
  const coins = sum(state.purse)
  const owed = sum(state.debt)
  if (coins !== facts.startCoins * seats + owed) problems.push(`purses hold ${coins}, not ${facts.startCoins} a seat and ${owed} of debt`)
  const most = prizes.reduce((total, row) => total + sum(row), 0)
  if (sum(state.markers) > most) problems.push(`${sum(state.markers)} markers are more than all cards award`)
  const drawn = state.future === NONE ? [state.current] : [state.current, state.future]
  const seen = new Set([...state.unseen, ...drawn])
  if (seen.size !== state.unseen.length + drawn.length) problems.push('a market card is there twice')
  if ((state.future === NONE) !== (state.round === rounds)) problems.push('the future market does not fit the round')
  if (state.unseen.length !== prizes.length - Math.min(state.round + 1, rounds)) problems.push('market cards are missing or too many')
  if (state.unseen.some((card, i) => i > 0 && card < state.unseen[i - 1])) problems.push('unseen cards are not in order')
  for (let seat = 0; seat < seats; seat++) problems.push(...choiceProblems(table, state, seat))
  if (state.phase === 'bid' && state.farmerBid.every((bid) => bid > 0)) problems.push('all have bid but the round was not resolved')
  if (state.phase === 'block' && state.blocked.every((set) => set > 0))
    problems.push('all have blocked their cards but the first round has not begun')
  return problems
}

function choiceProblems(table: Table, state: State, seat: number): readonly string[] {
  const problems: string[] = []
  const farmer = state.farmerBid[seat]
  const trader = state.traderBid[seat]
  const bids = farmer > 0 || trader > 0
  const blocked = cardsOf(state.blocked[seat])
  const undecided = state.phase === 'block' && state.blocked[seat] === 0
  if (!undecided && (blocked.length !== 2 || (state.blocked[seat] & 1) !== 0 || blocked[1] > table.highestBid))
    problems.push(`seat ${seat} does not have two cards blocked`)
  if (state.phase === 'block' && bids) problems.push(`seat ${seat} bids before the first round`)
  if (state.phase === 'over' && !bids) problems.push(`seat ${seat} has not bid in the last round`)
  if (!bids) return problems
  if (farmer === 0 || trader === 0 || farmer === trader) problems.push(`seat ${seat} does not bid two different cards`)
  if (blocked.includes(farmer) || blocked.includes(trader)) problems.push(`seat ${seat} bids a blocked card`)
  return problems
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
