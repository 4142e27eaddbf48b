import { draw, type Random } from '@fairground/kernel'
import { NONE, type State } from '../state.ts'
import type { Table } from './table.ts'

/** Section 3. The rulebook gives the farmer marker to the oldest; at this table chance decides. */
export function setUp(table: Table, random: Random): State {
  const { seats } = table
  const unseen = table.prizes.map((_, card) => card)
  const farmer = random.below(seats)
  const current = draw(unseen, random)
  return {
    phase: 'block',
    round: 1,
    farmer,
    current,
    future: table.rounds > 1 ? draw(unseen, random) : NONE,
    unseen,
    purse: bySeat(seats, table.facts.startCoins),
    markers: bySeat(seats, 0),
    debt: bySeat(seats, 0),
    blocked: bySeat(seats, 0),
    farmerBid: bySeat(seats, 0),
    traderBid: bySeat(seats, 0),
  }
}

/** Filled one by one, since a list of `new Array(n)` and all its copies count as lists with holes, which are slower to read. */
function bySeat(seats: number, value: number): number[] {
  const list: number[] = []
  for (let seat = 0; seat < seats; seat++) list.push(value)
  return list
}
