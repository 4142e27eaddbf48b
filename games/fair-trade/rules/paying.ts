import type { Seat, Tell } from '@fairground/kernel'
import type { Event, State } from '../state.ts'

/**
 * Phase 3. Everybody pays out of the purse held before the round; the box lends what is missing, a point of debt a coin. Then the
 * farmers' pool is split and each trader pays the farmer beneath.
 */
export function payBids(state: State, farmers: readonly Seat[], traders: readonly Seat[], tell?: Tell<Event>): void {
  const { purse, debt, farmerBid, traderBid } = state
  const seats = purse.length
  let pool = 0
  for (let seat = 0; seat < seats; seat++) {
    pool += farmerBid[seat]
    const left = purse[seat] - farmerBid[seat] - traderBid[seat]
    if (left < 0) {
      debt[seat] -= left
      tell?.({ kind: 'short', seat, coins: -left })
    }
    purse[seat] = left < 0 ? 0 : left
  }
  const share = Math.floor(pool / seats)
  const odd = pool % seats
  tell?.({ kind: 'shared', pool, farmers: farmers.slice(), shares: farmers.map((_, place) => (place < odd ? share + 1 : share)) })
  for (let place = 0; place < seats; place++) {
    const coins = traderBid[traders[place]]
    purse[farmers[place]] += coins + (place < odd ? share + 1 : share)
    tell?.({ kind: 'traded', trader: traders[place], farmer: farmers[place], coins })
  }
}
