import type { Learning, Seat } from '@fairground/kernel'
import { type Facts, type Move, NONE, type State } from '../state.ts'
import { emptyGuess, guessUniform } from './guess.ts'
import { repliesOf } from './replies.ts'
import { standingOf } from './standing.ts'
import { pairEvaluator, pairsOf } from './values.ts'

/** Inputs per seat: its coins in several ranges, its markers compared with the others', its blocked cards, and its chance to win. */
const PER_SEAT = 10
/** Below this a seat's chance counts as hopeless; smaller values make no difference. */
const HOPELESS = -8
/** The same for a pair of bids, in markers behind the best. */
const POINTLESS = -4

/** The table at the start of a round, as everybody sees it. The card of the round after is left out, as it is not known in time. */
interface Table {
  /** Rounds still to be played, including this one. */
  left: number
  current: number
  farmer: Seat
  score: Float64Array
  purse: Float64Array
  /** The two blocked cards of each seat: their sum and the higher one. */
  blocked: Float64Array
  highest: Float64Array
}

/** The inputs of the network for a round: every seat, starting with the one that looks; then the round, its card, and who wins ties. */
export function learningOf(facts: Facts): Learning<State, Move> {
  const { seats, rounds, market, startCoins, highestBid } = facts
  const standing = standingOf(facts)
  const pairs = pairsOf(facts)
  const evaluatePairs = pairEvaluator(facts, pairs)
  const guess = emptyGuess(facts)
  const values = new Float64Array(pairs.width * pairs.width)
  const strengths = new Float64Array(seats)
  const inputs = seats * PER_SEAT + rounds + 1 + market.length + 2 * seats
  const table: Table = {
    left: 0,
    current: NONE,
    farmer: 0,
    score: new Float64Array(seats),
    purse: new Float64Array(seats),
    blocked: new Float64Array(seats),
    highest: new Float64Array(seats),
  }

  function write(me: Seat, into: Float32Array): void {
    const { left, score, purse, current } = table
    into.fill(0)
    let total = 0
    let best = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < seats; seat++) {
      total += score[seat]
      if (score[seat] > best) best = score[seat]
    }
    const sway = 1 / Math.sqrt(left + 1)
    let most = Number.NEGATIVE_INFINITY
    let odds = 0
    for (let seat = 0; seat < seats; seat++) {
      strengths[seat] = standing.strength(seat, left, score, purse)
      if (strengths[seat] > most) most = strengths[seat]
    }
    for (let seat = 0; seat < seats; seat++) odds += Math.exp(strengths[seat] - most)
    const even = most + Math.log(odds)
    let i = 0
    for (let next = 0; next < seats; next++) {
      const seat = (me + next) % seats
      const coins = purse[seat] / startCoins
      into[i++] = coins
      into[i++] = Math.min(coins, 0.5)
      into[i++] = Math.min(coins, 1)
      into[i++] = Math.max(0, coins - 1.5)
      into[i++] = (score[seat] - total / seats) / 5
      into[i++] = (score[seat] - best) / 5
      into[i++] = ((score[seat] - best) / 5) * sway
      into[i++] = table.blocked[seat] / 20
      into[i++] = table.highest[seat] / 13
      into[i++] = Math.max(HOPELESS, strengths[seat] - even) / 4
    }
    into[i + left] = 1
    i += rounds + 1
    if (current !== NONE) {
      into[i + current] = 1
      const { prizes } = market[current]
      for (let place = 0; place < seats; place++) into[i + market.length + place] = prizes[place] / 8
    }
    i += market.length + seats
    into[i + ((table.farmer - me + seats) % seats)] = 1
  }

  return {
    version: 2,
    facts,
    inputs,
    // What a card is used for: as farmer, as trader, or blocked.
    sorts: 3 * highestBid,
    read(state, me, into) {
      table.left = rounds - state.round + 1
      table.current = state.current
      table.farmer = state.farmer
      for (let seat = 0; seat < seats; seat++) {
        table.score[seat] = state.markers[seat] - state.debt[seat]
        table.purse[seat] = state.purse[seat]
        // What the others block before the first round is not visible yet.
        block(table, seat, state.phase === 'block' ? 0 : state.blocked[seat])
      }
      write(me, into)
    },
    sort(state, me, moves, sorts, rating) {
      let most = 0
      if (state.phase === 'bid') {
        guessUniform(state, guess)
        most = evaluatePairs(state, me, guess.farmers, guess.traders, values)
      }
      for (let i = 0; i < moves.length; i++) {
        const move = moves[i]
        if ('block' in move) {
          rating[i] = 0
          sorts[2 * i] = 2 * highestBid + move.block[0] - 1
          sorts[2 * i + 1] = 2 * highestBid + move.block[1] - 1
        } else {
          rating[i] = Math.max(POINTLESS, values[move.farmer * pairs.width + move.trader] - most)
          sorts[2 * i] = move.farmer - 1
          sorts[2 * i + 1] = highestBid + move.trader - 1
        }
      }
    },
    replies(chance) {
      const seen = new Float32Array(inputs)
      let asked: State | undefined
      const replies = repliesOf(facts, {
        share(me, left, score, purse, farmer = 0, trader = 0) {
          if (left === 0 || asked === undefined) return standing.share(me, left, score, purse)
          table.left = left
          for (let seat = 0; seat < seats; seat++) {
            table.score[seat] = score[seat]
            table.purse[seat] = purse[seat]
            const one = seat === me ? farmer : asked.farmerBid[seat]
            const other = seat === me ? trader : asked.traderBid[seat]
            table.blocked[seat] = one + other
            table.highest[seat] = Math.max(one, other)
          }
          write(me, seen)
          return chance(seen)
        },
      })
      return (state, seat, moves, worth) => {
        asked = state
        table.current = state.future
        table.farmer = (state.farmer + 1) % seats
        replies(state, seat, moves, worth)
      }
    },
  }
}

function block(table: Table, seat: Seat, cards: number): void {
  let sum = 0
  let highest = 0
  for (let card = 1, rest = cards >> 1; rest !== 0; card++, rest >>= 1)
    if ((rest & 1) === 1) {
      sum += card
      highest = card
    }
  table.blocked[seat] = sum
  table.highest[seat] = highest
}
