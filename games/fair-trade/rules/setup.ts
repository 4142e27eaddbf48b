import { draw, type Random } from '@fairground/kernel'
import { NONE, type State } from '../state.ts'
import type { Table } from './table.ts'

/** Section 3. The rulebook gives the farmer marker to the oldest; at this table chance decides. */
export function setUp(table: Table, random: Random): State {
  const { seats } = table
  const unseen = table.market.map((_, card) => card)
  const farmer = random.below(seats)
  const current = draw(unseen, random)
  return {
    phase: 'block',
    round: 1,
    farmer,
    current,
    future: table.rounds > 1 ? draw(unseen, random) : NONE,
    unseen,
    purse: new Array(seats).fill(table.startCoins),
    markers: new Array(seats).fill(0),
    debt: new Array(seats).fill(0),
    blocked: new Array(seats).fill(0),
    farmerBid: new Array(seats).fill(0),
    traderBid: new Array(seats).fill(0),
  }
}
