import type { Seat } from '@fairground/kernel'
import type { Facts } from '../state.ts'
import type { Position } from './position.ts'
import { type Likely, PLACES, placeOdds, rankedBids } from './rows.ts'
import { coinWorth } from './worth.ts'

/** Pairs of bids as numbers: farmer × width + trader. */
export interface Pairs {
  readonly width: number
  /** The legal pairs when these cards are blocked. */
  open(blocked: number): Int32Array
}

export function pairsOf({ highestBid }: Facts): Pairs {
  const width = highestBid + 1
  const lists = new Map<number, Int32Array>()
  return {
    width,
    open(blocked) {
      let list = lists.get(blocked)
      if (list === undefined) {
        list = openPairs(width, blocked)
        lists.set(blocked, list)
      }
      return list
    },
  }
}

function openPairs(width: number, blocked: number): Int32Array {
  const pairs: number[] = []
  for (let farmer = 1; farmer < width; farmer++)
    for (let trader = 1; trader < width; trader++)
      if (farmer !== trader && (blocked & ((1 << farmer) | (1 << trader))) === 0) pairs.push(farmer * width + trader)
  return Int32Array.from(pairs)
}

/** Writes the value in markers of every legal pair of a seat, if the opponents bid with these probabilities; returns the highest. */
export type EvaluatePairs = (position: Position, me: Seat, farmers: Likely, traders: Likely, values: Float64Array) => number

/**
 * Counts the markers for the place among the traders, minus debt, plus the value of coins: a share of the pool, the bid of the trader
 * above, and its own bid back if the seat is that trader itself. Both rows are treated as independent, which is nearly true. `coinFactor`
 * scales the value of coins.
 */
export function pairEvaluator(facts: Facts, pairs: Pairs, coinFactor = 1): EvaluatePairs {
  const { seats, rounds, market } = facts
  const { width } = pairs
  const worth = coinWorth(facts).map((coin) => coinFactor * coin)
  const prizes = market.map((card) => Float64Array.from(card.prizes))
  const farmerOdds = new Float64Array(width * PLACES)
  const traderOdds = new Float64Array(width * PLACES)
  const ranked = new Float64Array(PLACES)
  /** By trader bid and place among the farmers: the expected bid of the trader above. */
  const above = new Float64Array(width * PLACES)
  const earned = new Float64Array(width)

  function meetTraders(card: number): void {
    for (let bid = 1; bid < width; bid++) {
      const at = bid * PLACES
      let markers = 0
      let ahead = 0
      for (let place = 0; place < seats; place++) {
        const here = traderOdds[at + place]
        markers += here * prizes[card][place]
        // Opponents behind me in the row are one place further back than they are among the opponents alone.
        above[at + place] = here * bid + (1 - here - ahead) * ranked[place] + (place > 0 ? ahead * ranked[place - 1] : 0)
        ahead += here
      }
      earned[bid] = markers
    }
  }

  /** Odd coins of the pool go to the left: on average the left gets a little more than an even share, the right a little less. */
  function oddCoins(at: number): number {
    let coins = 0
    for (let place = 0; place < seats; place++) coins += (farmerOdds[at + place] * (seats - 1 - 2 * place)) / (2 * seats)
    return coins
  }

  return (position, me, farmers, traders, values) => {
    const { farmer, current, round } = position
    placeOdds(me, farmers, farmer, 1, farmerOdds)
    placeOdds(me, traders, (farmer + seats - 1) % seats, -1, traderOdds)
    rankedBids(me, traders, ranked)
    meetTraders(current)
    const purse = position.purse[me]
    const coin = worth[rounds - round]
    const pool = rivalsPool(me, farmers)
    const blocked = position.blocked[me]
    let most = Number.NEGATIVE_INFINITY
    for (let bid = 1; bid < width; bid++) {
      if (((blocked >> bid) & 1) === 1) continue
      // Unrolled, since nearly all the time is spent here. Places that a table does not have count nothing.
      const at = bid * PLACES
      const first = farmerOdds[at]
      const second = farmerOdds[at + 1]
      const third = farmerOdds[at + 2]
      const fourth = farmerOdds[at + 3]
      const fifth = farmerOdds[at + 4]
      const sixth = farmerOdds[at + 5]
      const fixed = (pool + bid) / seats + oddCoins(at)
      for (let trade = 1; trade < width; trade++) {
        if (trade === bid || ((blocked >> trade) & 1) === 1) continue
        const from = trade * PLACES
        const paid =
          first * above[from] +
          second * above[from + 1] +
          third * above[from + 2] +
          fourth * above[from + 3] +
          fifth * above[from + 4] +
          sixth * above[from + 5]
        const rest = purse - bid - trade
        const debt = rest < 0 ? -rest : 0
        const value = earned[trade] - debt + coin * (fixed + paid + rest + debt)
        values[bid * width + trade] = value
        if (value > most) most = value
      }
    }
    return most
  }
}

function rivalsPool(me: Seat, farmers: Likely): number {
  let pool = 0
  for (let rival = 0; rival < farmers.length; rival++)
    if (rival !== me) for (let card = 1; card < farmers[rival].length; card++) pool += farmers[rival][card] * card
  return pool
}
