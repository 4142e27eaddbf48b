import type { Emit, Seat } from '@fairground/kernel'
import type { Event, State } from '../state.ts'

/**
 * Phase 3. Bids are paid from the purse held before the round; the box lends what is missing, one point of debt per coin. The farmers' pool
 * is divided, then each trader pays the farmer below. Nobody spends new income: everything to be paid was in the purse, or lent, before.
 */
export function payBids(state: State, farmers: readonly Seat[], traders: readonly Seat[], emit?: Emit<Event>): void {
  const { purse, debt, farmerBid, traderBid } = state
  const seats = purse.length
  let pool = 0
  for (let seat = 0; seat < seats; seat++) {
    pool += farmerBid[seat]
    const short = farmerBid[seat] + traderBid[seat] - purse[seat]
    if (short <= 0) continue
    debt[seat] += short
    purse[seat] += short
    emit?.({ kind: 'short', seat, coins: short })
  }
  for (let seat = 0; seat < seats; seat++) purse[seat] -= farmerBid[seat]
  emit?.({ kind: 'pooled', pool, bids: farmerBid.slice() })
  const share = Math.floor(pool / seats)
  const odd = pool % seats
  for (let place = 0; place < seats; place++) purse[farmers[place]] += place < odd ? share + 1 : share
  emit?.({ kind: 'shared', pool, farmers: farmers.slice(), shares: sharesOf(pool, seats) })
  for (let place = 0; place < seats; place++) {
    const trader = traders[place]
    const farmer = farmers[place]
    const coins = traderBid[trader]
    purse[trader] -= coins
    purse[farmer] += coins
    emit?.({ kind: 'traded', place, trader, farmer, coins })
  }
}

/** A separate function: a closure over the variables above would slow down every payment, even without events. */
function sharesOf(pool: number, seats: number): readonly number[] {
  const shares: number[] = []
  for (let place = 0; place < seats; place++) shares.push(Math.floor((pool + seats - 1 - place) / seats))
  return shares
}
