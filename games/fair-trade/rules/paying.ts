import type { Seat, Tell } from '@fairground/kernel'
import type { Event, State } from '../state.ts'

/**
 * Phase 3. Bids are covered by the purse held before the round; the box lends what is missing, a point of debt a coin. The farmers'
 * pool is split, then each trader pays the farmer beneath. Nobody spends what came in: all that will be paid was there, or lent, before.
 */
export function payBids(state: State, farmers: readonly Seat[], traders: readonly Seat[], tell?: Tell<Event>): void {
  const { purse, debt, farmerBid, traderBid } = state
  const seats = purse.length
  let pool = 0
  for (let seat = 0; seat < seats; seat++) {
    pool += farmerBid[seat]
    const short = farmerBid[seat] + traderBid[seat] - purse[seat]
    if (short <= 0) continue
    debt[seat] += short
    purse[seat] += short
    tell?.({ kind: 'short', seat, coins: short })
  }
  for (let seat = 0; seat < seats; seat++) purse[seat] -= farmerBid[seat]
  tell?.({ kind: 'pooled', pool, bids: farmerBid.slice() })
  const share = Math.floor(pool / seats)
  const odd = pool % seats
  for (let place = 0; place < seats; place++) purse[farmers[place]] += place < odd ? share + 1 : share
  tell?.({ kind: 'shared', pool, farmers: farmers.slice(), shares: sharesOf(pool, seats) })
  for (let place = 0; place < seats; place++) {
    const trader = traders[place]
    const farmer = farmers[place]
    const coins = traderBid[trader]
    purse[trader] -= coins
    purse[farmer] += coins
    tell?.({ kind: 'traded', place, trader, farmer, coins })
  }
}

/** A closure over the numbers above would make every payment slower, told or not. */
function sharesOf(pool: number, seats: number): readonly number[] {
  const shares: number[] = []
  for (let place = 0; place < seats; place++) shares.push(Math.floor((pool + seats - 1 - place) / seats))
  return shares
}
