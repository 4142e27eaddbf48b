import { draw, type Random } from '@fairground/kernel'
import { NONE, type State } from '../state.ts'
import type { Table } from './table.ts'

/** Section 3. In the rulebook the oldest player gets the farmer marker; here it is random. */
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

/** Filled with `push`: V8 treats a list from `new Array(n)`, and all its copies, as a list with holes, which is slower to read. */
function bySeat(seats: number, value: number): number[] {
  const list: number[] = []
  for (let seat = 0; seat < seats; seat++) list.push(value)
  return list
}
