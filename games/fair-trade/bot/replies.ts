import type { Seat } from '@fairground/kernel'
import type { Facts, Move, State } from '../state.ts'
import type { Standing } from './standing.ts'

/** More than any distance around the table, so that a bid outweighs the tie-break. */
const BID = 8

/**
 * Evaluates each pair of bids of a seat when the opponents' bids are given. A round has few results, determined by the places of the two
 * bids. Nothing is copied or played, so a search can call this a hundred thousand times per second.
 */
export function repliesOf(
  { seats, rounds, market, highestBid }: Facts,
  standing: Pick<Standing, 'share'>,
): (state: State, seat: Seat, moves: readonly Move[], worth: Float64Array) => void {
  const prizes = market.map((card) => Float64Array.from(card.prizes))
  const farmers = new Int32Array(seats)
  const traders = new Int32Array(seats)
  const farmerPlace = new Int32Array(highestBid + 1)
  const traderPlace = new Int32Array(highestBid + 1)
  const claims = new Int32Array(seats)
  const purse = new Float64Array(seats)
  const score = new Float64Array(seats)

  /** Sorts the opponents of a row from the left, and finds the place of each card that the seat might bid. */
  function line(bids: readonly number[], me: Seat, first: Seat, direction: 1 | -1, row: Int32Array, place: Int32Array): void {
    for (let seat = 0; seat < seats; seat++) claims[seat] = bids[seat] * BID - (((seat - first) * direction + seats) % seats)
    for (let rival = 0; rival < seats; rival++) {
      if (rival === me) continue
      let ahead = 0
      for (let other = 0; other < seats; other++) if (other !== me && claims[other] > claims[rival]) ahead++
      row[ahead] = rival
    }
    const distance = ((me - first) * direction + seats) % seats
    for (let card = 1; card <= highestBid; card++) {
      let ahead = 0
      for (let rival = 0; rival < seats; rival++) if (rival !== me && claims[rival] > card * BID - distance) ahead++
      place[card] = ahead
    }
  }

  return (state, me, moves, worth) => {
    const { farmerBid, traderBid, farmer } = state
    line(farmerBid, me, farmer, 1, farmers, farmerPlace)
    line(traderBid, me, (farmer + seats - 1) % seats, -1, traders, traderPlace)
    const earned = prizes[state.current]
    const left = rounds - state.round
    let rivalsPool = 0
    for (let seat = 0; seat < seats; seat++) if (seat !== me) rivalsPool += farmerBid[seat]

    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]
      if (!('farmer' in move)) continue
      const asFarmer = farmerPlace[move.farmer]
      const asTrader = traderPlace[move.trader]
      for (let seat = 0; seat < seats; seat++) {
        const bids = seat === me ? move.farmer + move.trader : farmerBid[seat] + traderBid[seat]
        const rest = state.purse[seat] - bids
        score[seat] = state.markers[seat] - state.debt[seat] + (rest < 0 ? rest : 0)
        purse[seat] = rest < 0 ? 0 : rest
      }
      const pool = rivalsPool + move.farmer
      const share = (pool / seats) | 0
      const odd = pool - share * seats
      for (let place = 0; place < seats; place++) {
        const f = place < asFarmer ? farmers[place] : place === asFarmer ? me : farmers[place - 1]
        const t = place < asTrader ? traders[place] : place === asTrader ? me : traders[place - 1]
        purse[f] += (place < odd ? share + 1 : share) + (t === me ? move.trader : traderBid[t])
        score[t] += earned[place]
      }
      worth[i] = standing.share(me, left, score, purse, move.farmer, move.trader)
    }
  }
}
